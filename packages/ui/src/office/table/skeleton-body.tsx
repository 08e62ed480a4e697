import { Checkbox } from '@mantine/core';
import { useAfter } from '../../timing/use-after.ts';
import { SKELETON_AFTER_MS, SkeletonBar, SkeletonRound } from '../states/skeleton.tsx';
import classes from './data-table.module.css';
import type { HeadColumn } from './table-head.tsx';
import own from './table-row.module.css';

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
          <td className={classes.first}>
            <div className={own.who}>
              {withPicture && <SkeletonRound />}
              <SkeletonBar place={line} />
            </div>
          </td>
          {columns.slice(1).map((column, place) => (
            <td
              key={column.id}
              data-head={column.header}
              className={column.minor ? classes.minor : undefined}
            >
              <SkeletonBar place={line + (place + 1) * 3} />
            </td>
          ))}
          {withActions && <td className={classes.actions} />}
        </tr>
      ))}
    </tbody>
  );
}
