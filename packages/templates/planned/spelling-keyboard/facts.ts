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

export const facts: TemplateFacts = { activityTemplateName: 'Spelling keyboard', family: 'spell', criteria };
