import { expect, test } from 'vitest';
import { ROLE_ALIASES } from '../../access/roles.ts';
import { placeOf, rolesGivenBy } from './given-roles.ts';

test('nobody gives the own role, and nobody below the head office gives one of it', () => {
  for (const alias of ROLE_ALIASES) expect(rolesGivenBy(alias)).not.toContain(alias);
  expect(rolesGivenBy('MASTER_ADMIN')).not.toContain('SUPER');
  expect(rolesGivenBy('MASTER_ORGANIZATION_ADMIN')).toEqual(['REGION_ADMIN', 'LEARNING_CENTER_ADMIN']);
  expect(rolesGivenBy('REGION_ADMIN')).toEqual(['LEARNING_CENTER_ADMIN']);
  expect(rolesGivenBy('LEARNING_CENTER_ADMIN')).toEqual([]);
});

test('somebody of a made role belongs to the narrowest place that was given, and to none by default', () => {
  const none = { masterOrganizationId: null, regionId: null, learningCenterId: null };

  expect(placeOf('MADE_HERE', none)).toBeNull();
  expect(placeOf('MADE_HERE', { ...none, masterOrganizationId: 'a' })).toBe('masterOrganizationId');
  expect(placeOf('MADE_HERE', { ...none, masterOrganizationId: 'a', learningCenterId: 'c' })).toBe(
    'learningCenterId',
  );
  expect(placeOf('REGION_ADMIN', { ...none, learningCenterId: 'c' })).toBe('regionId');
  expect(placeOf('REGULAR', { ...none, learningCenterId: 'c' })).toBeNull();
  expect(rolesGivenBy('MADE_HERE')).toEqual([]);
});
