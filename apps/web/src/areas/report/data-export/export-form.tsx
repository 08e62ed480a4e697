import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { columnText, type DataSetName, dataSet } from '@flink/contract/data-export/data-sets.ts';
import { questionIssues, questionOf } from '@flink/contract/data-export/export-question.ts';
import type { DataExport, DataExportForm } from '@flink/contract/entities/data-export.ts';
import { dayAfter } from '@flink/contract/rules/reports/days.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { useShortcut } from '@flink/ui/office/buttons/shortcuts.tsx';
import { DateRangeField } from '@flink/ui/office/date-range/date-range-field.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { SwitchField } from '@flink/ui/office/fields/switch-field.tsx';
import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useId, useState } from 'react';
import { saidOf } from '../../../shared/form/said-of.ts';
import { useDraft } from '../../../shared/form/use-draft.ts';
import { officeApi } from '../../../shared/office/office-api.ts';
import { useLeaveGuard } from '../../../shared/office/use-leave-guard.ts';
import { ChoiceChips } from './choice-chips.tsx';
import classes from './data-export.module.css';
import { daysText } from './export-words.ts';
import { RowCount } from './row-count.tsx';
import { useExportActions } from './use-exports.ts';

type Options = ReplyOf<Calls['dataExportOptions']>['data'];

interface ExportFormProps {
  readonly options: Options;
  /** Null for a new one. */
  readonly row: DataExport | null;
  readonly onSaved: () => void;
}

/** Four weeks, until somebody says otherwise. */
const USUAL_DAYS = 28;
const ALL = 'all';
const NOTHING_CHOSEN = { learningCenterId: null, isNumbered: false };

const formOf = (row: DataExport): DataExportForm => {
  const { name, set, columns, filters, from, to, learningCenterId, orderBy, order, isNumbered } = row;
  return { name, set, columns, filters, from, to, learningCenterId, orderBy, order, isNumbered };
};

/** What is taken along: which rows, of which days, with which columns, in which order. */
export function ExportForm({ options, row, onSaved }: ExportFormProps) {
  const { t, locale } = useTexts();
  const toasts = useToasts();
  const { renew } = useExportActions();
  const ids = useId();
  const { today, sets, centers, place } = options;
  /** Those last chosen: rows without days in between do not lose them. */
  const [days, setDays] = useState({
    from: row?.from ?? dayAfter(today, 1 - USUAL_DAYS),
    to: row?.to ?? today,
  });
  const other = (
    set: DataSetName,
    before: Pick<DataExportForm, 'learningCenterId' | 'isNumbered'>,
  ): Omit<DataExportForm, 'name'> => {
    const { columns, ...question } = questionOf(set, before, days);
    return { ...question, columns: [...columns], filters: {} };
  };
  const { values, changedFields, errors, failure, sending, change, submit } = useDraft<
    DataExportForm,
    unknown
  >({
    initial: row ? formOf(row) : { name: '', ...other(sets[0] ?? 'time', NOTHING_CHOSEN) },
    check: ({ name: _, ...question }) => saidOf(t, questionIssues(question)),
    send: (form) => {
      const body = { ...form, name: form.name.trim() === '' ? nameOf(form) : form.name };
      return row
        ? officeApi('editDataExport', { params: { id: row._id }, body })
        : officeApi('createDataExport', { body });
    },
    onSaved: async () => {
      await renew();
      onSaved();
    },
    onFailed: (error) => toasts.show({ message: error.message, tone: 'bad' }),
  });
  useLeaveGuard(changedFields.length > 0, row ? row.name : t('dataExport.new'));
  useShortcut('mod+enter', sending ? undefined : () => submit());

  /** Without a name of its own it is called by what it is. */
  const nameOf = (form: Omit<DataExportForm, 'name'>): string =>
    t('dataExport.named', {
      what: t(`dataExport.set.${form.set}`),
      days: daysText(form, t, locale),
    }).slice(0, 100);
  const { columns, filters, hasDays, isOfPeople } = dataSet(values.set);
  const wrongDays = errors.from ?? errors.to;
  const { name: _, ...question } = values;

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.fields}>
        {failure && <p role="alert">{failure.message}</p>}
        <fieldset className={classes.what}>
          <legend>{t('dataExport.what')}</legend>
          {sets.map((set) => (
            <label key={set} className={classes.set}>
              <input
                type="radio"
                name={`${ids}-set`}
                checked={values.set === set}
                onChange={() => change(other(set, values))}
              />
              <span>{t(`dataExport.set.${set}`)}</span>
              <small>{t(`dataExport.set.${set}.rows`)}</small>
            </label>
          ))}
        </fieldset>
        <TextField
          label={t('dataExport.name')}
          value={values.name}
          placeholder={nameOf(values)}
          maxLength={100}
          onChange={(name) => change({ name })}
          {...(errors.name ? { error: errors.name } : {})}
        />
        {hasDays && (
          <DateRangeField
            label={t('dataExport.dates')}
            required
            value={{ from: values.from, to: values.to }}
            latest={today}
            onChange={({ from, to }) => {
              change({ from, to });
              if (from && to) setDays({ from, to });
            }}
            {...(wrongDays ? { error: wrongDays } : {})}
          />
        )}
        {centers.length > 0 && (
          <SelectField
            label={t('dataExport.organisation')}
            searchable
            value={values.learningCenterId ?? ALL}
            options={[
              {
                value: ALL,
                label: t('dataExport.allCenters', { place: place ?? t('dataExport.everywhere') }),
              },
              ...centers.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
            onChange={(id) => change({ learningCenterId: id === ALL ? null : id })}
          />
        )}
        <ChoiceChips
          label={t('dataExport.columns')}
          aside={t('dataExport.columnsOf', { count: values.columns.length, all: columns.length })}
          options={columns.map(({ name }) => ({
            value: name,
            label: t(`dataExport.column.${columnText(name, options.isAboveTheCenter)}`),
          }))}
          chosen={values.columns}
          onChange={(chosen) =>
            change({ columns: columns.map(({ name }) => name).filter((name) => chosen.includes(name)) })
          }
          {...(errors.columns ? { error: errors.columns } : {})}
        />
        {Object.entries(filters).map(([name, offered]) => (
          <ChoiceChips
            key={name}
            label={t('dataExport.filter', { column: t(`dataExport.column.${name}`) })}
            options={offered.map((value) => ({ value, label: t(`dataExport.value.${value}`) }))}
            chosen={values.filters[name] ?? []}
            onChange={(chosen) => change({ filters: { ...values.filters, [name]: [...chosen] } })}
          />
        ))}
        <div className={classes.two}>
          <SelectField
            label={t('dataExport.orderBy')}
            value={values.orderBy}
            options={columns
              .filter(({ isOrder }) => isOrder)
              .map(({ name }) => ({ value: name, label: t(`dataExport.column.${name}`) }))}
            onChange={(orderBy) => change({ orderBy: orderBy ?? values.orderBy })}
            {...(errors.orderBy ? { error: errors.orderBy } : {})}
          />
          <SelectField
            label={t('dataExport.direction')}
            value={values.order}
            options={(['asc', 'desc'] as const).map((value) => ({
              value,
              label: t(`dataExport.order.${value}`),
            }))}
            onChange={(order) => change({ order: order === 'desc' ? 'desc' : 'asc' })}
          />
        </div>
        {isOfPeople && (
          <SwitchField
            label={t('dataExport.numbered')}
            hint={t('dataExport.numberedHint')}
            checked={values.isNumbered}
            onChange={(isNumbered) => change({ isNumbered })}
          />
        )}
        {values.set === 'usage' && options.isAboveTheCenter && (
          <p className={classes.hint}>{t('dataExport.guarded')}</p>
        )}
      </div>
      <footer className={classes.panelFoot}>
        <RowCount question={question} />
        {row && <p className={classes.hint}>{t('dataExport.makesAnew')}</p>}
        <Button variant="primary" type="submit" keys="mod+enter" fullWidth loading={sending}>
          {row ? t('dataExport.save') : t('dataExport.create')}
        </Button>
      </footer>
    </form>
  );
}
