import { expect, test } from 'vitest';
import { ROLE_ALIASES } from '../../access/roles.ts';
import { rolesGivenBy } from './given-roles.ts';

test('nobody gives the own role, and nobody below the head office gives one of it', () => {
  for (const alias of ROLE_ALIASES) expect(rolesGivenBy(alias)).not.toContain(alias);
  expect(rolesGivenBy('MASTER_ADMIN')).not.toContain('SUPER');
  expect(rolesGivenBy('MASTER_ORGANIZATION_ADMIN')).toEqual(['REGION_ADMIN', 'LEARNING_CENTER_ADMIN']);
  expect(rolesGivenBy('REGION_ADMIN')).toEqual(['LEARNING_CENTER_ADMIN']);
  expect(rolesGivenBy('LEARNING_CENTER_ADMIN')).toEqual([]);
});
