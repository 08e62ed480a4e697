import { expect, test } from 'vitest';
import { familiesOf, generalTab, listAddress, rangeFilter, reportAddress } from './home-addresses.ts';

test('a list is opened with its filters in the order in which the table writes them', () => {
  expect(listAddress('/admin/families', { status: ['active', 'blocked'], attention: 'notSeen' })).toBe(
    '/admin/families?filter.attention=notSeen&filter.status=active&filter.status=blocked',
  );
  expect(listAddress('/admin/families', {})).toBe('/admin/families');
  expect(familiesOf('a')).toBe('/admin/families?filter.learningCenterId=a');
});

test('a report is opened with its days', () => {
  const days = { from: '2026-11-13', to: '2026-11-19' };

  expect(reportAddress('usage-and-master', days)).toBe(
    '/admin/reports/usage-and-master?from=2026-11-13&to=2026-11-19',
  );
  expect(rangeFilter(days)).toBe('2026-11-13..2026-11-19');
});

test('a tab of the settings is opened with the states of its rows', () => {
  expect(generalTab('outbox', ['failed', 'again'])).toBe(
    '/admin/general?tab=outbox&filter.state=failed&filter.state=again',
  );
});
