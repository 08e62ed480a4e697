import type { TextParams } from '@flink/contract/texts/translate.ts';

/** Who reads the feedback, and in which language. */
export interface Reader {
  readonly locale: string;
  t(key: string, params?: TextParams): string;
}

/** Says what is good about a learner's text and what could be better. `server.unavailable` when nobody answers. */
export interface Writing {
  feedback(text: string, reader: Reader): Promise<string>;
}
