import { choiceNotice, choiceProblemCheck } from '@flink/game-kit/model/content/choice-problem.ts';
import type { Issue } from '@flink/game-kit/model/content/issue.ts';
import { problemIssues, problemWarnings } from '@flink/game-kit/model/content/problems.ts';
import type { AllTogetherNowData } from './schema.ts';

export const validity = (data: AllTogetherNowData): readonly Issue[] =>
  problemIssues(data.problems, choiceProblemCheck);

export const warnings = (data: AllTogetherNowData): readonly Issue[] =>
  problemWarnings(data.problems, choiceProblemCheck, choiceNotice);
