import { listText } from '../../texts/format.ts';

/** Spec 3 §4.2: what an author writes where the words of the list belong. */
const PLACEHOLDER = '{words}';

type Data = Readonly<Record<string, unknown>>;

const valueIn = (data: unknown, key: string): unknown =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, key) ? (data as Data)[key] : undefined;

/** What the games made from words call the word that is asked for. */
const ASKED = ['word', 'correctAnswer', 'answer'] as const;

const textsOf = (value: unknown): readonly string[] => {
  const text = typeof value === 'string' ? value : valueIn(value, 'text');
  return typeof text === 'string' && text.trim() !== '' ? [text.trim()] : [];
};

/** The words that an activity asks for, each once, in its order. */
export function askedWords(data: unknown): readonly string[] {
  const gameData = valueIn(data, 'gameData');
  const listed = valueIn(gameData, 'words');
  if (Array.isArray(listed)) return [...new Set(listed.flatMap(textsOf))];
  const problems = valueIn(gameData, 'problems');
  const asked = (Array.isArray(problems) ? problems : []).flatMap(
    (problem) => ASKED.map((name) => textsOf(valueIn(problem, name))).find(({ length }) => length > 0) ?? [],
  );
  return [...new Set(asked)];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** An activity, or one of its languages, whose help names its words in place of the sign for them. */
export function withAskedWords(data: Data, locale: string, activity: Data = data): Data {
  const { helpHtml, helpString, multiLocaleHelp } = data;
  if (!JSON.stringify([helpHtml, helpString, multiLocaleHelp]).includes(PLACEHOLDER)) return data;
  const asked = askedWords('gameData' in data ? data : activity);
  const words = listText(asked, locale);
  const told = (value: unknown, isMarkup: boolean): unknown => {
    if (typeof value === 'string')
      // A function, for a word may have signs that a replacement would read.
      return value.replaceAll(PLACEHOLDER, () => (isMarkup ? escaped(words) : words));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        told(inner, name === 'helpHtml' || (isMarkup && name !== 'helpString')),
      ]),
    );
  };
  return {
    ...data,
    ...(helpHtml === undefined ? {} : { helpHtml: told(helpHtml, true) }),
    ...(helpString === undefined ? {} : { helpString: told(helpString, false) }),
    ...(multiLocaleHelp === undefined ? {} : { multiLocaleHelp: told(multiLocaleHelp, false) }),
  };
}
