import type { TemplateFacts } from '@flink/game-kit/model/facts.ts';

export const facts: TemplateFacts = {
  activityTemplateName: 'Reading deluxe',
  family: 'read',
  moves: 'leafing',
};
