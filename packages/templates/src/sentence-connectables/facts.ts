import type { TemplateFacts } from '@flink/game-kit/model/facts.ts';
import type { WordCriteria } from '@flink/game-kit/model/template.ts';

/** decisions.md, table of templates. */
export const criteria: WordCriteria = {
  imageRequired: false,
  audioRequired: false,
  hyphenAllowed: true,
  spacesAllowed: false,
  maxWordLength: 20,
  minWords: 3,
};

export const facts: TemplateFacts = {
  activityTemplateName: {
    en: 'Sentence connectables',
    es: 'Oraciones que se conectan',
    sw: 'Sentensi za kuunganisha',
  },
  family: 'spell',
  moves: 'connecting',
  criteria,
  library: {
    kind: 'generated',
    place: 80,
    name: { en: 'Sentence Chain', es: 'Cadena de palabras', sw: 'Mnyororo wa maneno' },
    help: {
      en: 'Listen, and join the words of the sentence.',
      es: 'Escucha y une las palabras de la oración.',
      sw: 'Sikiliza, kisha unganisha maneno ya sentensi.',
    },
    inSentences: true,
  },
};
