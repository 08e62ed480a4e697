import { type RawBuilder, sql } from 'kysely';
import type { Principal } from '../../../plugins/access/principal.ts';
import { scopeOf } from '../../../plugins/access/scope.ts';

/**
 * Whose works somebody may read, as a condition on the table `member` of makers: those who made it, adults of their
 * families, teachers to whom the family is assigned. Nobody else, not even who sees everything else of the family.
 */
export function makersReadBy(principal: Principal): RawBuilder<boolean> {
  const scope = scopeOf(principal);
  if (scope.kind === 'teacher')
    return sql<boolean>`exists (select from families family
      join teacher_families taught on taught.family_id = family._id
      where family._id = member.family_id and taught.teacher_id = ${scope.userId}
      and family.learning_center_id = ${scope.learningCenterId})`;
  if (scope.kind !== 'family' || principal.kind !== 'person') return sql<boolean>`false`;
  const { learner, team } = principal.session;
  const here = learner ? [learner, ...team] : team;
  const families = here.filter(({ type }) => type === 'adult').map(({ familyId }) => familyId);
  return sql<boolean>`(member._id = any(${here.map(({ _id }) => _id)}::uuid[])
    or member.family_id = any(${families}::uuid[]))`;
}
