import { TextField } from '@flink/ui/play/fields/text-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type Day, longDay, quickDays } from '../goal-days.ts';
import { Choice, Choices } from './choices.tsx';
import styles from './day-choice.module.css';

export interface DayChoiceProps {
  readonly today: Day;
  readonly day: Day | null;
  /** What the server says against the day. */
  readonly error: string | undefined;
  readonly onChange: (day: Day | null) => void;
}

/** Until when: a friendly choice, or any day that has not passed. */
export function DayChoice({ today, day, error, onChange }: DayChoiceProps) {
  const { t, locale } = useTexts();
  const past = day !== null && day < today;
  const quick = quickDays(today);
  const own = day !== null && !past && quick.every((one) => one.day !== day);
  return (
    <div className={styles.days}>
      <Choices label={t('goal.until')}>
        {quick.map((one) => (
          <Choice
            key={one.name}
            shape="words"
            chosen={one.day === day}
            label={`${t(`goal.in.${one.name}`)}, ${longDay(one.day, locale)}`}
            onChoose={() => onChange(one.day)}
          >
            {t(`goal.in.${one.name}`)}
          </Choice>
        ))}
      </Choices>
      <TextField
        type="date"
        label={t('goal.day')}
        min={today}
        value={day ?? ''}
        hint={own ? longDay(day, locale) : undefined}
        error={past ? t('error.goals.dateInPast') : error}
        onChange={({ target }) => onChange(target.value || null)}
      />
    </div>
  );
}
