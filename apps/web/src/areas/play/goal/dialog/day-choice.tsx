import { TextField } from '@flink/ui/play/text-field.tsx';
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
  return (
    <div className={styles.days}>
      <Choices label={t('goal.until')}>
        {quickDays(today).map((quick) => (
          <Choice
            key={quick.name}
            shape="words"
            chosen={quick.day === day}
            label={`${t(`goal.in.${quick.name}`)}, ${longDay(quick.day, locale)}`}
            onChoose={() => onChange(quick.day)}
          >
            {t(`goal.in.${quick.name}`)}
          </Choice>
        ))}
      </Choices>
      <TextField
        type="date"
        label={t('goal.day')}
        min={today}
        value={day ?? ''}
        hint={day && !past ? longDay(day, locale) : undefined}
        error={past ? t('error.goals.dateInPast') : error}
        onChange={({ target }) => onChange(target.value || null)}
      />
    </div>
  );
}
