import type { LibraryLocale } from '../words/meanings.ts';

type InLanguages = Readonly<Record<LibraryLocale, string>>;

/** How a generated activity is called in the menu, and what a learner is told before it. */
export interface LibraryGame {
  readonly alias: string;
  readonly name: InLanguages;
  readonly help: InLanguages;
  /** Where the words of the list have no pictures. */
  readonly helpWithoutPictures?: InLanguages;
  /** The game asks for the words in their sentences, and cannot be made of a word that has none. */
  readonly inSentences?: true;
}

export const libraryGames: readonly LibraryGame[] = [
  {
    alias: 'multiple-choice',
    // Spec 1 §2: the item of this name always comes last in its group.
    name: { en: 'I Know These Words', es: 'Conozco estas palabras', sw: 'Nayajua maneno haya' },
    help: {
      en: 'Look at the picture. Then touch its word.',
      es: 'Mira la imagen. Luego toca su palabra.',
      sw: 'Tazama picha. Kisha gusa neno lake.',
    },
    helpWithoutPictures: {
      en: 'Read or listen. Then touch the word that fits.',
      es: 'Lee o escucha. Luego toca la palabra que corresponde.',
      sw: 'Soma au sikiliza. Kisha gusa neno linalofaa.',
    },
  },
  {
    alias: 'find-the-one',
    name: { en: 'Find the One', es: 'Encuentra cuál', sw: 'Tafuta moja' },
    help: {
      en: 'Read or listen. Touch the one picture that fits.',
      es: 'Lee o escucha. Toca la imagen que corresponde.',
      sw: 'Soma au sikiliza. Gusa picha inayofaa.',
    },
  },
  {
    alias: 'match-it',
    name: { en: 'Match It', es: 'Únelos', sw: 'Linganisha' },
    help: {
      en: 'Bring each answer to its place. You can drag it, or touch it and then the place.',
      es: 'Lleva cada respuesta a su lugar. Arrástrala, o tócala y luego toca el lugar.',
      sw: 'Peleka kila jibu mahali pake. Liburute, au liguse kisha gusa mahali.',
    },
  },
  {
    alias: 'match-by-drag',
    name: { en: 'Words to Pictures', es: 'Palabras e imágenes', sw: 'Maneno na picha' },
    help: {
      en: 'Put each word under its picture.',
      es: 'Pon cada palabra debajo de su imagen.',
      sw: 'Weka kila neno chini ya picha yake.',
    },
  },
  {
    alias: 'matching-definitions',
    name: { en: 'What Does It Mean?', es: '¿Qué significa?', sw: 'Maana yake nini?' },
    help: {
      en: 'Bring each word to what it means.',
      es: 'Lleva cada palabra a su significado.',
      sw: 'Peleka kila neno kwenye maana yake.',
    },
  },
  {
    alias: 'moving-answers',
    name: { en: 'Catch It', es: 'Atrápalo', sw: 'Likamate' },
    help: {
      en: 'The answers fly by. Touch the right one!',
      es: 'Las respuestas pasan volando. ¡Toca la correcta!',
      sw: 'Majibu yanapita. Gusa lililo sahihi!',
    },
  },
  {
    alias: 'missing-elements',
    inSentences: true,
    name: { en: 'The Missing Word', es: 'La palabra que falta', sw: 'Neno lililokosekana' },
    help: {
      en: 'A word is missing. Touch the word that belongs in the gap.',
      es: 'Falta una palabra. Toca la que va en el espacio.',
      sw: 'Neno limekosekana. Gusa neno linalofaa pengo.',
    },
  },
  {
    alias: 'order-it',
    name: { en: 'A to Z', es: 'De la A a la Z', sw: 'A hadi Z' },
    help: {
      en: 'Put the words in the order of the alphabet.',
      es: 'Pon las palabras en orden alfabético.',
      sw: 'Panga maneno kwa mpangilio wa alfabeti.',
    },
  },
];
