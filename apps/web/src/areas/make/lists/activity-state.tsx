import type { MadeActivity } from '@flink/contract/entities/make.ts';
import { StatePip, type StateTone } from '@flink/ui/office/marks/state-pip.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';

export const STATES = ['toFix', 'ready', 'notStarted'] as const;
export type ActivityState = (typeof STATES)[number];

/** What has no problem yet is not wrong, only not begun. */
export const stateOf = ({ isValid, problemCount }: Pick<MadeActivity, 'isValid' | 'problemCount'>) =>
  isValid ? 'ready' : problemCount === 0 ? 'notStarted' : 'toFix';

const STATE_TONES: Readonly<Record<ActivityState, StateTone>> = {
  toFix: 'bad',
  ready: 'ok',
  notStarted: 'none',
};

interface StateMarkProps {
  readonly state: ActivityState;
  /** How much is to fix, where that is known. */
  readonly count: number | null;
  readonly inTable?: boolean;
}

export function StateMark({ state, count, inTable = false }: StateMarkProps) {
  const { t } = useTexts();
  const words = {
    toFix: count ? t('make.toFixCount', { count }) : t('make.toFix'),
    ready: t('make.ready'),
    notStarted: t('make.notStarted'),
  }[state];
  return (
    <StatePip tone={STATE_TONES[state]} inTable={inTable}>
      {words}
    </StatePip>
  );
}
