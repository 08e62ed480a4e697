import { Checkbox } from '@mantine/core';
import { SKELETON_AFTER_MS, SkeletonBar, SkeletonRound } from '../skeleton.tsx';
import { useAfter } from '../use-after.ts';
import classes from './data-table.module.css';
import type { HeadColumn } from './table-head.tsx';

export interface SkeletonBodyProps {
  readonly rows: number;
  readonly columns: readonly HeadColumn[];
  readonly withPick: boolean;
  readonly withPicture: boolean;
  readonly withActions: boolean;
}

/** Rows in the final shape, after a moment. */
export function SkeletonBody({ rows, columns, withPick, withPicture, withActions }: SkeletonBodyProps) {
  const shown = useAfter(SKELETON_AFTER_MS);
  const lines = shown ? Array.from({ length: rows }, (_, line) => line) : [];
  return (
    <tbody aria-hidden="true">
      {lines.map((line) => (
        <tr key={line}>
          {withPick && (
            <td className={classes.pick}>
              <Checkbox disabled tabIndex={-1} aria-hidden="true" />
            </td>
          )}
          {columns.map((column, place) => (
            <td
              key={column.id}
              className={place === 0 ? classes.first : column.minor ? classes.minor : undefined}
            >
              <div className={place === 0 ? classes.who : undefined}>
                {place === 0 && withPicture && <SkeletonRound />}
                <SkeletonBar place={line + place * 3} />
              </div>
            </td>
          ))}
          {withActions && <td className={classes.actions} />}
        </tr>
      ))}
    </tbody>
  );
}
