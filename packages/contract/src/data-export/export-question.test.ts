import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DATA_SET_NAMES, dataSet } from './data-sets.ts';
import { isSameQuestion, questionIssues, questionOf, usualQuestion } from './export-question.ts';

const DAYS = { from: '2026-03-01', to: '2026-03-31' };
const time = usualQuestion('time', DAYS);

describe('what is asked of an export', () => {
  test.each(DATA_SET_NAMES)('is right for %s as it stands when nobody has chosen', (set) => {
    expect(questionIssues(usualQuestion(set, DAYS))).toEqual({});
  });

  test.each(DATA_SET_NAMES)('%s can be narrowed by columns that are choices alone', (set) => {
    const { columns, filters } = dataSet(set);

    for (const name of Object.keys(filters))
      expect(columns.find((column) => column.name === name)?.kind).toBe('choice');
  });

  test('keeps numbers, place and days when other rows are chosen', () => {
    const chosen = { ...time, isNumbered: true, learningCenterId: 'x' };
    const usage = questionOf('usage', chosen, DAYS);

    expect(questionOf('results', usage, DAYS)).toMatchObject({
      set: 'results',
      isNumbered: true,
      learningCenterId: 'x',
      ...DAYS,
    });
    expect(questionOf('families', chosen, DAYS)).toMatchObject({ isNumbered: true, from: null, to: null });
    for (const set of DATA_SET_NAMES) expect(questionIssues(questionOf(set, chosen, DAYS))).toEqual({});
  });

  test('needs its dates, in their order', () => {
    expect(questionIssues({ ...time, from: null, to: '' })).toEqual({
      from: 'request.required',
      to: 'request.required',
    });
    expect(questionIssues({ ...time, from: '2026-04-01' })).toEqual({ from: 'reports.startAfterEnd' });
    expect(questionIssues({ ...usualQuestion('families', DAYS), from: '2026-03-01' })).toEqual({
      from: 'request.notAllowed',
    });
  });

  test('needs a column, each once, and none that is not there', () => {
    expect(questionIssues({ ...time, columns: [] })).toEqual({ columns: 'request.required' });
    for (const columns of [['day', 'day'], ['amount'], ['constructor']])
      expect(questionIssues({ ...time, columns })).toEqual({ columns: 'request.notAllowed' });
  });

  test('takes no filter and no order that is not offered', () => {
    expect(questionIssues({ ...time, filters: { who: ['adult', 'child'], day: [] } })).toEqual({});
    expect(questionIssues({ ...time, filters: { day: ['x'] } })).toEqual({ filters: 'request.notAllowed' });
    expect(questionIssues({ ...time, filters: { toString: ['x'] } })).toEqual({
      filters: 'request.notAllowed',
    });
    expect(questionIssues({ ...time, orderBy: 'who' })).toEqual({ orderBy: 'request.notAllowed' });
  });

  test('is the same when its choices are said in another order, and another with any other part', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(['adult', 'child']), (who) => {
        const one = { ...time, filters: { who, day: [] } };
        expect(isSameQuestion(one, { ...time, filters: { who: who.toReversed() } })).toBe(true);
      }),
    );
    for (const part of [
      { columns: ['day'] },
      { from: '2026-03-02' },
      { order: 'desc' as const },
      { orderBy: 'family' },
      { isNumbered: true },
      { filters: { who: ['adult'] } },
      { learningCenterId: 'x' },
    ])
      expect(isSameQuestion(time, { ...time, ...part })).toBe(false);
  });
});
