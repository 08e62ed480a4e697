import { withoutAddresses } from '@flink/contract/texts/tokens-in.ts';
import { type TextParams, translate } from '@flink/contract/texts/translate.ts';

/** Where people go and write to, what they sign in with, what the staff answers and what we have counted. */
export const AS_THEY_ARE: ReadonlySet<string> = new Set([
  ...['link', 'signIn', 'stop', 'email'],
  ...['username', 'usernames', 'parentUsername', 'childUsername'],
  ...['message', 'answer', 'reason', 'tip'],
  ...['amount', 'count', 'days', 'known', 'people', 'rows', 'week', 'when'],
  // Sentences of ours, in which what somebody typed was looked at before.
  ...['changes', 'list'],
]);

const harmless = (params: TextParams): TextParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' || AS_THEY_ARE.has(name) ? value : withoutAddresses(value),
    ]),
  );

/** What the server says in one language. A mail takes nobody anywhere but to Flink, whatever its reader is called. */
export const saying =
  (strings: Readonly<Record<string, string>>, locale: string) =>
  (key: string, params?: TextParams): string =>
    translate(strings, locale, key, params && key.startsWith('mail.') ? harmless(params) : params);
