import classes from './marked.module.css';
import { markedRuns } from './marked-runs.ts';

/** Words, and in them what was looked for. */
export function Marked({ text, keyword }: { readonly text: string; readonly keyword: string }) {
  return markedRuns(text, keyword).map(({ words, isFound, at }) =>
    isFound ? (
      <mark key={at} className={classes.found}>
        {words}
      </mark>
    ) : (
      words
    ),
  );
}
