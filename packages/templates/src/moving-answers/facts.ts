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
  activityTemplateName: { en: 'Moving answers', es: 'Respuestas en movimiento', sw: 'Majibu yanayosonga' },
  family: 'choose',
  moves: 'catching',
  criteria,
  library: {
    kind: 'generated',
    place: 40,
    name: { en: 'Catch It', es: 'Atrápalo', sw: 'Likamate' },
    help: {
      en: 'The answers fly by. Touch the right one!',
      es: 'Las respuestas pasan volando. ¡Toca la correcta!',
      sw: 'Majibu yanapita. Gusa lililo sahihi!',
    },
  },
};
