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
  activityTemplateName: { en: 'Find the one', es: 'Encuentra el correcto', sw: 'Tafuta lililo sahihi' },
  family: 'choose',
  moves: 'choosing',
  criteria,
  library: {
    kind: 'generated',
    place: 10,
    name: { en: 'Find the One', es: 'Encuentra la imagen', sw: 'Tafuta moja' },
    help: {
      en: 'Read or listen. Touch the one picture that fits.',
      es: 'Lee o escucha. Toca la imagen que corresponde.',
      sw: 'Soma au sikiliza. Gusa picha inayofaa.',
    },
  },
};
