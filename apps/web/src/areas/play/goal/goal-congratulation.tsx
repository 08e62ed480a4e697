import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlayData } from '../data/menu-data.ts';
import { type ReachedGoal, reachedGoals } from './goals.ts';

/** What was celebrated once is not celebrated again while the server is told. */
const celebrated = new Set<string>();

/** A party for each learning goal that has been reached, one after the other. */
export function GoalCongratulation({ data }: { readonly data: PlayData }) {
  const [, look] = useState(0);
  const next = reachedGoals(data).find((reached) => !celebrated.has(keyOf(reached)));
  // What cannot be fetched now is celebrated on the next page or the next day.
  const { data: party } = useQuery({
    queryKey: ['room', 'goal-party'],
    queryFn: () => import('./dialog/goal-party.tsx'),
    enabled: next !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  });
  if (!next || !party) return null;

  const done = () => {
    celebrated.add(keyOf(next));
    look(celebrated.size);
  };

  return <party.default key={keyOf(next)} reached={next} onDone={done} />;
}

const keyOf = ({ learner, goal }: ReachedGoal) => `${learner._id} ${goal.solution} ${goal.accomplishedAt}`;
