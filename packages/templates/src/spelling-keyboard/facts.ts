import type { TemplateFacts } from '@flink/game-kit/model/facts.ts';
import type { WordCriteria } from '@flink/game-kit/model/template.ts';

/** decisions.md, table of templates. */
export const criteria: WordCriteria = {
  imageRequired: false,
  audioRequired: true,
  hyphenAllowed: true,
  spacesAllowed: true,
  maxWordLength: 20,
  minWords: 3,
};

export const facts: TemplateFacts = {
  activityTemplateName: { en: 'Spelling keyboard', es: 'Deletreo con teclado', sw: 'Tahajia kwa kibodi' },
  family: 'spell',
  moves: 'typing',
  criteria,
  library: {
    kind: 'generated',
    place: 57,
    name: { en: 'Write the Word', es: 'Escribe la palabra', sw: 'Andika neno' },
    help: {
      en: 'Listen to the word, look at the picture, and write the word with the keys. Touch Check when it is done.',
      es: 'Escucha la palabra, mira el dibujo y escríbela con las teclas. Toca Comprobar cuando esté lista.',
      sw: 'Sikiliza neno, tazama picha, kisha andika neno kwa vibonye. Gusa Angalia ukimaliza.',
    },
    helpWithoutPictures: {
      en: 'Listen to the word, and write it with the keys. Touch Check when it is done.',
      es: 'Escucha la palabra y escríbela con las teclas. Toca Comprobar cuando esté lista.',
      sw: 'Sikiliza neno, kisha liandike kwa vibonye. Gusa Angalia ukimaliza.',
    },
  },
};
