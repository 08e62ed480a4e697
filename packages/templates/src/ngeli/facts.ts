import type { TemplateFacts } from '@flink/game-kit/model/facts.ts';

export const facts: TemplateFacts = {
  activityTemplateName: { en: 'Ngeli', es: 'Ngeli', sw: 'Ngeli' },
  family: 'read',
  moves: 'choosing',
  library: {
    kind: 'hand-made',
    // Noun classes are what Swahili has.
    locales: ['sw'],
    help: {
      en: 'Choose the class of the noun. Then choose the adjective and the verb that agree with it.',
      es: 'Elige la clase del sustantivo. Luego elige el adjetivo y el verbo que concuerdan.',
      sw: 'Chagua ngeli ya nomino. Kisha chagua kivumishi na kitenzi vinavyopatana nayo.',
    },
  },
};
