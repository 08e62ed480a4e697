import { expect, test } from 'vitest';
import { contentPartners } from './content-partners.report.ts';
import type { Figures } from './report.ts';

const found = (total: Figures) => contentPartners.finding({ total, compared: 'before', days: 90 });

test('what is used for the first time is told by its time: different activities of several weeks do not add up', () => {
  expect(found({ seconds: 7_200, secondsBefore: 0, finished: 12 })).toEqual({
    text: 'report.contentPartners.found.first',
    seconds: 7_200,
  });
});

test('says that nothing was used where nobody played', () => {
  expect(found({ seconds: 0, secondsBefore: 0, finished: 0 })).toEqual({
    text: 'report.contentPartners.found.nothing',
  });
});
