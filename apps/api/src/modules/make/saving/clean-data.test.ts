import { expect, test } from 'vitest';
import { cleanData } from './clean-data.ts';

test('invisible signs go when an activity is saved, and the marks of a mask with them', async () => {
  const problem = { id: 'p', word: 'hy\u00adphen\u200b', letters: [1, 0, 1, 0, 1, 0, 1, 1] };

  const clean = await cleanData({ helpString: '\ufeffRead', gameData: { problems: [problem] } });

  expect(clean).toEqual({
    helpString: 'Read',
    gameData: { problems: [{ id: 'p', word: 'hyphen', letters: [1, 0, 0, 1, 0, 1] }] },
  });
});

test('an empty answer is what remains of signs that nobody sees', async () => {
  const clean = await cleanData({ gameData: { problems: [{ answer: { text: '\u200b\u2060' } }] } });

  expect(clean).toEqual({ gameData: { problems: [{ answer: { text: '' } }] } });
});
