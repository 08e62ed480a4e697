import type { TemplateFacts } from '@flink/game-kit/model/facts.ts';
import type { WordCriteria } from '@flink/game-kit/model/template.ts';

/** decisions.md, table of templates. */
export const criteria: WordCriteria = {
  imageRequired: true,
  audioRequired: false,
  hyphenAllowed: true,
  spacesAllowed: true,
  maxWordLength: 30,
  minWords: 2,
};

export const facts: TemplateFacts = {
  activityTemplateName: { en: 'Match by drag', es: 'Empareja arrastrando', sw: 'Oanisha kwa kuburuta' },
  family: 'match',
  moves: 'dragging',
  criteria,
  library: {
    kind: 'generated',
    place: 20,
    name: { en: 'Words to Pictures', es: 'Palabras e imágenes', sw: 'Maneno na picha' },
    help: {
      en: 'Put each word under its picture.',
      es: 'Pon cada palabra debajo de su imagen.',
      sw: 'Weka kila neno chini ya picha yake.',
    },
  },
};
