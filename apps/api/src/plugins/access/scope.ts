import type { Session } from '@flink/contract/entities/session.ts';
import { isMadeRole } from '@flink/contract/rules/people/given-roles.ts';
import type { Principal } from './principal.ts';

/**
 * Whose rows the person asking may see. Repositories take it as an argument, so that a query without a tenant
 * cannot be written by forgetting. Only `scopeOf` makes one of a
 * person who asks.
 */
export type Scope = { readonly [brand]: true } & (
  | { readonly kind: 'everything'; readonly alias: 'SUPER' | 'MASTER_ADMIN' }
  | { readonly kind: 'masterOrganization'; readonly masterOrganizationId: string }
  | { readonly kind: 'region'; readonly regionId: string }
  | { readonly kind: 'learningCenter'; readonly learningCenterId: string }
  | { readonly kind: 'teacher'; readonly userId: string; readonly learningCenterId: string }
  | { readonly kind: 'rep'; readonly userId: string }
  | { readonly kind: 'schoolSignIn'; readonly userId: string; readonly masterOrganizationId: string }
  | { readonly kind: 'customers' }
  | { readonly kind: 'family'; readonly familyId: string; readonly learningCenterId: string }
  | { readonly kind: 'nothing'; readonly userId: string | null }
);

declare const brand: unique symbol;

type TeacherScope = Extract<Scope, { kind: 'teacher' }>;

type Plain = Scope extends infer S ? (S extends Scope ? Omit<S, typeof brand> : never) : never;

const scope = (plain: Plain): Scope => plain as Scope;

/** What is written to a teacher is what that teacher would see. */
export const scopeOfTeacher = ({
  userId,
  learningCenterId,
}: Pick<TeacherScope, 'userId' | 'learningCenterId'>): Scope =>
  scope({ kind: 'teacher', userId, learningCenterId });

/** Whether reports show single families and learners by name: to the family itself, its teachers and its center. */
export const knowsFamilies = ({ kind }: Scope): boolean =>
  kind === 'family' || kind === 'teacher' || kind === 'learningCenter';

/** The "sees" column of the roles. A role without the organisation it belongs to sees nothing. */
export function scopeOf(principal: Principal): Scope {
  if (principal.kind !== 'person') return scope({ kind: 'nothing', userId: null });
  const { user, userRole, learner } = principal.session;
  const nothing = scope({ kind: 'nothing', userId: user._id });
  if (learner !== null) {
    return user.learningCenterId === null
      ? nothing
      : scope({ kind: 'family', familyId: learner.familyId, learningCenterId: user.learningCenterId });
  }
  switch (userRole.alias) {
    case 'SUPER':
    case 'MASTER_ADMIN':
      return scope({ kind: 'everything', alias: userRole.alias });
    case 'MASTER_ORGANIZATION_ADMIN':
      return user.masterOrganizationId === null
        ? nothing
        : scope({ kind: 'masterOrganization', masterOrganizationId: user.masterOrganizationId });
    case 'CLEVER_ADMIN':
      return user.masterOrganizationId === null
        ? nothing
        : scope({
            kind: 'schoolSignIn',
            userId: user._id,
            masterOrganizationId: user.masterOrganizationId,
          });
    case 'REGION_ADMIN':
      return user.regionId === null ? nothing : scope({ kind: 'region', regionId: user.regionId });
    case 'LEARNING_CENTER_ADMIN':
      return user.learningCenterId === null
        ? nothing
        : scope({ kind: 'learningCenter', learningCenterId: user.learningCenterId });
    case 'TEACHER':
      return user.learningCenterId === null
        ? nothing
        : scope({ kind: 'teacher', userId: user._id, learningCenterId: user.learningCenterId });
    case 'REP':
      return scope({ kind: 'rep', userId: user._id });
    case 'CONSUMER_REP':
      return scope({ kind: 'customers' });
    default:
      return isMadeRole(userRole.alias) ? (placeIn(user) ?? nothing) : nothing;
  }
}

/** Somebody of a role that was made sees the narrowest place that was given to them; what they may do there, the role says. */
function placeIn({
  masterOrganizationId,
  regionId,
  learningCenterId,
}: Pick<Session['user'], 'masterOrganizationId' | 'regionId' | 'learningCenterId'>): Scope | null {
  if (learningCenterId !== null) return scope({ kind: 'learningCenter', learningCenterId });
  if (regionId !== null) return scope({ kind: 'region', regionId });
  return masterOrganizationId === null ? null : scope({ kind: 'masterOrganization', masterOrganizationId });
}
