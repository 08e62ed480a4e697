import { allows } from '@flink/contract/access/rules.ts';
import type { ReportGroup } from '@flink/contract/entities/report-group.ts';
import { REPORTS } from '@flink/contract/reports/all.gen.ts';
import { REPORT_NAMES, type ReportName } from '@flink/contract/reports/names.ts';
import { GROUP_DAYS, type GroupDays } from '@flink/contract/rules/reports/group-days.ts';
import { COMPARED } from '@flink/contract/rules/reports/report-range.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { MultiSelectField } from '@flink/ui/office/fields/multi-select-field.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useId } from 'react';
import { saidOf } from '../../../shared/form/said-of.ts';
import { useDraft } from '../../../shared/form/use-draft.ts';
import { officeApi } from '../../../shared/office/office-api.ts';
import { holderOf, useSession } from '../../../shared/session/session-store.ts';
import classes from './report-groups.module.css';

interface ReportGroupDialogProps {
  /** Null for a new one. */
  readonly group: ReportGroup | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const NEW: Omit<ReportGroup, '_id'> = { name: '', reports: [], days: 'fourWeeks', compared: 'before' };

export function ReportGroupDialog({ group, onClose, onSaved }: ReportGroupDialogProps) {
  const { t } = useTexts();
  const form = useId();
  const holder = holderOf(useSession());
  const { _id, ...initial } = group ?? { _id: null, ...NEW };
  const { values, errors, failure, sending, change, submit } = useDraft({
    initial,
    check: ({ name, reports }) =>
      saidOf(t, {
        name: name.trim() === '' ? 'request.required' : undefined,
        reports: reports.length === 0 ? 'request.required' : undefined,
      }),
    send: (body) =>
      _id === null
        ? officeApi('addReportGroup', { body })
        : officeApi('editReportGroup', { params: { id: _id }, body }),
    onSaved,
  });
  const offered = REPORT_NAMES.filter((name) => allows(REPORTS[name].access, holder));
  return (
    <Dialog
      opened
      title={group ? t('report.group.edit', { name: group.name }) : t('report.group.new')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('report.group.cancel')}</Button>
          <Button variant="primary" type="submit" form={form} loading={sending}>
            {t('report.group.save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className={classes.form} noValidate>
        {failure && <p role="alert">{failure.message}</p>}
        <TextField
          label={t('report.group.name')}
          value={values.name}
          onChange={(name) => change({ name })}
          maxLength={100}
          required
          {...(errors.name ? { error: errors.name } : {})}
        />
        <MultiSelectField
          label={t('report.group.reports')}
          value={values.reports}
          options={offered.map((name) => ({ value: name, label: t(`title.report.${name}`) }))}
          onChange={(chosen) =>
            change({ reports: REPORT_NAMES.filter((name): name is ReportName => chosen.includes(name)) })
          }
          required
          {...(errors.reports ? { error: errors.reports } : {})}
        />
        <SelectField
          label={t('report.dates')}
          value={values.days}
          options={Object.keys(GROUP_DAYS).map((days) => ({
            value: days,
            label: t(`report.group.days.${days}`),
          }))}
          onChange={(days) => change({ days: days as GroupDays })}
        />
        <SelectField
          label={t('report.compare')}
          value={values.compared}
          options={COMPARED.map((value) => ({ value, label: t(`report.compare.${value}`) }))}
          onChange={(compared) => change({ compared: compared === 'year' ? 'year' : 'before' })}
        />
      </form>
    </Dialog>
  );
}
