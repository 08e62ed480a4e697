import type { TemplateFacts } from '@flink/game-kit/model/facts.ts';
import type { WordCriteria } from '@flink/game-kit/model/template.ts';

/** decisions.md, table of templates. */
export const criteria: WordCriteria = {
  imageRequired: false,
  audioRequired: false,
  hyphenAllowed: true,
  spacesAllowed: true,
  maxWordLength: 30,
  minWords: 3,
};

export const facts: TemplateFacts = {
  activityTemplateName: { en: 'Order it', es: 'Ordena', sw: 'Panga' },
  family: 'match',
  moves: 'ordering',
  criteria,
  library: {
    kind: 'generated',
    place: 60,
    byFirstLetters: true,
    name: { en: 'A to Z', es: 'De la A a la Z', sw: 'A hadi Z' },
    help: {
      en: 'Put the words in the order of the alphabet.',
      es: 'Pon las palabras en orden alfabético.',
      sw: 'Panga maneno kwa mpangilio wa alfabeti.',
    },
    ranked: {
      name: { en: 'In Order', es: 'En orden', sw: 'Kwa mpangilio' },
      help: {
        en: 'Put the numbers in order, the smallest first.',
        es: 'Pon los números en orden, primero el más pequeño.',
        sw: 'Panga nambari kuanzia ndogo hadi kubwa.',
      },
    },
  },
};
