import { describe, expect, it } from 'vitest';
import strings from '../../../../../content/strings/ui-office.json' with { type: 'json' };
import { contrast, signOn } from './contrast.ts';
import { colourOf, PALETTE } from './palette.ts';

describe('the colour palette', () => {
  it('has 18 colours, each with its own value and name', () => {
    expect(PALETTE).toHaveLength(18);
    expect(new Set(PALETTE.map(({ hex }) => hex)).size).toBe(18);
    expect(new Set(PALETTE.map(({ name }) => name)).size).toBe(18);
  });

  it('starts with the default black and holds the colours of story studio', () => {
    const names = PALETTE.map(({ name }) => name.split('.').at(-1));

    expect(names[0]).toBe('black');
    expect(names).toEqual(expect.arrayContaining(['red', 'green', 'blue']));
  });

  it('shows its tick at 3:1 or more on every colour', () => {
    for (const { hex } of PALETTE) expect(contrast(hex, signOn(hex)), hex).toBeGreaterThanOrEqual(3);
  });

  it('has a name for every colour in the three languages', () => {
    const rows: Readonly<Record<string, Readonly<Record<string, string>>>> = strings;

    for (const { name } of PALETTE)
      expect(Object.keys(rows[name] ?? {}).sort(), name).toEqual(['en', 'es', 'sw']);
  });

  it('finds a colour by its short or upper case form', () => {
    expect(colourOf('#000')?.hex).toBe('#000000');
    expect(colourOf('#FFF')?.hex).toBe('#ffffff');
    expect(colourOf('#123456')).toBeUndefined();
  });

  it('knows black on white as 21 to 1', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  });
});
