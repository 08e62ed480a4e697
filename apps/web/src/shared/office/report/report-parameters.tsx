import type { ReportAnswer, ReportFilter } from '@flink/contract/reports/answer.ts';
import { filterText, optionText } from '@flink/contract/reports/filter-text.ts';
import type { Report } from '@flink/contract/reports/report.ts';
import { nameText } from '@flink/contract/texts/format.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { DateRangeField } from '@flink/ui/office/date-range/date-range-field.tsx';
import { type Option, SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { ReactNode } from 'react';
import classes from './report.module.css';
import { EVERYWHERE, type ReportState, withFilter } from './report-address.ts';

interface ReportParametersProps {
  readonly state: ReportState;
  readonly report: Report;
  /** Null until it is there. */
  readonly answer: ReportAnswer | null;
  readonly today: string;
  /** What is wrong with the dates. */
  readonly error: string | null;
  /** Of what is chosen something is not there (any more). */
  readonly isNotThere: boolean;
  readonly onState: (next: ReportState) => void;
  readonly onReset: () => void;
  /** What is chosen before all others. */
  readonly children?: ReactNode;
}

const ALL = 'all';

/** What can be asked: the dates, the rows, what they are compared with, one place of several and one product of it. */
export function ReportParameters({
  state,
  report: { isCompared, shows = [] },
  answer,
  today,
  error,
  isNotThere,
  onState,
  onReset,
  children,
}: ReportParametersProps) {
  const { t, locale } = useTexts();
  const groupings = answer?.groupings ?? [];
  const purchases = answer?.purchases ?? [];
  const unknown = isNotThere ? t('error.notFound') : null;
  return (
    <div className={classes.parameters}>
      <DateRangeField
        label={t('report.dates')}
        required
        value={{ from: state.from || null, to: state.to || null }}
        latest={today}
        firstDayOfWeek={answer?.firstDayOfWeek}
        {...(error === null ? {} : { error })}
        onChange={({ from, to }) => onState({ ...state, from: from ?? '', to: to ?? '' })}
      />
      {children}
      {groupings.length > 1 && (
        <SelectField
          label={t('report.rows')}
          value={answer?.by ?? null}
          options={groupings.map((by) => ({ value: by, label: t(`report.by.${by}`) }))}
          onChange={(by) =>
            onState({ ...state, by: groupings.find((one) => one === by) ?? null, sort: null })
          }
        />
      )}
      <Chosen
        label={t('report.by.organization')}
        all={t('report.allOrganizations')}
        places={answer?.organizations ?? []}
        value={state.masterOrganizationId}
        unknown={unknown}
        onChange={(masterOrganizationId) => onState({ ...state, ...EVERYWHERE, masterOrganizationId })}
      />
      <Chosen
        label={t('report.by.region')}
        all={t('report.allRegions')}
        places={answer?.regions ?? []}
        value={state.regionId}
        unknown={unknown}
        onChange={(regionId) => onState({ ...state, regionId, learningCenterId: null, purchaseId: null })}
      />
      <Chosen
        label={t('report.center')}
        all={t('report.allCenters')}
        places={answer?.centers ?? []}
        value={state.learningCenterId}
        unknown={unknown}
        onChange={(learningCenterId) => onState({ ...state, learningCenterId, purchaseId: null })}
      />
      {(purchases.length > 1 || state.purchaseId !== null) && (
        <SelectField
          label={t('report.by.product')}
          value={state.purchaseId ?? ALL}
          options={[
            { value: ALL, label: t('report.allProducts') },
            ...withChosen(purchases, state.purchaseId, unknown),
          ]}
          onChange={(id) => onState({ ...state, purchaseId: id === ALL ? null : id })}
        />
      )}
      {answer && answer.currencies.length > 1 && (
        <SelectField
          label={t('report.currency')}
          value={answer.currency}
          options={answer.currencies.map((code) => ({
            value: code,
            label: `${code}, ${nameText(code, locale, 'currency')}`,
          }))}
          onChange={(code) =>
            onState({ ...state, currency: answer.currencies.find((one) => one === code) ?? null })
          }
        />
      )}
      {answer?.filters.map((filter) => (
        <Filter
          key={filter.name}
          filter={filter}
          onChange={(value) => onState(withFilter(state, filter.name, value))}
        />
      ))}
      {shows.length > 0 && (
        <SelectField
          label={t('report.show')}
          value={state.show ?? shows[0]?.name ?? null}
          options={shows.map(({ name }) => ({ value: name, label: t(`report.column.${name}`) }))}
          onChange={(show) => onState({ ...state, show: show === shows[0]?.name ? null : show, sort: null })}
        />
      )}
      {isCompared && (
        <SelectField
          label={t('report.compare')}
          value={state.compared}
          options={(['before', 'year'] as const).map((value) => ({
            value,
            label: t(`report.compare.${value}`),
          }))}
          onChange={(compared) => onState({ ...state, compared: compared === 'year' ? 'year' : 'before' })}
        />
      )}
      <Button variant="quiet" onClick={onReset}>
        {t('report.reset')}
      </Button>
    </div>
  );
}

interface FilterProps {
  readonly filter: ReportFilter;
  readonly onChange: (value: string | null) => void;
}

/** More are found by typing. */
const MANY = 8;

/** One of several values, or all of them; nothing where there is no choice. One category leaves out what has none. */
function Filter({ filter: { name, value, options }, onChange }: FilterProps) {
  const { t } = useTexts();
  if (options.length <= (name === 'category' ? 0 : 1) && value === null) return null;
  return (
    <SelectField
      label={filterText(t, name)}
      searchable={options.length > MANY}
      value={value ?? ALL}
      options={[
        { value: ALL, label: t(`report.filter.all.${name}`) },
        ...options.map((option) => ({ value: option._id, label: optionText(t, name, option) })),
      ]}
      onChange={(chosen) => onChange(chosen === ALL ? null : chosen)}
    />
  );
}

interface ChosenProps {
  readonly label: string;
  readonly all: string;
  readonly places: ReportAnswer['centers'];
  readonly value: string | null;
  /** What is said of a chosen one that is not among them; null while nobody knows. */
  readonly unknown: string | null;
  readonly onChange: (id: string | null) => void;
}

function withChosen(
  places: ReportAnswer['centers'],
  value: string | null,
  unknown: string | null,
): readonly Option[] {
  const options = places.map(({ _id, name }) => ({ value: _id, label: name }));
  return value === null || unknown === null || places.some(({ _id }) => _id === value)
    ? options
    : [...options, { value, label: unknown }];
}

/** One place of several, or all of them; nothing where there is no choice. */
function Chosen({ label, all, places, value, unknown, onChange }: ChosenProps) {
  if (places.length <= 1 && value === null) return null;
  return (
    <SelectField
      label={label}
      searchable
      value={value ?? ALL}
      options={[{ value: ALL, label: all }, ...withChosen(places, value, unknown)]}
      onChange={(id) => onChange(id === ALL ? null : id)}
    />
  );
}
