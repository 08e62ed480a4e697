import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import type { FamilyFormMember } from '@flink/contract/rules/people/family-form.ts';
import { passwordWeakness } from '../accounts/passwords/new-password.service.ts';

export interface Member extends FamilyFormMember {
  readonly type: 'adult' | 'child';
  readonly blocked?: boolean | undefined;
}

/** Who saves the form; above the center nobody gives passwords. */
export type By = 'family' | 'center' | 'aboveCenter';

/** A member with the place in the form, which errors name. */
export interface Placed {
  readonly member: Member;
  readonly place: number;
}

/** Whoever sets a password could be that person: it is given by the family itself and its center. */
export const passwordsOfOthers = (placed: readonly Placed[]): Record<string, ErrorCode> =>
  Object.fromEntries(
    placed
      .filter(({ member }) => member.password !== '')
      .map(({ place }) => [`members.${place}.password`, 'families.onlyItsCenter'] as const),
  );

/**
 * What children have mastered is told above the center: with one that is made an adult there it would be told without that
 * child, and the difference is theirs.
 */
export const otherTypes = (
  placed: readonly Placed[],
  known: ReadonlyMap<string, { readonly type: string; readonly isAdmin: boolean }>,
): Record<string, ErrorCode> =>
  Object.fromEntries(
    placed
      .filter(({ member }) => {
        const before = member._id === undefined ? undefined : known.get(member._id);
        return before !== undefined && !before.isAdmin && before.type !== member.type;
      })
      .map(({ place }) => [`members.${place}.type`, 'families.onlyItsCenter'] as const),
  );

export const isTurned = (
  blocked: boolean | undefined,
  before: { readonly blocked: boolean } | undefined,
): boolean => blocked !== undefined && blocked !== (before?.blocked ?? false);

/** The family admin holds the account: without that person the whole family is blocked instead. */
export function blockRefusals(
  placed: readonly Placed[],
  known: ReadonlyMap<string, { readonly blocked: boolean; readonly isAdmin: boolean }>,
  by: By,
): Record<string, ErrorCode> {
  const refused = placed.filter(({ member: { _id, blocked } }) => {
    const before = _id === undefined ? undefined : known.get(_id);
    return isTurned(blocked, before) && (by === 'family' || before === undefined || before.isAdmin);
  });
  return Object.fromEntries(refused.map(({ place }) => [`members.${place}.blocked`, 'request.notAllowed']));
}

/** Adults set their own; a child is who is one already, not who is made one with the same press. */
export function passwordRefusals(
  placed: readonly Placed[],
  members: readonly { readonly _id: string; readonly type: string }[],
  family: { readonly name: string; readonly email: string | null },
): Record<string, ErrorCode> {
  const children = new Set(members.filter(({ type }) => type === 'child').map(({ _id }) => _id));
  const refusals = placed.flatMap(({ member, place }) => {
    const { _id, firstname, lastname, username, password } = member;
    if (password === '') return [];
    const weakness = passwordWeakness(password, [firstname, lastname, username, family.name, family.email]);
    const code: ErrorCode | null = _id !== undefined && !children.has(_id) ? 'request.notAllowed' : weakness;
    return code === null ? [] : [[`members.${place}.password`, code] as const];
  });
  return Object.fromEntries(refusals);
}
