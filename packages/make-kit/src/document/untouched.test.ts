import type { ReviewedIssue } from '@flink/game-kit/model/content/issue.ts';
import { expect, test } from 'vitest';
import type { Description } from '../description/description.ts';
import { piece, pieces } from '../description/field.ts';
import type { Place } from './place.ts';
import { untouchedIn } from './untouched.ts';

const description: Description = {
  problems: { question: piece(), answers: pieces() },
  data: {},
  options: {},
  unit: 'problem',
};
const blank = (id: string) => ({ id, question: { text: '' }, answers: [{ text: '' }] });
const written = (id: string) => ({ ...blank(id), question: { text: 'Who says moo?' } });
const holding = (...problems: readonly unknown[]) => ({ options: {}, gameData: { problems } });
const at = (index: number, ...rest: Place): Place => ['gameData', 'problems', index, ...rest];
const missing = (path: Place, severity: ReviewedIssue['severity'] = 'error'): ReviewedIssue => ({
  code: 'answer.missing',
  severity,
  path,
});

test('of a new activity nothing is said at its fields, and of a problem that was emptied again all', () => {
  const none = missing(['gameData', 'problems']);
  const untouched = untouchedIn(description, holding());
  expect(untouched.said(holding(), [none])).toEqual([]);

  untouched.follow(holding(blank('a')));

  expect(untouched.said(holding(), [none])).toEqual([none]);
});

test('a blank problem stays calm while its author walks through it, today and tomorrow', () => {
  const now = holding(written('a'), blank('b'));
  // Beside one that can be played, what a problem lacks is only worth a look.
  const [old, fresh] = [missing(at(0, 'answers', 0), 'warning'), missing(at(1, 'question'), 'warning')];
  const untouched = untouchedIn(description, now);

  expect(untouched.leave(now, at(1, 'question'))).toBe(false);
  expect(untouched.goOn(now, 1, at(0))).toBe(false);
  expect(untouched.said(now, [old, fresh])).toEqual([old]);
});

test('of a problem that is being written, what was left is said, and the rest when its author goes on', () => {
  const [question, answer] = [missing(at(0, 'question')), missing(at(0, 'answers', 0))];
  const untouched = untouchedIn(description, holding());
  untouched.follow(holding(blank('a')));
  const now = holding(written('a'));

  expect(untouched.said(now, [question, answer])).toEqual([]);
  expect(untouched.leave(now, at(0, 'answers', 0, 'text'))).toBe(true);
  expect(untouched.said(now, [question, answer])).toEqual([]);
  expect(untouched.leave(now, at(0, 'answers'))).toBe(true);
  expect(untouched.said(now, [question, answer])).toEqual([answer]);

  expect(untouched.goOn(now, 0, at(0, 'question'))).toBe(false);
  expect(untouched.goOn(now, 0, null)).toBe(false);
  expect(untouched.goOn(now, 0, at(1))).toBe(true);
  expect(untouched.said(now, [question, answer])).toEqual([question, answer]);
});

test('who asks for all of it is told all of it', () => {
  const issue = missing(at(0, 'question'));
  const now = holding(blank('a'));
  const untouched = untouchedIn(description, now);

  untouched.end();

  expect(untouched.said(now, [issue])).toEqual([issue]);
});
