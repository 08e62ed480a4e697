import type { ReactNode } from 'react';
import type { Plant } from './plants.ts';

const LEAVES = (
  <>
    <path d="M20 52C8 52 3 44 3 36c10 0 17 6 17 16Z" fill="#5FA84A" />
    <path d="M20 50c1-10 8-15 17-15 0 9-6 15-17 15Z" fill="#7CC25E" />
  </>
);
const STEM = <path d="M20 60V26" stroke="#3F7F38" strokeWidth="4" strokeLinecap="round" />;

/** Daisy, tulip and bellflower: no meadow grows one kind only. */
const HEADS: readonly ReactNode[] = [
  <>
    <g fill="var(--c)" stroke="var(--cd)" strokeWidth="1">
      <circle cx="20" cy="8" r="6.5" />
      <circle cx="30" cy="15" r="6.5" />
      <circle cx="26" cy="26" r="6.5" />
      <circle cx="14" cy="26" r="6.5" />
      <circle cx="10" cy="15" r="6.5" />
    </g>
    <circle cx="20" cy="18" r="6.5" fill="#FFC93F" stroke="#B87400" strokeWidth="1" />
  </>,
  <>
    <path d="M7 6c6 0 8 4 13 8 5-4 7-8 13-8 2 16-3 25-13 25S5 22 7 6Z" fill="var(--c)" stroke="var(--cd)" />
    <path d="M20 4c5 6 6 18 0 26-6-8-5-20 0-26Z" fill="var(--cl)" stroke="var(--cd)" />
  </>,
  <>
    <path
      d="M20 2c9 3 13 13 12 23l4 5-8-1-8 4-8-4-8 1 4-5C7 15 11 5 20 2Z"
      fill="var(--c)"
      stroke="var(--cd)"
      strokeLinejoin="round"
    />
    <circle cx="20" cy="31" r="3.4" fill="#FFC93F" stroke="#B87400" />
    <path d="M14 12q2-5 6-6" stroke="var(--cl)" strokeWidth="3" strokeLinecap="round" fill="none" />
  </>,
];

const BUD = (
  <>
    <path d="M20 60V38" stroke="#3F7F38" strokeWidth="4" strokeLinecap="round" />
    {LEAVES}
    <path d="M20 18c7 5 8 15 0 22-8-7-7-17 0-22Z" fill="var(--ct)" stroke="var(--c)" strokeWidth="2" />
    <path d="M13 34c2 6 12 6 14 0l-2 7q-5 4-10 0Z" fill="#5FA84A" />
  </>
);

/** The place of a flower, dashed as a star that is still to come. */
const SEED = (
  <g stroke="#7F8F66" strokeWidth="2" strokeDasharray="3.6 3" strokeLinecap="round">
    <path d="M20 60V40" />
    <circle cx="20" cy="28" r="10" fill="#FFFAF0" />
  </g>
);

export interface PlantPictureProps {
  readonly plant: Plant;
  /** In its bed: neighbours are of another kind. */
  readonly place: number;
  readonly className?: string | undefined;
}

/** Decoration: the words beside the bed say how many of each there are. */
export function PlantPicture({ plant, place, className }: PlantPictureProps) {
  return (
    <svg className={className} viewBox="0 0 40 60" aria-hidden="true">
      {plant === 'seed' && SEED}
      {plant === 'bud' && BUD}
      {plant === 'flower' && (
        <>
          {STEM}
          {LEAVES}
          {HEADS[place % HEADS.length]}
        </>
      )}
    </svg>
  );
}
