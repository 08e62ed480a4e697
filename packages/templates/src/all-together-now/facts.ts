import type { TemplateFacts } from '@flink/game-kit/model/facts.ts';

export const facts: TemplateFacts = {
  activityTemplateName: { en: 'All together now', es: 'Todos juntos', sw: 'Sote pamoja' },
  family: 'choose',
  moves: 'choosing',
  library: {
    kind: 'hand-made',
    help: {
      en: 'Everybody answers without telling the others. Then look at the answers together.',
      es: 'Cada uno responde sin decírselo a los demás. Luego miren juntos las respuestas.',
      sw: 'Kila mmoja anajibu bila kuwaambia wengine. Kisha tazameni majibu pamoja.',
    },
  },
};
