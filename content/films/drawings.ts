const svg = (width: number, height: number, shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shapes}</svg>`;

const INK = '#2b2140';
const PAPER = '#fffaf0';
const SUN = '#ffc83d';
const TEAL = '#1b9c8f';
const GREEN = '#3fa34d';
const BLUE = '#3f7fd6';
const RED = '#d9534f';

const card = (fill: string, mark: string) =>
  svg(
    120,
    90,
    `<rect x="4" y="4" width="112" height="82" rx="16" fill="${fill}" stroke="${PAPER}" stroke-width="6"/>${mark}`,
  );

/** What clips show of the screens, drawn in the hand of the product. */
export const drawings = {
  face: svg(
    100,
    100,
    `<circle cx="50" cy="50" r="46" fill="${SUN}" stroke="${PAPER}" stroke-width="6"/><circle cx="35" cy="42" r="5" fill="${INK}"/><circle cx="65" cy="42" r="5" fill="${INK}"/><path d="M30 60q20 20 40 0" fill="none" stroke="${INK}" stroke-width="6" stroke-linecap="round"/>`,
  ),
  password: svg(
    200,
    60,
    `<rect x="3" y="3" width="194" height="54" rx="16" fill="${PAPER}" stroke="${TEAL}" stroke-width="6"/><g fill="${INK}"><circle cx="45" cy="30" r="9"/><circle cx="82" cy="30" r="9"/><circle cx="119" cy="30" r="9"/><circle cx="156" cy="30" r="9"/></g>`,
  ),
  go: svg(
    160,
    70,
    `<rect x="3" y="3" width="154" height="64" rx="32" fill="${GREEN}" stroke="${PAPER}" stroke-width="6"/><path d="M58 35h44m-18-18 18 18-18 18" fill="none" stroke="${PAPER}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>`,
  ),
  line: svg(
    400,
    40,
    `<path d="M4 8q196 56 392 0" fill="none" stroke="${INK}" stroke-width="6" stroke-linecap="round"/>`,
  ),
  tag: svg(
    100,
    120,
    `<path d="M50 4v16" stroke="${INK}" stroke-width="6"/><rect x="6" y="20" width="88" height="94" rx="16" fill="${BLUE}" stroke="${PAPER}" stroke-width="6"/><path d="m50 40 8 17 19 2-14 13 4 19-17-9-17 9 4-19-14-13 19-2z" fill="${PAPER}"/>`,
  ),
  sign: svg(
    100,
    120,
    `<path d="M50 4v16" stroke="${INK}" stroke-width="6"/><rect x="6" y="20" width="88" height="94" rx="16" fill="${SUN}" stroke="${PAPER}" stroke-width="6"/><path d="m38 46 30 21-30 21z" fill="${INK}"/>`,
  ),
  star: svg(
    100,
    100,
    `<path d="m50 6 13 28 31 4-23 21 6 31-27-15-27 15 6-31L6 38l31-4z" fill="${SUN}" stroke="${PAPER}" stroke-width="5" stroke-linejoin="round"/>`,
  ),
  hand: svg(
    90,
    110,
    `<path d="M30 60V16a10 10 0 0 1 20 0v30l26 6q10 3 8 14l-6 30q-3 10-14 10H44q-9 0-14-8L8 66q-4-8 4-12t18 12z" fill="#c98a5b" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>`,
  ),
  'card-a': card(
    BLUE,
    `<path d="M42 68 60 22l18 46M49 53h22" fill="none" stroke="${PAPER}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>`,
  ),
  'card-b': card(
    RED,
    `<path d="M46 22v46h16a13 13 0 0 0 0-25H46h13a10 10 0 0 0 0-21z" fill="none" stroke="${PAPER}" stroke-width="8" stroke-linejoin="round"/>`,
  ),
  'card-c': card(
    GREEN,
    `<path d="M78 32a22 22 0 1 0 0 26" fill="none" stroke="${PAPER}" stroke-width="8" stroke-linecap="round"/>`,
  ),
  page: svg(
    160,
    120,
    `<path d="M80 20q-30-16-72-8v88q42-8 72 8 30-16 72-8V12q-42-8-72 8z" fill="${PAPER}" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/><path d="M80 20v88M24 36q20-3 40 3M24 56q20-3 40 3M24 76q20-3 40 3M96 39q20-6 40-3M96 59q20-6 40-3M96 79q20-6 40-3" fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round"/>`,
  ),
} as const;

export type DrawingName = keyof typeof drawings;
