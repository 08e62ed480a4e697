import { expect, test } from 'vitest';
import { isComplete, offeredTemplates, typedName } from './new-activity-rule.ts';

const complete = { activityName: 'Farm', activityNameString: null, templateId: 't', locale: 'en' };

test('Save waits for a name, a template and a language', () => {
  expect(isComplete(complete)).toBe(true);
  expect(isComplete({ ...complete, activityName: '  ' })).toBe(false);
  expect(isComplete({ ...complete, templateId: null })).toBe(false);
  expect(isComplete({ ...complete, locale: null })).toBe(false);
});

test('a chosen text is a name without a written one', () => {
  expect(isComplete({ ...complete, activityName: '', activityNameString: 12 })).toBe(true);
});

test('leading spaces of a name are left out, those in it stay', () => {
  expect(typedName('  On the farm ')).toBe('On the farm ');
});

test('templates are sorted by name, and those made from wordlists alone are hidden', () => {
  const template = (
    activityTemplateName: string,
    onlyForWordlists: boolean,
    availableForWordlists: boolean,
  ) => ({
    _id: activityTemplateName,
    alias: activityTemplateName,
    activityTemplateName,
    explanation: null,
    glyph: null,
    thumb: null,
    family: 'match' as const,
    multiplayer: false,
    onlyForWordlists,
    availableForWordlists,
    offered: true,
    characters: [],
    characterSize: null,
    characterLocation: null,
  });

  const offered = offeredTemplates(
    [
      template('Word search', false, true),
      template('Words only', true, true),
      template('Ebook', false, false),
      template('Only, but not available', true, false),
    ],
    'en',
  );

  expect(offered.map(({ activityTemplateName }) => activityTemplateName)).toEqual([
    'Ebook',
    'Only, but not available',
    'Word search',
  ]);
});
