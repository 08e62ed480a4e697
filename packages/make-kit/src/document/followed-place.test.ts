import { expect, test } from 'vitest';
import { followedPlace } from './followed-place.ts';
import { withValueAt } from './place.ts';
import { added, moved, removed } from './problems.ts';

const cat = { id: 'cat', answers: [{ text: 'meow' }, { text: 'woof' }] };
const cow = { id: 'cow', answers: [{ text: 'moo' }] };
const hen = { id: 'hen', answers: [] };
const before = { problems: [cat, cow, hen] };
const AT = ['problems', 1, 'answers', 0, 'audio'] as const;

test.each([
  ['nothing happened', before.problems, 1],
  ['one came before it', added(before.problems, 0, { id: 'new', answers: [] }), 2],
  ['one before it was taken out', removed(before.problems, 0), 0],
  ['it was moved to the end', moved(before.problems, 1, 2), 2],
  ['it was written in and moved in one step', [{ ...cow, answers: [{ text: 'Moo!' }] }, cat, hen], 0],
])('a problem is followed when %s', (_name, problems, index) => {
  expect(followedPlace(before, { problems }, AT)).toEqual(['problems', index, 'answers', 0, 'audio']);
});

test('a problem that was taken out is gone, and so is what was in it', () => {
  expect(followedPlace(before, { problems: removed(before.problems, 1) }, AT)).toBeNull();
});

test('answers, which have no id, are followed by what they are', () => {
  const at = ['problems', 0, 'answers', 1, 'image'];
  const answers = (next: readonly unknown[]) => withValueAt(before, ['problems', 0, 'answers'], next);
  const [meow, woof] = cat.answers;

  expect(followedPlace(before, answers([woof, meow]), at)).toEqual(['problems', 0, 'answers', 0, 'image']);
  expect(followedPlace(before, answers([meow, { text: 'Woof!' }]), at)).toEqual(at);
  expect(followedPlace(before, answers([meow, { text: 'Woof!' }, { text: 'moo' }]), at)).toEqual(at);
  expect(followedPlace(before, answers([meow]), at)).toBeNull();
  expect(followedPlace(before, answers([woof]), ['problems', 0, 'answers', 0])).toBeNull();
});

test('a place for one more, and one that is not made yet, stay where they are', () => {
  const after = { problems: [cat, cow, { ...hen, name: 'Hen' }] };

  expect(followedPlace(before, after, ['problems', 2, 'pictures', 0])).toEqual([
    'problems',
    2,
    'pictures',
    0,
  ]);
  expect(followedPlace(before, after, ['help', 'en', 'audio'])).toEqual(['help', 'en', 'audio']);
});
