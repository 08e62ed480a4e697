import { learnerSettings } from '@flink/contract/entities/learner-settings.ts';
import { PERCENTS, SWITCHES } from '@flink/contract/rules/people/organization-config.ts';
import { expect, test } from 'vitest';
import { sourcesIn } from './sources.ts';

const readers = sourcesIn('apps/api/src/modules', 'apps/web/src', 'packages/contract/src/rules/play');

/** Keys of the configuration without an effect, each with the reason. */
const WITHOUT_EFFECT: Readonly<Record<string, string>> = {
  offline: 'Play goes on without a connection everywhere; its hint says that the switch has no effect yet',
};

test('every switch and percent of the configuration of organizations is read', () => {
  const unread = [...SWITCHES, ...PERCENTS].filter(
    (key) => !new RegExp(`(?:config|Config)\\??\\.${key}\\b|'${key}'[^\\n]*config`).test(readers),
  );

  expect(unread.toSorted()).toEqual(Object.keys(WITHOUT_EFFECT).toSorted());
});

test('every setting of a learner is read', () => {
  const unread = Object.keys(learnerSettings.shape).filter(
    (key) =>
      !new RegExp(`(?:settings|Settings|learner)\\??\\.${key}\\b|\\bown\\??\\.${key}\\b`).test(readers),
  );

  expect(unread).toEqual([]);
});
