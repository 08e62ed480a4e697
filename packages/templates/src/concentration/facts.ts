import type { TemplateFacts } from '@flink/game-kit/model/facts.ts';
import type { WordCriteria } from '@flink/game-kit/model/template.ts';

/** decisions.md, table of templates. */
export const criteria: WordCriteria = {
  imageRequired: true,
  audioRequired: false,
  hyphenAllowed: true,
  spacesAllowed: true,
  maxWordLength: 20,
  minWords: 6,
};

export const facts: TemplateFacts = {
  activityTemplateName: { en: 'Concentration', es: 'Concentración', sw: 'Mchezo wa kumbukumbu' },
  family: 'match',
  /** Spec 3 §9: twelve cards. */
  firstData: { matchTypes: [{ type: 'text' }, { type: 'text' }], cardsPerLevel: [12] },
  moves: 'choosing',
  criteria,
  library: {
    kind: 'generated',
    place: 35,
    name: { en: 'Find the Pairs', es: 'Busca las parejas', sw: 'Tafuta jozi' },
    help: {
      en: 'Turn two cards over. If a picture and its word come together, they stay. Remember where the others are!',
      es: 'Da la vuelta a dos cartas. Si salen un dibujo y su palabra, se quedan. ¡Recuerda dónde están las demás!',
      sw: 'Geuza kadi mbili. Picha na neno lake zikikutana, zinabaki. Kumbuka zilipo nyingine!',
    },
  },
};
