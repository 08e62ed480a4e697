import type { ActivityData } from '@flink/contract/rules/make/activity-parts.ts';
import { DEFAULT_LOCALE } from '@flink/contract/texts/translate.ts';
import { type Place, valueAt, withValueAt } from '@flink/make-kit/document/place.ts';

/** Spec 1 §4: one help for all, or one for the family admin and one for the members. */
export type Audience = 'all' | 'admin' | 'member';

const MANY = 'multiLocaleHelp';
const PARTS = ['helpHtml', 'helpString', 'helpAudio'] as const;

const isFields = (value: unknown): value is ActivityData =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textAt = (data: unknown, place: Place): string => {
  const value = valueAt(data, place);
  return typeof value === 'string' ? value : '';
};

/** The languages in which the help is told; null where there is one help, in the language of the activity. */
export function helpLanguages(data: ActivityData): readonly string[] | null {
  const many = data[MANY];
  return isFields(many) ? Object.keys(many).filter((locale) => isFields(many[locale])) : null;
}

const placeOf = (data: ActivityData, locale: string): Place =>
  helpLanguages(data) === null ? [] : [MANY, locale];

const withAudience = (place: Place, audience: Audience): Place =>
  audience === 'all' ? place : [...place, audience];

const isPartedAt = (data: ActivityData, place: Place): boolean =>
  PARTS.some((part) => isFields(valueAt(data, [...place, part])));

const places = (data: ActivityData): readonly Place[] =>
  helpLanguages(data)?.map((locale) => [MANY, locale]) ?? [[]];

/** For whom the help of a language is written; one that says nothing yet begins as the others are. */
export function audiencesOf(data: ActivityData, locale: string): readonly Audience[] {
  const place = placeOf(data, locale);
  const isSaid = PARTS.some((part) => valueAt(data, [...place, part]) !== undefined);
  const isParted = isSaid ? isPartedAt(data, place) : places(data).some((one) => isPartedAt(data, one));
  return isParted ? ['admin', 'member'] : ['all'];
}

/** In all its languages: each begins with what was told to all. */
export const partedHelp = (data: ActivityData): ActivityData =>
  places(data).reduce((next, place) => {
    if (isPartedAt(next, place)) return next;
    const parted = PARTS.reduce((help, part) => {
      const said = valueAt(help, [...place, part]);
      return said === undefined ? help : withValueAt(help, [...place, part], { admin: said, member: said });
    }, next);
    return isPartedAt(parted, place)
      ? parted
      : withValueAt(parted, [...place, 'helpHtml'], { admin: '', member: '' });
  }, data);

const saidTo = (said: unknown, audience: Audience): unknown =>
  isFields(said) ? said[audience] || undefined : said;

/** What the members were told is told to all; where they were told nothing, that of the family admin. */
export const joinedHelp = (data: ActivityData): ActivityData =>
  places(data).reduce((next, place) => {
    const said = (part: (typeof PARTS)[number], audience: Audience) =>
      saidTo(valueAt(next, [...place, part]), audience);
    const heard = said('helpHtml', 'member') || said('helpString', 'member') ? 'member' : 'admin';
    const parts = {
      helpHtml: said('helpHtml', heard),
      helpString: said('helpString', heard),
      helpAudio: said('helpAudio', 'member') ?? said('helpAudio', 'admin'),
    };
    return PARTS.reduce((help, part) => withValueAt(help, [...place, part], parts[part]), next);
  }, data);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A plain text in paragraphs. */
export const asHtml = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('');

function writtenAt(data: unknown, place: Place, audience: Audience): string {
  const html = textAt(data, withAudience([...place, 'helpHtml'], audience));
  if (html.trim() !== '') return html;
  return asHtml(textAt(data, withAudience([...place, 'helpString'], audience)));
}

export interface SeededHelp {
  readonly html: string;
  /** Nothing is written in this language yet: what is shown is the English help, to begin with. */
  readonly isSeed: boolean;
}

/** Spec 3 §4.2: the current-language help, else the English help text, else empty. */
export function seededHelp(
  data: ActivityData,
  locale: string,
  audience: Audience,
  own: { readonly locale: string; readonly english: ActivityData | null },
): SeededHelp {
  const written = writtenAt(data, placeOf(data, locale), audience);
  if (written !== '') return { html: written, isSeed: false };
  const english =
    writtenAt(data, [MANY, DEFAULT_LOCALE], audience) ||
    (own.locale === DEFAULT_LOCALE ? writtenAt(data, [], audience) : '') ||
    writtenAt(own.english, [], audience);
  return { html: english, isSeed: english !== '' };
}

/** Its words; the plain text that stood there before goes, else it would come back with the last letter deleted. */
export function withHelp(data: ActivityData, locale: string, audience: Audience, html: string): ActivityData {
  const place = placeOf(data, locale);
  const without = withValueAt(data, withAudience([...place, 'helpString'], audience), undefined);
  const plain = isFields(valueAt(without, [...place, 'helpString']))
    ? without
    : withValueAt(without, [...place, 'helpString'], undefined);
  return withValueAt(
    plain,
    withAudience([...place, 'helpHtml'], audience),
    html === '' && audience === 'all' ? undefined : html,
  );
}

export const soundPlace = (data: ActivityData, locale: string, audience: Audience): Place =>
  withAudience([...placeOf(data, locale), 'helpAudio'], audience);

export const soundOf = (data: ActivityData, locale: string, audience: Audience): string | undefined =>
  textAt(data, soundPlace(data, locale, audience)) || undefined;

export const withSound = (
  data: ActivityData,
  locale: string,
  audience: Audience,
  file: string | undefined,
): ActivityData => withValueAt(data, soundPlace(data, locale, audience), file);

const withoutParts = (data: ActivityData): ActivityData =>
  PARTS.reduce<ActivityData>((rest, part) => withValueAt(rest, [part], undefined), data);

const partsAt = (data: unknown, place: Place): ActivityData =>
  Object.fromEntries(
    PARTS.flatMap((part) => {
      const value = valueAt(data, [...place, part]);
      return value === undefined ? [] : [[part, value]];
    }),
  );

/** As instructions do (spec 3 §4.2): the help moves under its language, which becomes the default. */
export const inManyLanguages = (data: ActivityData, locale: string): ActivityData => ({
  ...withoutParts(data),
  [MANY]: { [locale]: partsAt(data, []) },
  helpLocale: locale,
});

/** The help of one language is kept, in the single fields; the others go. */
export function inOneLanguage(data: ActivityData, locale: string): ActivityData {
  const { [MANY]: _many, helpLocale: _locale, ...rest } = data;
  return { ...withoutParts(rest), ...partsAt(data, [MANY, locale]) };
}

/** A language more; what it says begins with the English help. */
export const withLanguage = (data: ActivityData, locale: string): ActivityData =>
  isFields(valueAt(data, [MANY, locale])) ? data : withValueAt(data, [MANY, locale], {});
