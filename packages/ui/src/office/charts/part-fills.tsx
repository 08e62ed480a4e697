import { useId } from 'react';
import classes from './part-fills.module.css';

/** The fills of the parts of a bar. Only the first is plain: the others are told apart without their colours. */
const SIZE = 7;

const DRAWN = {
  2: (
    <>
      <rect className={classes.faint} width={SIZE} height={SIZE} />
      <rect className={classes.colour} width="3" height={SIZE} />
    </>
  ),
  3: (
    <>
      <rect className={classes.colour} width={SIZE} height={SIZE} />
      <circle className={classes.gap} cx="3.5" cy="3.5" r="1.3" />
    </>
  ),
  4: (
    <>
      <rect className={classes.colour} width={SIZE} height={SIZE} />
      <rect className={classes.gap} width={SIZE} height="1.5" />
    </>
  ),
  5: (
    <>
      <rect className={classes.colour} width={SIZE} height={SIZE} />
      <rect className={classes.gap} width={SIZE} height="1.2" />
      <rect className={classes.gap} width="1.2" height={SIZE} />
    </>
  ),
} as const;

type Drawn = keyof typeof DRAWN;

const isDrawn = (part: number): part is Drawn => part in DRAWN;

/** `part` counts from 1; `id` is the one that the fills were defined under. */
export const partFill = (id: string, part: number): string | undefined =>
  isDrawn(part) ? `url(#${id}-${part})` : undefined;

export function PartFills({
  id,
  parts = [2, 3, 4, 5],
}: {
  readonly id: string;
  readonly parts?: readonly number[];
}) {
  return (
    <defs>
      {parts.filter(isDrawn).map((part) => (
        <pattern
          key={part}
          id={`${id}-${part}`}
          data-part={part}
          className={classes.fill}
          width={SIZE}
          height={SIZE}
          patternUnits="userSpaceOnUse"
          patternTransform={part === 2 || part === 5 ? 'rotate(45)' : undefined}
        >
          {DRAWN[part]}
        </pattern>
      ))}
    </defs>
  );
}

/** The sign of a part in the key of a chart. */
export function PartMark({ part }: { readonly part: number }) {
  const id = useId();
  return (
    <svg className={classes.mark} width="14" height="12" viewBox="0 0 14 12" aria-hidden="true">
      <PartFills id={id} parts={[part]} />
      <rect
        className={classes.fill}
        data-part={part}
        width="14"
        height="12"
        rx="3"
        fill={partFill(id, part)}
      />
    </svg>
  );
}
