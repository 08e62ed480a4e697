import type { GoalWish } from '@flink/contract/entities/learning-goal.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../../shared/api.ts';
import { useWritePlayData } from '../../data/use-write-play-data.ts';

export interface GoalChange {
  readonly learnerId: string;
  readonly solution: string;
  /** Null takes the goal away. */
  readonly wish: GoalWish | null;
}

export function useChangeGoal() {
  const writePlayData = useWritePlayData();
  return useMutation({
    mutationFn: ({ learnerId, solution, wish }: GoalChange) =>
      api('updateLearners', { body: [{ learnerId, data: { learningGoals: { [solution]: wish } } }] }),
    networkMode: 'always',
    onSuccess: ({ data: changed }) =>
      writePlayData((data) => ({
        ...data,
        learners: data.learners.map((learner) => {
          const own = changed.find(({ learnerId }) => learnerId === learner._id);
          return own ? { ...learner, learningGoals: own.learningGoals } : learner;
        }),
      })),
  });
}
