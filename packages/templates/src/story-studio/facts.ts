import type { TemplateFacts } from '@flink/game-kit/model/facts.ts';

export const facts: TemplateFacts = {
  activityTemplateName: 'Story studio',
  family: 'make',
  moves: 'writing',
};
