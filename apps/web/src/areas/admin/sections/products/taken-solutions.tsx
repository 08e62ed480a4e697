import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueries } from '@tanstack/react-query';
import classes from '../../resource/fields/fields.module.css';
import { resourceApi } from '../../resource/resource-api.ts';

interface TakenSolutionsProps {
  readonly chosen: readonly string[];
  /** Its own ones, as it was last saved. */
  readonly kept: readonly string[];
}

/** A solution belongs to one product: which of those chosen leave another one for this. */
export function TakenSolutions({ chosen, kept }: TakenSolutionsProps) {
  const { t } = useTexts();
  const { row } = resourceApi('solutions');
  const found = useQueries({
    queries: chosen
      .filter((id) => !kept.includes(id))
      .map((id) => ({
        queryKey: ['chosen', 'solutions', id],
        queryFn: ({ signal }: { readonly signal: AbortSignal }) => row(id, signal),
        retry: false,
        staleTime: 60_000,
      })),
  });
  const taken = found.flatMap(({ data }) => data ?? []);
  return (
    <div role="status" className={classes.told}>
      {taken.map(({ _id, displayName, productName }) => (
        <StatePip key={_id} tone="warn">
          {t('manage.solutionMoves', { solution: String(displayName), product: String(productName) })}
        </StatePip>
      ))}
    </div>
  );
}
