import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ActivityData, canonical, dataOf, outlineOf, partsOf, problemsOf } from './activity-parts.ts';
import { carriedOver, mergeActivity } from './merge-activity.ts';
import { withStableIds } from './stable-ids.ts';

const problem = (id: string, text = id) => ({ id, question: { text } });

const activity = (problems: readonly object[], more: ActivityData = {}): ActivityData => ({
  version: 1,
  options: { fontSize: 18, randomOrder: false },
  gameData: { problems, instructionText: 'Look' },
  helpHtml: '<p>Help</p>',
  ...more,
});

const BASE = activity([problem('a'), problem('b'), problem('c')]);
const merge = (mine: ActivityData, theirs: ActivityData, base = BASE) =>
  mergeActivity(outlineOf(base), mine, theirs);
const ids = (data: ActivityData) => problemsOf(data)?.map(({ id }) => id);

function merged(mine: ActivityData, theirs: ActivityData, base = BASE): ActivityData {
  const result = merge(mine, theirs, base);
  if (!result.ok) throw new Error(JSON.stringify(result.clashes));
  return result.data;
}

describe('two people who began from the same version', () => {
  test('both keep what they did to different problems, options and the help', () => {
    const mine = activity([problem('a', 'mine'), problem('b'), problem('c')], {
      options: { fontSize: 32, randomOrder: false },
    });
    const theirs = activity([problem('a'), problem('b'), problem('c', 'theirs')], { helpHtml: '<p>New</p>' });

    expect(merged(mine, theirs)).toEqual(
      activity([problem('a', 'mine'), problem('b'), problem('c', 'theirs')], {
        options: { fontSize: 32, randomOrder: false },
        helpHtml: '<p>New</p>',
      }),
    );
  });

  test('both keep who made their pictures', () => {
    const mine = { ...BASE, credits: { 'cow.v2.png': { author: 'Ada' } } };
    const theirs = { ...BASE, credits: { 'dog.png': { author: 'Ben' } } };

    expect(merged(mine, theirs)['credits']).toEqual({
      'cow.v2.png': { author: 'Ada' },
      'dog.png': { author: 'Ben' },
    });
  });

  test('are told of the problem that both changed, each in another way', () => {
    const result = merge(
      activity([problem('a', 'mine'), problem('b'), problem('c')]),
      activity([problem('a', 'theirs'), problem('b'), problem('c')]),
    );

    expect(result).toEqual({
      ok: false,
      clashes: [{ part: 'problem.a', mine: problem('a', 'mine'), theirs: problem('a', 'theirs') }],
    });
  });

  test('are not told of what both changed alike', () => {
    const same = activity([problem('a', 'same'), problem('b'), problem('c')]);

    expect(merged(same, structuredClone(same))).toEqual(same);
  });

  test('are told when one took out what the other changed', () => {
    const result = merge(
      activity([problem('b'), problem('c')]),
      activity([problem('a', 'x'), problem('b'), problem('c')]),
    );

    expect(result).toMatchObject({ ok: false, clashes: [{ part: 'problem.a', mine: null }] });
  });

  test('see what the other added beside its neighbour, and miss what the other took out', () => {
    const mine = activity([problem('a'), problem('new'), problem('b'), problem('c')]);
    const theirs = activity([problem('a'), problem('b'), problem('other')]);

    expect(ids(merged(mine, theirs))).toEqual(['a', 'new', 'b', 'other']);
  });

  test('who moves problems moves them around what the other has added', () => {
    const mine = activity([problem('c'), problem('a'), problem('b')]);
    const theirs = activity([problem('a'), problem('b'), problem('c'), problem('d')]);

    expect(ids(merged(mine, theirs))).toEqual(['c', 'd', 'a', 'b']);
  });
});

test('where the beginning is not known any more, all that differs is asked about', () => {
  const result = mergeActivity(null, activity([problem('a', 'mine')]), activity([problem('a')]));

  expect(result).toMatchObject({ ok: false, clashes: [{ part: 'problem.a' }] });
});

const texts = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.constantFrom('x', 'y', 'z'));
const activities = texts.map((words) =>
  activity(Object.entries(words).map(([id, text]) => problem(id, text))),
);

test('with nothing changed on the other side, the own side is the result', () => {
  fc.assert(
    fc.property(activities, activities, (base, mine) => {
      expect(canonical(merged(mine, base, base))).toBe(canonical(mine));
      expect(canonical(merged(base, mine, base))).toBe(canonical(mine));
    }),
  );
});

test('nothing that only one side changed is ever lost', () => {
  fc.assert(
    fc.property(activities, activities, activities, (base, mine, theirs) => {
      const result = merge(mine, theirs, base);
      if (!result.ok) return;
      const [before, own, other, kept] = [base, mine, theirs, result.data].map(
        (data) => outlineOf(data).parts,
      );
      for (const name of new Set([...Object.keys(own ?? {}), ...Object.keys(other ?? {})])) {
        const expected = own?.[name] === before?.[name] ? other?.[name] : own?.[name];
        expect(kept?.[name]).toBe(expected);
      }
    }),
  );
});

test('an activity is its parts, whatever it holds', () => {
  const odd = { options: 7, gameData: { problems: [{ text: 'without an id' }] }, extra: [1] };

  expect(dataOf(partsOf(BASE), ids(BASE) ?? null)).toEqual(BASE);
  expect(dataOf(partsOf(odd), null)).toEqual(odd);
});

test('problems without an id, or with that of another, get one; all others keep theirs', () => {
  let made = 0;
  const newId = () => {
    made += 1;
    return `new${made}`;
  };

  const given = withStableIds(
    activity([problem('a'), problem('a'), { question: {} }, { id: 7 }, problem('')]),
    newId,
  );

  expect(ids(given)).toEqual(['a', 'new1', 'new2', '7', 'new3']);
  expect(withStableIds(BASE, newId)).toBe(BASE);
});

describe('a step of somebody who saved', () => {
  const before = activity([problem('a'), problem('b')]);
  const sent = activity([problem('a', 'mine'), problem('b')]);
  const kept = activity([problem('a', 'mine'), problem('b', 'theirs'), problem('c', 'theirs')]);

  test('takes in what others did, and can still be taken back', () => {
    expect(carriedOver(sent, sent, kept)).toBe(kept);
    expect(carriedOver(before, sent, kept)).toEqual(
      activity([problem('a'), problem('b', 'theirs'), problem('c', 'theirs')]),
    );
  });

  test('keeps what was written while it was on its way', () => {
    const since = activity([problem('d', 'since'), problem('a', 'mine'), problem('b', 'mine since')]);

    expect(carriedOver(since, sent, kept)).toEqual(
      activity([
        problem('d', 'since'),
        problem('a', 'mine'),
        problem('b', 'mine since'),
        problem('c', 'theirs'),
      ]),
    );
  });
});
