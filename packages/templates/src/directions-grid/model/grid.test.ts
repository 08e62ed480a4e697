import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellsThatWay, layOut, mostExtra } from './grid.ts';
import { ASSETS, DIRECTIONS, GRID_SIZES, type Question } from './schema.ts';

const questions: fc.Arbitrary<Question> = fc.record({
  gridSize: fc.constantFrom(...GRID_SIZES),
  direction: fc.constantFrom(...DIRECTIONS),
  requiredAnswers: fc.constantFrom('SINGLE' as const, 'ALL' as const),
  assetsType: fc.constantFrom(...ASSETS),
});

/** Whether a cell lies that way, written once more by its row and column. */
function isThatWay({ direction }: Question, size: number, cell: number, from: readonly number[]): boolean {
  const at = (place: number) => ({ row: Math.floor(place / size), column: place % size });
  const [here, first, second] = [at(cell), at(from[0] ?? 0), at(from[1] ?? from[0] ?? 0)];
  const sameRow = here.row === first.row;
  const sameColumn = here.column === first.column;
  switch (direction) {
    case 'ABOVE':
      return sameColumn && here.row < first.row;
    case 'BELOW':
      return sameColumn && here.row > first.row;
    case 'LEFT':
      return sameRow && here.column < first.column;
    case 'RIGHT':
      return sameRow && here.column > first.column;
    case 'BETWEEN_HORIZONTAL':
      return sameRow && second.row === here.row && first.column < here.column && here.column < second.column;
    default:
      return sameColumn && second.column === here.column && first.row < here.row && here.row < second.row;
  }
}

test('every grid has a right answer, and the instruction is true of exactly the right ones', () => {
  fc.assert(
    fc.property(questions, fc.integer(), (question, seed) => {
      const { size, cells, references, right } = layOut(question, seed).value;
      const trueOf = cells.flatMap((thing, cell) =>
        thing?.asked && isThatWay(question, size, cell, references) ? [cell] : [],
      );

      expect(right.length).toBeGreaterThan(0);
      expect(trueOf).toEqual(right);
      if (question.requiredAnswers === 'SINGLE') expect(right).toHaveLength(1);
      else expect(right.length).toBeLessThanOrEqual(1 + mostExtra(size * size));
    }),
    { numRuns: 2_000 },
  );
});

test('what is looked from stands in the grid once', () => {
  fc.assert(
    fc.property(questions, fc.integer(), (question, seed) => {
      const { cells, references } = layOut(question, seed).value;

      expect(references).toHaveLength(question.direction.startsWith('BETWEEN') ? 2 : 1);
      for (const place of references)
        expect(cells.filter((thing) => thing?.key === cells[place]?.key)).toHaveLength(1);
    }),
  );
});

test('distractors are about 30 % of the cells', () => {
  fc.assert(
    fc.property(questions, fc.integer(), (question, seed) => {
      const { size, cells, references, right } = layOut(question, seed).value;
      const distractors = cells.filter(Boolean).length - references.length - right.length;

      expect(distractors).toBe(Math.round(size * size * 0.3));
    }),
  );
});

test.each([
  [9, 2],
  [16, 2],
  [17, 3],
  [25, 3],
  [26, 4],
  [36, 4],
  [37, 10],
])('of %s cells up to %s more are right', (cells, most) => {
  expect(mostExtra(cells)).toBe(most);
});

describe('which cells lie that way', () => {
  test.each([
    ['ABOVE', [12], [2, 7]],
    ['BELOW', [12], [17, 22]],
    ['LEFT', [12], [10, 11]],
    ['RIGHT', [12], [13, 14]],
    ['BETWEEN_HORIZONTAL', [10, 14], [11, 12, 13]],
    ['BETWEEN_VERTICAL', [2, 22], [7, 12, 17]],
  ] as const)('%s of %s in a grid of five: %s', (direction, references, cells) => {
    expect(cellsThatWay(5, direction, references)).toEqual(cells);
  });
});

test('the same seed lays out the same grid', () => {
  fc.assert(
    fc.property(questions, fc.integer(), (question, seed) => {
      expect(layOut(question, seed)).toEqual(layOut(question, seed));
    }),
  );
});
