import { CallFailed } from '@flink/contract/client/client.ts';
import type { Translate } from '@flink/ui/texts/texts.tsx';

/** The server says what is wrong in the person's language; without an answer it is the connection. */
export const failureWords = (t: Translate, error: unknown): string =>
  error instanceof CallFailed && error.code !== 'network' ? error.message : t('shell.cannotConnect');
