import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import { POINTS_FIELDS, POINTS_UNITS, type PointsField } from '@flink/contract/rules/play/points-fields.ts';
import { NumberField } from '@flink/ui/office/fields/number-field.tsx';
import { SwitchField } from '@flink/ui/office/fields/switch-field.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import classes from './general.module.css';

export type PointsValues = { readonly enable: boolean } & { readonly [Name in PointsField]: number | null };

/** Spec 3 §5.4: family points fields are required numbers. */
export const pointsIssues = (values: PointsValues): Record<string, ErrorCode> =>
  Object.fromEntries(
    POINTS_FIELDS.filter((name) => values[name] === null).map((name) => [
      `points.${name}`,
      'request.required',
    ]),
  );

interface PointsFieldsProps {
  readonly values: PointsValues;
  readonly onChange: (change: Partial<PointsValues>) => void;
  readonly errorOf: (name: PointsField) => string | undefined;
}

/** The family points form (spec 3 §2.3): what play brings, what is taken back, what is given for it. */
export function PointsFields({ values, onChange, errorOf }: PointsFieldsProps) {
  const { t } = useTexts();
  return (
    <Card title={t('manage.set.points')}>
      <SwitchField
        label={t('manage.points.enable')}
        hint={t('manage.points.hint')}
        checked={values.enable}
        onChange={(enable) => onChange({ enable })}
      />
      <div className={classes.numbers}>
        {POINTS_FIELDS.map((name) => {
          const error = errorOf(name);
          return (
            <NumberField
              key={name}
              label={t(`manage.points.${name}`)}
              unit={t(`manage.points.unit.${POINTS_UNITS[name]}`)}
              required
              min={0}
              max={1_000_000}
              value={values[name]}
              onChange={(value) => onChange({ [name]: value })}
              {...(error ? { error } : {})}
            />
          );
        })}
      </div>
    </Card>
  );
}
