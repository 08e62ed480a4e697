import type { TemplateFacts } from '@flink/game-kit/model/facts.ts';
import type { WordCriteria } from '@flink/game-kit/model/template.ts';

/** decisions.md, table of templates. */
export const criteria: WordCriteria = {
  imageRequired: false,
  audioRequired: false,
  hyphenAllowed: false,
  spacesAllowed: false,
  maxWordLength: 20,
  minWords: 3,
};

export const facts: TemplateFacts = {
  activityTemplateName: {
    en: 'Word connectables',
    es: 'Palabras que se conectan',
    sw: 'Maneno ya kuunganisha',
  },
  family: 'spell',
  moves: 'connecting',
  criteria,
  library: {
    kind: 'generated',
    place: 52,
    name: { en: 'Syllable Chain', es: 'Cadena de sílabas', sw: 'Mnyororo wa silabi' },
    help: {
      en: 'Listen, and join the syllables of the word.',
      es: 'Escucha y une las sílabas de la palabra.',
      sw: 'Sikiliza, kisha unganisha silabi za neno.',
    },
  },
};
