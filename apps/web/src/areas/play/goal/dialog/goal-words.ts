import type { LearningGoal } from '@flink/contract/entities/learning-goal.ts';
import type { Translate } from '@flink/ui/texts/texts.tsx';
import { subjectName } from '../../menu/board/subject.tsx';

export const goalName = (t: Translate, { subject, level }: Pick<LearningGoal, 'subject' | 'level'>): string =>
  t('menu.level', { subject: subjectName(t, subject), level: String(level) });

export const daysLeftWords = (t: Translate, daysLeft: number): string =>
  daysLeft === 0 ? t('goal.lastDay') : t('goal.daysLeft', { count: daysLeft });
