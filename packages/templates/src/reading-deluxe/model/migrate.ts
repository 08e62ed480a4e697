import { asText, inPlaceOf, isFields, kindProblems } from '@flink/game-kit/model/content/kindly.ts';
import type { Migration } from '@flink/game-kit/model/template.ts';
import { styledText } from '@flink/game-kit/model/text/styled-text.ts';

export const migrations: readonly Migration[] = [];

/** A text is stored as it is read, or as an editor's `html`. */
const asPages = kindProblems((page) => {
  const { audioPath, html, ...rest } = page;
  const text = rest['text'] ?? '';
  // With the words of it beside it, as they were read before.
  const isMarked = typeof html === 'string' && html !== '' && (text === '' || text === styledText(html).text);
  return inPlaceOf(rest, {
    ...(isMarked ? { text, html } : { text: asText(text) }),
    audio: rest['audio'] || audioPath || undefined,
  });
});

/** Spec 2 §3: reading deluxe has pages, spec 3 §3 calls them slides. */
export const kindly: Migration = ({ options, gameData }) => {
  if (!isFields(gameData)) return { options, gameData };
  const { pages, slides, pdf, ...rest } = gameData;
  const problems = rest['problems'] ?? pages ?? slides;
  return asPages({
    options,
    gameData: {
      ...rest,
      ...(problems === undefined ? {} : { problems }),
      ...(typeof pdf === 'string' && pdf !== '' ? { pdf } : {}),
    },
  });
};
