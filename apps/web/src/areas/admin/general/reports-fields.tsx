import type { ReportsRate } from '@flink/contract/rules/reports/report-periods.ts';
import { NumberField } from '@flink/ui/office/fields/number-field.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useListValues } from '../resource/use-list-values.ts';
import classes from './general.module.css';
import { offeredRates } from './settings-rules.ts';

interface ReportsFieldsProps {
  readonly rate: ReportsRate;
  readonly dates: readonly string[];
  readonly onRate: (rate: ReportsRate) => void;
  readonly onDates: (dates: string[]) => void;
  readonly errorOf: (place: number) => string | undefined;
  /** Null shows all groups. */
  readonly hideBelow: number | null;
  readonly onHideBelow: (below: number | null) => void;
  readonly hideBelowError: string | undefined;
}

/** The reports rate with its end dates (spec 3 §3, §9), and from which size on groups are shown. */
export function ReportsFields({
  rate,
  dates,
  onRate,
  onDates,
  errorOf,
  hideBelow,
  onHideBelow,
  hideBelowError,
}: ReportsFieldsProps) {
  const { t } = useTexts();
  const offered = offeredRates(useListValues('ReportsRates'), rate);
  return (
    <Card title={t('manage.set.reports')}>
      <div className={classes.fields}>
        <SelectField
          label={t('manage.set.reportsRate')}
          hint={t('manage.reports.hint')}
          value={rate}
          options={offered.map((value) => ({
            value,
            label: t(`manage.reports.${value.replaceAll(' ', '')}`),
          }))}
          onChange={(chosen) => chosen && onRate(chosen as ReportsRate)}
        />
      </div>
      {dates.length > 0 && (
        <div className={classes.numbers}>
          {dates.map((date, place) => {
            const error = errorOf(place);
            return (
              <TextField
                // biome-ignore lint/suspicious/noArrayIndexKey: a date has no other name than its place
                key={place}
                label={t('manage.reports.endDate', { number: place + 1 })}
                type="date"
                required
                value={date}
                onChange={(value) => onDates(dates.map((one, at) => (at === place ? value : one)))}
                {...(error ? { error } : {})}
              />
            );
          })}
        </div>
      )}
      <div className={classes.fields}>
        <NumberField
          label={t('manage.set.hideGroupsSmallerThan')}
          hint={t('manage.set.hideGroupsSmallerThanHint')}
          min={2}
          max={1_000}
          value={hideBelow}
          onChange={onHideBelow}
          {...(hideBelowError ? { error: hideBelowError } : {})}
        />
      </div>
    </Card>
  );
}
