import type { MadeGroup } from '@flink/contract/calls/make/made-groups.ts';
import { distinctWords } from '@flink/contract/rules/make/wordlist.ts';

export interface WordGroupDraft {
  readonly name: string;
  /** One on each line. */
  readonly words: string;
  readonly help: MadeGroup['multilangWordsHelp'];
}

export const draftOf = ({ name, multilanguageWords, multilangWordsHelp }: MadeGroup): WordGroupDraft => ({
  name,
  words: multilanguageWords.map(({ word }) => word).join('\n'),
  help: multilangWordsHelp,
});

/** Split at lines, trimmed, without blanks, each once. */
export const wordsIn = (text: string, locale: string): readonly string[] =>
  distinctWords(
    text.split(/\r?\n/).map((word) => ({ word })),
    locale,
  ).map(({ word }) => word);

const told = (help: WordGroupDraft['help']): string =>
  JSON.stringify(
    Object.entries(help)
      .filter(([, { helpString, helpAudio }]) => helpString !== '' || helpAudio !== '')
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );

export const isChanged = (draft: WordGroupDraft, group: MadeGroup): boolean =>
  draft.name.trim() !== group.name ||
  wordsIn(draft.words, group.locale ?? 'en').join('\n') !==
    group.multilanguageWords.map(({ word }) => word).join('\n') ||
  told(draft.help) !== told(group.multilangWordsHelp);
