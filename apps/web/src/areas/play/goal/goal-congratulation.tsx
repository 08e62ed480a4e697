import { lazy, Suspense, useState } from 'react';
import type { PlayData } from '../menu/menu-data.ts';
import { type ReachedGoal, reachedGoals } from './goals.ts';

const GoalParty = lazy(() => import('./dialog/goal-party.tsx'));

/** What was celebrated once is not celebrated again while the server is told. */
const celebrated = new Set<string>();

/** A party for each learning goal that has been reached, one after the other. */
export function GoalCongratulation({ data }: { readonly data: PlayData }) {
  const [, look] = useState(0);
  const next = reachedGoals(data).find((reached) => !celebrated.has(keyOf(reached)));
  if (!next) return null;

  const done = () => {
    celebrated.add(keyOf(next));
    look(celebrated.size);
  };

  return (
    <Suspense fallback={null}>
      <GoalParty key={keyOf(next)} reached={next} onDone={done} />
    </Suspense>
  );
}

const keyOf = ({ learner, goal }: ReachedGoal) => `${learner._id} ${goal.solution} ${goal.accomplishedAt}`;
