import type { TemplateFacts } from '@flink/game-kit/model/facts.ts';
import type { WordCriteria } from '@flink/game-kit/model/template.ts';

/** decisions.md, table of templates. */
export const criteria: WordCriteria = {
  imageRequired: false,
  audioRequired: false,
  hyphenAllowed: false,
  spacesAllowed: false,
  maxWordLength: 12,
  minWords: 3,
};

export const facts: TemplateFacts = { activityTemplateName: 'Word search', family: 'spell', criteria };
