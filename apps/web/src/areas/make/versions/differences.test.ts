import type { Description } from '@flink/make-kit/description/description.ts';
import { choice, onOff, piece, text } from '@flink/make-kit/description/field.ts';
import { describe, expect, test } from 'vitest';
import { differencesBetween, saidOf } from './differences.ts';

const description: Description = {
  problems: { question: piece(), hint: text({ optional: true }) },
  data: { title: text() },
  options: { randomOrder: onOff(false), speed: choice(['slow', 'fast'], 'slow') },
  unit: 'problem',
};

const cow = { id: 'a', question: { text: 'Who says moo?' } };
const pig = { id: 'b', question: { text: 'Who says oink?' } };
const dog = { id: 'c', question: { text: 'Who barks?' } };
const of = (problems: readonly object[], more: object = {}) => ({
  version: 1,
  options: { randomOrder: false },
  gameData: { problems, title: 'Farm' },
  ...more,
});

const between = (then: object, now: object) =>
  differencesBetween(description, then as never, now as never).map(({ where, fields }) => [
    where,
    fields.map(({ name }) => name),
  ]);

describe('between two versions', () => {
  test('a changed problem is named with its changed fields', () => {
    expect(between(of([cow, pig]), of([cow, { ...pig, hint: 'It is pink.' }]))).toEqual([
      [{ kind: 'problem', number: 2, state: 'changed' }, ['hint']],
    ]);
  });

  test('what came and what went is told with its place at the time', () => {
    expect(between(of([cow, pig]), of([cow, dog]))).toEqual([
      [{ kind: 'problem', number: 2, state: 'added' }, ['question']],
      [{ kind: 'problem', number: 2, state: 'removed' }, ['question']],
    ]);
  });

  test('another order is one difference, and no problem is another one by it', () => {
    expect(between(of([cow, pig, dog]), of([dog, cow, pig]))).toEqual([[{ kind: 'order' }, []]]);
    expect(between(of([cow, pig]), of([pig]))).toHaveLength(1);
  });

  test('options, help and the rest have their own lines', () => {
    const now = of([cow], {
      options: { randomOrder: true },
      helpHtml: '<p>Tap.</p>',
      activityImage: 'farm.png',
    });

    expect(between(of([cow]), now)).toEqual([
      [{ kind: 'whole' }, ['activityImage']],
      [{ kind: 'help' }, ['helpHtml']],
      [{ kind: 'options' }, ['randomOrder']],
    ]);
  });

  test('the same, nothing in another form, and how it is written are no difference', () => {
    expect(between(of([cow]), of([{ ...cow, hint: '' }], { version: 2 }))).toEqual([]);
  });

  test('problems that cannot be told apart are one part of the whole', () => {
    const old = { options: {}, gameData: { problems: [{ question: { text: 'x' } }] } };

    expect(between(old, of([cow]))[0]).toEqual([{ kind: 'whole' }, ['title', 'problems']]);
  });
});

describe('a value in words', () => {
  test('says texts without marks, and files by what they are', () => {
    expect(saidOf(null, { text: '<b>big</b> cow', image: 'cow.png', audio: '/a/moo.mp3', id: 'x' })).toEqual([
      { kind: 'text', text: 'big cow' },
      { kind: 'image', file: 'cow.png' },
      { kind: 'audio', file: '/a/moo.mp3' },
    ]);
  });

  test('says choices, switches and rows of numbers', () => {
    expect(saidOf(choice(['slow', 'fast'], 'slow'), 'fast')).toEqual([{ kind: 'choice', value: 'fast' }]);
    expect(saidOf(onOff(false), true)).toEqual([{ kind: 'switch', isOn: true }]);
    expect(saidOf(null, [1, 0, 1])).toEqual([{ kind: 'text', text: '1, 0, 1' }]);
  });

  test.each([[undefined], [null], [''], [[]]])('says nothing of %j', (value) => {
    expect(saidOf(null, value)).toEqual([]);
  });
});
