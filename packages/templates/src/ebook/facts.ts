import type { TemplateFacts } from '@flink/game-kit/model/facts.ts';

export const facts: TemplateFacts = {
  activityTemplateName: 'E-book',
  family: 'read',
  moves: 'leafing',
};
