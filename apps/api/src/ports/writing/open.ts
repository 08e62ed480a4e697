import { type ChatSettings, chatWriting } from './chat.ts';
import { embeddedWriting } from './embedded.ts';
import type { Writing } from './port.ts';

/** A chat-completions service when one is named, else rules of our own. */
export const openWriting = ({ chat }: { readonly chat: ChatSettings | null }): Writing =>
  chat === null ? embeddedWriting() : chatWriting(chat);
