import { describe, expect, it } from 'vitest';
import { nextRow } from './row-keys.ts';

describe('arrows in a table', () => {
  it('lead to the neighbour', () => {
    expect(nextRow(3, 10, 'up')).toBe(2);
    expect(nextRow(3, 10, 'down')).toBe(4);
  });

  it('lead to the ends with Home and End', () => {
    expect(nextRow(3, 10, 'first')).toBe(0);
    expect(nextRow(3, 10, 'last')).toBe(9);
  });

  it('lead nowhere beyond the edge, so that the page can scroll', () => {
    expect(nextRow(0, 10, 'up')).toBeNull();
    expect(nextRow(9, 10, 'down')).toBeNull();
    expect(nextRow(0, 10, 'first')).toBeNull();
  });
});
