import { classNames } from '@flink/ui/play/class-names.ts';
import type { ReactNode } from 'react';
import styles from './event-picture.module.css';
import type { PointsEvent } from './points-history.ts';

const CHILD = (
  <>
    <circle cx="0" cy="-8" r="13" fill="#C98A5E" />
    <path d="M-13-9C-12-28 12-28 13-9 7-16-5-17-13-9Z" fill="#4A2B1C" />
    <path d="M-20 30C-20 14-12 8 0 8s20 6 20 22Z" fill="#F79A1E" />
  </>
);
const ADULT = (
  <>
    <circle cx="0" cy="-14" r="16" fill="#8A5436" />
    <path d="M-17-10C-22-40 22-40 17-10 14-22 6-26 0-26s-14 4-17 16Z" fill="#2B1B22" />
    <path d="M-28 34C-28 12-16 6 0 6s28 6 28 28Z" fill="#7B45C9" />
  </>
);

const PICTURES: Readonly<
  Record<PointsEvent['kind'], { readonly tint: string; readonly drawing: ReactNode }>
> = {
  child: { tint: '#FFEACB', drawing: <g transform="translate(50 58) scale(1.3)">{CHILD}</g> },
  adult: { tint: '#EDE2FB', drawing: <g transform="translate(50 60) scale(1.1)">{ADULT}</g> },
  together: {
    tint: '#DDF2DF',
    drawing: (
      <>
        <g transform="translate(36 60)">{ADULT}</g>
        <g transform="translate(69 66)">{CHILD}</g>
      </>
    ),
  },
  reversal: {
    tint: '#DCEBFC',
    drawing: (
      <>
        <path d="M62 20a33 33 0 1 0 20 50 28 28 0 0 1-20-50Z" fill="#4E97E4" />
        <path d="M66 42h14L66 58h14" fill="none" stroke="#124A8A" strokeWidth="6" strokeLinejoin="round" />
      </>
    ),
  },
  reward: {
    tint: '#FCE0E3',
    drawing: (
      <>
        <path d="M24 50h52v26a7 7 0 0 1-7 7H31a7 7 0 0 1-7-7Z" fill="#D42F4B" />
        <rect x="19" y="36" width="62" height="18" rx="6" fill="#EA5C72" />
        <path d="M43 36h14v47H43Z" fill="#FFC93F" />
        <path
          d="M50 36c-16 0-22-6-20-13s16-5 20 13c4-18 18-20 20-13s-4 13-20 13Z"
          fill="none"
          stroke="#F7AE14"
          strokeWidth="6"
        />
      </>
    ),
  },
};

/** What a change of the points was for. Decoration: the words stand beside it. */
export function EventPicture({
  kind,
  className,
}: Pick<PointsEvent, 'kind'> & { readonly className?: string }) {
  const { tint, drawing } = PICTURES[kind];
  return (
    <svg className={classNames(styles.picture, className)} viewBox="0 0 100 100" aria-hidden="true">
      <rect width="100" height="100" fill={tint} />
      {drawing}
    </svg>
  );
}
