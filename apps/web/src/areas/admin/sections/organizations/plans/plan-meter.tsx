import { numberText } from '@flink/contract/texts/format.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import classes from '../form-parts.module.css';

interface PlanMeterProps {
  readonly inUse: number;
  readonly assigned: number;
  /** What is left to assign; where nothing more is meant, 0. */
  readonly left?: number;
  /** What a full line stands for, so that lengths compare. */
  readonly scale?: number;
}

/** One bar: in use, assigned, left (design: Forms). Its words stand beside it. */
export function PlanMeter({ inUse, assigned, left = 0, scale }: PlanMeterProps) {
  const notUsed = Math.max(0, assigned - inUse);
  const free = Math.max(0, left);
  const whole = Math.max(1, scale ?? inUse + notUsed + free);
  const share = (count: number) => ({ inlineSize: `${Math.min(100, (count / whole) * 100)}%` });
  return (
    <div className={classes.meter} aria-hidden="true">
      {inUse > 0 && <i className={classes.inUse} style={share(inUse)} />}
      {notUsed > 0 && <i className={classes.notUsed} style={share(notUsed)} />}
      {free > 0 && <i className={classes.free} style={share(free)} />}
    </div>
  );
}

interface MeterKeyProps {
  /** Figures before the words; without them it is the key of a whole table. */
  readonly counts?: { readonly inUse: number; readonly notUsed: number; readonly left: number };
}

export function MeterKey({ counts }: MeterKeyProps) {
  const { t, locale } = useTexts();
  const figure = (count: number | undefined) => (count === undefined ? '' : `${numberText(count, locale)} `);
  return (
    <div className={classes.key}>
      <span>
        <i className={classes.inUse} />
        {figure(counts?.inUse)}
        {t('plans.inUse')}
      </span>
      <span>
        <i className={classes.notUsed} />
        {figure(counts?.notUsed)}
        {t('plans.notUsed')}
      </span>
      <span>
        <i className={classes.free} />
        {figure(counts?.left)}
        {t('plans.leftToAssign')}
      </span>
    </div>
  );
}
