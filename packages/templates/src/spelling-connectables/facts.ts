import type { TemplateFacts } from '@flink/game-kit/model/facts.ts';
import type { WordCriteria } from '@flink/game-kit/model/template.ts';

/** decisions.md, table of templates. */
export const criteria: WordCriteria = {
  imageRequired: false,
  audioRequired: true,
  hyphenAllowed: false,
  spacesAllowed: false,
  maxWordLength: 35,
  minWords: 3,
};

export const facts: TemplateFacts = {
  activityTemplateName: {
    en: 'Spelling connectables',
    es: 'Letras que se conectan',
    sw: 'Herufi za kuunganisha',
  },
  family: 'spell',
  moves: 'connecting',
  criteria,
  library: {
    kind: 'generated',
    place: 54,
    name: { en: 'Letter Chain', es: 'Cadena de letras', sw: 'Mnyororo wa herufi' },
    help: {
      en: 'Listen, and join the letters of the word.',
      es: 'Escucha y une las letras de la palabra.',
      sw: 'Sikiliza, kisha unganisha herufi za neno.',
    },
  },
};
