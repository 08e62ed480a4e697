import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import type { Translate } from '@flink/ui/texts/texts.tsx';
import type { FieldTexts } from './draft.ts';

/** What a rule found wrong, in words: the rules of the contract name codes, as the server does. */
export const saidOf = (t: Translate, codes: Readonly<Partial<Record<string, ErrorCode>>>): FieldTexts =>
  Object.fromEntries(
    Object.entries(codes).flatMap(([field, code]) =>
      code === undefined ? [] : [[field, t(`error.${code}`)]],
    ),
  );
