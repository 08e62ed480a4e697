import { expect, test } from 'vitest';
import { withValueAt } from '../../document/place.ts';
import { creditChange, creditOf, withoutUnusedCredits } from './credits.ts';

const document = { options: {}, gameData: { problems: [{ id: 'a', image: 'cow.png' }] } };
const { place, value } = creditChange('cow.png', { author: ' Ada ', licence: 'CC BY 4.0', source: '' });
const credited = withValueAt(document, place, value);

test('a picture keeps who made it, and nothing that nobody wrote', () => {
  expect(credited).toMatchObject({ credits: { 'cow.png': { author: 'Ada', licence: 'CC BY 4.0' } } });
  expect(creditOf(credited, 'cow.png')).toEqual({ author: 'Ada', licence: 'CC BY 4.0', source: '' });
  expect(creditOf(credited, 'dog.png')).toEqual({ author: '', licence: '', source: '' });
});

test('where all is taken out again there is no credit', () => {
  const none = creditChange('cow.png', { author: ' ' });

  expect(creditOf(withValueAt(credited, none.place, none.value), 'cow.png').author).toBe('');
});

test('a picture that is gone takes its credit along, one that stays keeps it', () => {
  expect(withoutUnusedCredits(credited)).toBe(credited);
  const gone = withValueAt(credited, ['gameData', 'problems', 0, 'image'], 'dog.png');

  expect(withoutUnusedCredits(gone)).toEqual({
    options: {},
    gameData: { problems: [{ id: 'a', image: 'dog.png' }] },
  });
});
