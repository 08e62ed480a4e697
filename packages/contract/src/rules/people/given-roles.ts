import { ROLE_ALIASES, type RoleAlias } from '../../access/roles.ts';

/** Nobody gives a role that is not below the own (decisions: Roles). */
export function rolesGivenBy(alias: string): readonly RoleAlias[] {
  switch (alias) {
    case 'SUPER':
      return ROLE_ALIASES.filter((role) => role !== 'SUPER');
    case 'MASTER_ADMIN':
      return ROLE_ALIASES.filter((role) => role !== 'SUPER' && role !== 'MASTER_ADMIN');
    case 'MASTER_ORGANIZATION_ADMIN':
      return ['REGION_ADMIN', 'LEARNING_CENTER_ADMIN'];
    case 'REGION_ADMIN':
      return ['LEARNING_CENTER_ADMIN'];
    default:
      return [];
  }
}

/** From the narrowest. */
const PLACES = ['learningCenterId', 'regionId', 'masterOrganizationId'] as const;

export type Place = (typeof PLACES)[number];

/** A role that was made may belong anywhere, or nowhere. */
export const isMadeRole = (role: string): boolean => !ROLE_ALIASES.some((alias) => alias === role);

/** Where somebody belongs: what the role needs, else the narrowest place that was given with a made role. */
export const placeOf = (role: string, given: Readonly<Record<Place, unknown>>): Place | null =>
  isMadeRole(role) ? (PLACES.find((place) => given[place] !== null) ?? null) : placeOfRole(role);

/** Where somebody of a role must belong: without it they would see nothing. */
export function placeOfRole(role: string): Place | null {
  switch (role) {
    case 'MASTER_ORGANIZATION_ADMIN':
    case 'CLEVER_ADMIN':
      return 'masterOrganizationId';
    case 'REGION_ADMIN':
      return 'regionId';
    case 'LEARNING_CENTER_ADMIN':
    case 'TEACHER':
      return 'learningCenterId';
    default:
      return null;
  }
}
