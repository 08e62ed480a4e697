import {
  asPiece,
  type Fields,
  inPlaceOf,
  isFields,
  kindProblems,
} from '@flink/game-kit/model/content/kindly.ts';
import type { Migration } from '@flink/game-kit/model/template.ts';

export const migrations: readonly Migration[] = [];

/** A type may be its name alone. */
const typeOf = (value: unknown): Fields => (isFields(value) ? value : { type: value });

const listOf = (value: unknown): readonly unknown[] | undefined =>
  value === undefined || value === null ? undefined : Array.isArray(value) ? value : [value];

/** What a card of that type shows of a word: its letters, its picture, or its sound. */
function cardOf(word: Fields, { type }: Fields): Fields {
  const { text, image, audio, name } = asPiece(word) as Fields;
  const called = name ?? text;
  if (type === 'image') return { text: '', ...(image ? { image } : {}), ...(called ? { name: called } : {}) };
  if (type === 'audio') return { text: '', ...(audio ? { audio } : {}), ...(called ? { name: called } : {}) };
  return { text: text ?? '', ...(audio ? { audio } : {}) };
}

/** The two cards may stand in a list, as question and answer, or be two sides of one word. */
function cardsOf(problem: Fields, types: readonly Fields[]): unknown {
  const { cards, items, question, answer } = problem;
  const listed = listOf(cards ?? items);
  if (listed) return listed.map(asPiece);
  if (question !== undefined || answer !== undefined) return [asPiece(question), asPiece(answer)];
  return types.map((type) => cardOf(problem, type));
}

export const kindly: Migration = (old) => {
  const types = isFields(old.gameData) ? (listOf(old.gameData['matchTypes']) ?? []).map(typeOf) : [];
  const { options, gameData } = kindProblems((problem) =>
    inPlaceOf(problem, { cards: cardsOf(problem, types) }),
  )(old);
  if (!isFields(gameData)) return { options, gameData };
  const { cardsPerLevel, rewardGraphics, cardbacks } = gameData;
  return {
    options,
    gameData: inPlaceOf(gameData, {
      matchTypes: types,
      cardsPerLevel: listOf(cardsPerLevel),
      rewardGraphics: listOf(rewardGraphics),
      cardbacks: listOf(cardbacks),
    }),
  };
};
