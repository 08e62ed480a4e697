import {
  type Fields,
  inPlaceOf,
  isFields,
  kindProblems,
  readable,
} from '@flink/game-kit/model/content/kindly.ts';
import type { Migration } from '@flink/game-kit/model/template.ts';

export const migrations: readonly Migration[] = [];

/** A word may be its letters alone, or come with its recording and picture, as the words of a list do. */
function wordOf(value: unknown): { readonly word: string; readonly audio: unknown; readonly image: unknown } {
  if (!isFields(value)) return { word: readable(value), audio: undefined, image: undefined };
  const { word, text, audio, wordAudio, image, picture } = value;
  return { word: readable(word ?? text), audio: audio ?? wordAudio, image: image ?? picture };
}

const filesBy = (words: readonly ReturnType<typeof wordOf>[], kind: 'audio' | 'image'): Fields =>
  Object.fromEntries(words.flatMap((one) => (one[kind] ? [[one.word, one[kind]]] : [])));

/** A file that is null is none. */
const written = (map: unknown): Fields =>
  isFields(map) ? Object.fromEntries(Object.entries(map).filter(([, file]) => Boolean(file))) : {};

const kindWords = kindProblems((problem) => {
  const { title, words, wordsAudio, wordsImage } = problem;
  const read = Array.isArray(words) ? words.map(wordOf) : null;
  return inPlaceOf(problem, {
    title: isFields(title) ? readable(title['text']) : title,
    words: read?.map(({ word }) => word) ?? words,
    wordsAudio: { ...filesBy(read ?? [], 'audio'), ...written(wordsAudio) },
    wordsImage: { ...filesBy(read ?? [], 'image'), ...written(wordsImage) },
  });
});

/** Directions may be a list of those that are on. */
const directionsOf = (directions: unknown): unknown =>
  Array.isArray(directions)
    ? Object.fromEntries(directions.map((direction) => [readable(direction), true]))
    : directions;

export const kindly: Migration = (old) => {
  const { options, gameData } = kindWords(old);
  if (!isFields(options) || options['wordDirections'] === undefined) return { options, gameData };
  return { options: { ...options, wordDirections: directionsOf(options['wordDirections']) }, gameData };
};
