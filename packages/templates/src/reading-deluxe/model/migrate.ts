import { asText, inPlaceOf, isFields, kindProblems } from '@flink/game-kit/model/content/kindly.ts';
import { runsOfHtml } from '@flink/game-kit/model/content/marked-runs.ts';
import type { Migration } from '@flink/game-kit/model/template.ts';

export const migrations: readonly Migration[] = [];

/** A text is stored as it is read; `html` is that of an editor. */
function textOf(text: unknown, html: unknown): unknown {
  if (text !== undefined || typeof html !== 'string') return asText(text);
  return runsOfHtml(html)
    .map((run) => run.text)
    .join('')
    .trim();
}

const asPages = kindProblems((page) => {
  const { audioPath, html, ...rest } = page;
  return inPlaceOf(rest, {
    text: textOf(rest['text'], html),
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
