import type { ActivityData } from '@flink/contract/rules/make/activity-parts.ts';
import { cleanContent } from '@flink/game-kit/model/content/clean-content.ts';
import { cleanRichText } from '../../../cleaning/rich-text/clean-rich-text.ts';

/** `helpHtml`, and whatever else says that it is markup; all other texts are shown letter by letter. */
const isMarkup = (name: string): boolean => /html$/i.test(name);

/** The data without invisible signs, and with nothing in its markup that could run or load. */
export async function cleanData(sent: ActivityData): Promise<ActivityData> {
  const data = cleanContent(sent) as ActivityData;
  const markup = new Set<string>();
  withMarkup(data, false, (text) => {
    if (/[<&]/.test(text)) markup.add(text);
    return text;
  });
  if (markup.size === 0) return data;
  const clean = new Map<string, string>();
  for (const text of markup) clean.set(text, await cleanRichText(text));
  return withMarkup(data, false, (text) => clean.get(text) ?? text) as ActivityData;
}

function withMarkup(value: unknown, isIn: boolean, change: (text: string) => string): unknown {
  if (typeof value === 'string') return isIn ? change(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withMarkup(item, isIn, change));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withMarkup(inner, isIn || isMarkup(name), change)]),
  );
}
