import type { TemplateFacts } from '@flink/game-kit/model/facts.ts';
import type { WordCriteria } from '@flink/game-kit/model/template.ts';

/** decisions.md, table of templates. */
export const criteria: WordCriteria = {
  imageRequired: true,
  audioRequired: false,
  hyphenAllowed: true,
  spacesAllowed: true,
  maxWordLength: 30,
  minWords: 3,
};

export const facts: TemplateFacts = {
  activityTemplateName: { en: 'Match it', es: 'Empareja', sw: 'Oanisha' },
  family: 'match',
  moves: 'dragging',
  criteria,
  library: {
    kind: 'generated',
    place: 30,
    name: { en: 'Match It', es: 'Únelos', sw: 'Linganisha' },
    help: {
      en: 'Bring each answer to its place. You can drag it, or touch it and then the place.',
      es: 'Lleva cada respuesta a su lugar. Arrástrala, o tócala y luego toca el lugar.',
      sw: 'Peleka kila jibu mahali pake. Liburute, au liguse kisha gusa mahali.',
    },
  },
};
