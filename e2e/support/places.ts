import { type RouteRow, routeTable } from '../../apps/web/src/app/route-table.ts';
import { libraryId } from '../../content/library/library-id.ts';
import { readStrings } from '../../content/load/strings.ts';

/** What stands for a parameter of an address; one that is not listed here gets an id that belongs to nothing. */
const SAMPLES: Readonly<Record<string, string>> = {
  learningCenterUrl: 'maple',
  code: 'MAPLE-2026',
  pendingRegistration: 'pending-paid',
  level: '1',
  subject: 'reading',
  tab: 'content',
  activityId: libraryId('activity', 'animals', 'multiple-choice', 'en'),
  wordlistId: libraryId('wordlist', 'animals', 'en'),
};
const NO_ID = '00000000-0000-7000-8000-000000000000';

export interface Place extends RouteRow {
  /** The path with its parameters filled in. */
  readonly address: string;
  readonly titleText: string;
}

const texts = readStrings();

const filled = (path: string) => path.replaceAll(/\$(\w+)/g, (_, name: string) => SAMPLES[name] ?? NO_ID);

export const places: readonly Place[] = routeTable.map((row) => ({
  ...row,
  address: filled(row.path),
  titleText: texts.get(row.title)?.en ?? `no text for ${row.title}`,
}));

/** One place for each screen: some stand behind several addresses. */
export const screens: readonly Place[] = places.filter(
  (place, index) =>
    places.findIndex(({ screen, area }) => screen === place.screen && area === place.area) === index,
);
