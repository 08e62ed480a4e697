import { areas } from './areas.ts';
import { routeTable } from './route-table.ts';

/** The letters of sign-in and Play. */
const FONTS = ['400 1em Andika', '700 1em Andika', '700 1em "Baloo 2"', '800 1em "Baloo 2"'];

/** Somebody who signs in types for a while. */
const TYPING_MS = 1_500;

const firstPartOf = (path: string): string => path.split('/')[1] ?? '';
const PLAY_PARTS = new Set(
  routeTable.filter(({ area }) => area === 'play').map(({ path }) => firstPartOf(path)),
);
const OFFICE_PARTS = new Set(
  routeTable.filter(({ area }) => area !== 'play' && area !== 'sign-in').map(({ path }) => firstPartOf(path)),
);

/**
 * The learner's area is read while its texts are still on the way, and while people sign in: most of them are learners,
 * and a child should not wait for it after the press of Login.
 */
export function preloadCode(pathname: string): void {
  const part = firstPartOf(pathname);
  if (OFFICE_PARTS.has(part)) return;
  // The first words are then laid out once, in their own letters; without them they are read in others.
  for (const font of FONTS) document.fonts.load(font).catch(() => {});
  // Without a connection it is asked for again when it is needed.
  const fetchPlay = () => void areas.play().catch(() => {});
  if (PLAY_PARTS.has(part)) fetchPlay();
  else window.addEventListener('load', () => setTimeout(fetchPlay, TYPING_MS), { once: true });
}
