import { type ChatSettings, chatWriting } from './chat.ts';
import { embeddedWriting } from './embedded.ts';
import type { Writing } from './port.ts';

/** Whoever writes gets an answer: where the first has none, the second gives one. */
export const either = (first: Writing, second: Writing): Writing => ({
  feedback: (draft, reader) => first.feedback(draft, reader).catch(() => second.feedback(draft, reader)),
});

/** A chat-completions service when one is named, with rules of our own behind it; else these alone. */
export const openWriting = ({ chat }: { readonly chat: ChatSettings | null }): Writing =>
  chat === null ? embeddedWriting() : either(chatWriting(chat), embeddedWriting());
