import { cleaningThread } from '../cleaning-thread.ts';
import { isRichText } from './is-rich-text.ts';

const clean = cleaningThread(new URL('./rich-text-worker.ts', import.meta.url));

/** The words alone: every sign that could begin markup is taken out or written as a name. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** More than a page of writing has; a document tree takes time by the square of its depth. */
const MOST_TAGS = 10_000;
const MOST_OPEN = 100;
const NEVER_CLOSED = new Set(['br', 'hr', 'img', 'input', 'meta', 'link', 'wbr']);

function isTooMuch(html: string): boolean {
  let [tags, open] = [0, 0];
  // What is closed and was never opened closes nothing.
  const openOf = new Map<string, number>();
  for (const [, close, written = ''] of html.matchAll(/<(\/?)([a-z]\w*)/gi)) {
    const name = written.toLowerCase();
    const ofName = openOf.get(name) ?? 0;
    tags += 1;
    if (!NEVER_CLOSED.has(name) && !(close && ofName === 0)) {
      openOf.set(name, ofName + (close ? -1 : 1));
      open += close ? -1 : 1;
    }
    if (tags > MOST_TAGS || open > MOST_OPEN) return true;
  }
  return false;
}

/** Takes everything out of a learner's text that is not rich text (contract: rules/rich-text.ts), whatever was sent. */
export async function cleanRichText(html: string): Promise<string> {
  if (isRichText(html)) return html;
  // What would break the cleaner was made to: its words stay.
  if (isTooMuch(html)) return wordsOf(html);
  return (await clean(html).catch(() => null)) ?? wordsOf(html);
}
