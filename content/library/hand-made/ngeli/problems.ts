import { speechAddress } from '@flink/contract/client/speech-address.ts';
import { pictureAddress } from '../../../pictures/picture-address.ts';
import { meaningsIn } from '../../../words/meanings.ts';
import { adjectiveIn, CONCORDS, type Concord, EXAMPLES, NOUN_CLASSES, verbIn } from './concords.ts';
import type { NgeliSentence } from './sentences.ts';

/** What agrees with a place agrees with it at, to and in: each of them is right where another one is. */
const isAsRight = ({ nounClass, number, sameForMany }: NgeliSentence, concord: Concord): boolean =>
  concord.nounClass === nounClass &&
  (concord.number === number || sameForMany === true || nounClass === 'PA–KU–MU');

/** The forms of other classes that are seen to be others, each once. */
function wrongForms(sentence: NgeliSentence, formIn: (concord: Concord) => string): readonly string[] {
  const right = new Set(CONCORDS.filter((concord) => isAsRight(sentence, concord)).map(formIn));
  return [...new Set(CONCORDS.map(formIn))].filter((form) => !right.has(form));
}

/** The prefix is what stands before the stem; where the stem changes, it is the first letter. */
function prefixOf(word: string, stem: string) {
  if (word.endsWith(stem)) return { text: word.slice(0, word.length - stem.length) };
  return { text: word.slice(0, 1), word };
}

const heard = (text: string) => ({ text, audio: speechAddress('sw', text) });

function inflected(stem: string, right: string, wrong: readonly string[]) {
  return { ...heard(stem), prefixes: [right, ...wrong].map((word) => prefixOf(word, stem)) };
}

function shown({ picture }: NgeliSentence) {
  if (picture === undefined) return {};
  const definition = meaningsIn.sw.get(picture)?.definition;
  return { image: pictureAddress(picture), ...(definition ? { definition } : {}) };
}

/** The problem as the template takes it: its sentence is written by hand, what is wrong comes from the other classes. */
export function problemOf(sentence: NgeliSentence) {
  const { noun, nounClass, stem, adjective, rest, verb, alsoLike = [] } = sentence;
  const capital = `${noun.slice(0, 1).toUpperCase()}${noun.slice(1)}`;
  return {
    id: [noun, adjective, verb].join('-'),
    noun: {
      ...heard(noun),
      ...shown(sentence),
      categories: NOUN_CLASSES.filter((name) => !alsoLike.includes(name)).map((name) => ({
        text: name,
        example: EXAMPLES[name],
      })),
      correctCategory: nounClass,
    },
    adjective: inflected(
      stem,
      adjective,
      wrongForms(sentence, (concord) => adjectiveIn(concord, stem)),
    ),
    verb: inflected(
      rest,
      verb,
      wrongForms(sentence, (concord) => verbIn(concord, rest)),
    ),
    sentenceAudio: speechAddress('sw', `${capital} ${adjective} ${verb}.`),
  };
}
