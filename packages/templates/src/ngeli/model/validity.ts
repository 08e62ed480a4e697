import type { Issue } from '@flink/game-kit/model/content/issue.ts';
import { problemIssues, problemWarnings } from '@flink/game-kit/model/content/problems.ts';
import { hasWrongOne, repeatedIn, samePiece } from '@flink/game-kit/model/content/twins.ts';
import { isLetterBreak } from '@flink/game-kit/model/text/graphemes.ts';
import type { Inflected, NgeliData, Problem } from './schema.ts';
import { isCategory, wordOf } from './sentence.ts';

const isBlank = (text: string): boolean => text.trim() === '';

function nounCheck({ text, categories, correctCategory }: Problem['noun']): Issue[] {
  const issues: Issue[] = [];
  if (isBlank(text)) issues.push({ code: 'noun.empty', path: ['text'] });
  if (isBlank(correctCategory) || !categories.some((category) => isCategory(category, correctCategory)))
    issues.push({ code: 'noun.classMissing', path: ['correctCategory'] });
  if (!hasWrongOne([{ text: correctCategory }], categories))
    issues.push({ code: 'incorrectAnswers.none', path: ['categories'] });
  return issues;
}

function inflectedCheck(inflected: Inflected): Issue[] {
  const { text, prefixes } = inflected;
  const words = prefixes.map((prefix) => ({ text: wordOf(inflected, prefix) }));
  if (isBlank(text)) return [{ code: 'stem.empty', path: ['text'] }];
  if (!words[0]) return [{ code: 'prefixes.none', path: ['prefixes'] }];
  const issues: Issue[] = hasWrongOne([words[0]], words.slice(1))
    ? []
    : [{ code: 'incorrectAnswers.none', path: ['prefixes'] }];
  // A prefix that takes a part of the first letter of its stem with it cannot be shown apart from it.
  const cutting = prefixes.flatMap((prefix, index) => {
    const head = prefix.text.trim();
    const word = words[index]?.text ?? '';
    return word.startsWith(head) && !isLetterBreak(word, head.length) ? [index] : [];
  });
  return [...issues, ...cutting.map((index) => ({ code: 'prefixes.cutsLetter', path: ['prefixes', index] }))];
}

const under = (part: string, issues: readonly Issue[]): Issue[] =>
  issues.map(({ code, path }) => ({ code, path: [part, ...path] }));

/** Spec 2 §3: a noun with its class, an adjective and a verb with the correct prefix first, each with others beside it. */
export const problemCheck = ({ noun, adjective, verb }: Problem): Issue[] => [
  ...under('noun', nounCheck(noun)),
  ...under('adjective', inflectedCheck(adjective)),
  ...under('verb', inflectedCheck(verb)),
];

/** What is shown once though it stands there twice, and a wrong prefix that makes the right word. */
function inflectedNotice(inflected: Inflected): Issue[] {
  const [right, ...others] = inflected.prefixes.map((prefix) => ({ text: wordOf(inflected, prefix) }));
  const repeated = repeatedIn(others);
  return others.flatMap((word, index): Issue[] => {
    const path = ['prefixes', index + 1];
    if (right && samePiece(word, right)) return [{ code: 'answer.alsoCorrect', path }];
    return repeated.includes(index) ? [{ code: 'answer.repeated', path }] : [];
  });
}

/** Spec 3 §5.1: the sentence is heard in its review. */
const heard = ({ sentenceAudio }: Problem): Issue[] =>
  sentenceAudio ? [] : [{ code: 'sentence.unheard', path: ['sentenceAudio'] }];

const notice = ({ noun, adjective, verb }: Problem): Issue[] => [
  ...under(
    'noun',
    repeatedIn(noun.categories).map((index) => ({ code: 'answer.repeated', path: ['categories', index] })),
  ),
  ...under('adjective', inflectedNotice(adjective)),
  ...under('verb', inflectedNotice(verb)),
];

export const asks = (data: NgeliData): readonly Issue[] =>
  problemIssues(data.problems, (problem) => [...problemCheck(problem), ...heard(problem)]);

export const validity = (data: NgeliData): readonly Issue[] => problemIssues(data.problems, problemCheck);

export const warnings = (data: NgeliData): readonly Issue[] =>
  problemWarnings(data.problems, problemCheck, (problem) => [...notice(problem), ...heard(problem)]);
