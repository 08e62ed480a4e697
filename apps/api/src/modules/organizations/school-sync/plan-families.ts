import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import { memberSlots } from '@flink/contract/rules/people/family-form.ts';
import type { Roster } from '../../../ports/school-sign-in/port.ts';
import { type Household, householdsOf } from './households.ts';
import type { Seats } from './plan-seats.ts';
import type { CenterRow, FamilyRow, MemberRow, SchoolRows } from './school-rows.ts';
import { fullName, refused, type SyncEntry } from './sync-entry.ts';

interface Needs {
  readonly rows: SchoolRows;
  readonly roster: Roster;
  readonly centers: ReadonlyMap<string, CenterRow>;
  readonly centerOf: (schoolIds: readonly string[]) => string | null;
  readonly seats: Seats;
  readonly newId: () => string;
}

/** Somebody on the lists who could be taken over. */
interface Listed {
  readonly id: string;
  readonly who: 'student' | 'contact';
  readonly firstname: string;
  readonly lastname: string;
  readonly yob: number | null;
  /** Of a student. */
  readonly centerId: string | null;
}

/**
 * Who is in a family stays in it, with all that was learned there; brothers and sisters who come new join. A family is
 * at the center of one of its students and moves when none of them is there any more.
 */
export function planFamilies({ rows, roster, centers, centerOf, seats, newId }: Needs) {
  const entries = new Map<string, SyncEntry>();
  const familiesBefore = new Map(rows.families.map((row) => [row._id, row]));
  const families = new Map(familiesBefore);
  const membersBefore = new Map(rows.members.map((row) => [row._id, row]));
  const members = new Map(membersBefore);
  const known = new Map(rows.members.flatMap((row) => (row.schoolId === null ? [] : [[row.schoolId, row]])));
  const inFamily = new Map<string, MemberRow[]>();
  for (const row of rows.members) inFamily.set(row.familyId, [...(inFamily.get(row.familyId) ?? []), row]);
  const productOf = (family: FamilyRow) =>
    family.productId ?? centers.get(family.centerId)?.productId ?? null;
  const hasSeat = ({ archived, blocked }: FamilyRow) => !archived && !blocked;

  const tell = (
    one: Listed | MemberRow,
    who: SyncEntry['who'],
    rest: Pick<SyncEntry, 'schoolId' | 'outcome' | 'centerId'>,
  ) => entries.set(rest.schoolId, { who, name: fullName(one), reason: null, ...rest });
  const refuse = (one: Listed, reason: ErrorCode, centerId = one.centerId) =>
    entries.set(one.id, refused({ who: one.who, schoolId: one.id, name: fullName(one), centerId }, reason));

  const listed = listedOf({ roster, centerOf, refuse });
  const households = householdsOf(roster);
  const schoolsOf = new Map(roster.students.map(({ id, schoolIds }) => [id, schoolIds]));
  const present = new Set(households.flatMap(({ studentIds, contactIds }) => [...studentIds, ...contactIds]));

  // Who vanished goes first: what they leave is free for who comes.
  for (const row of [...known.values()].toSorted(inOrder)) {
    if (row.archived || row.schoolId === null || present.has(row.schoolId)) continue;
    members.set(row._id, { ...row, archived: true });
    const who = row.type === 'child' ? 'student' : 'contact';
    tell(row, who, {
      schoolId: row.schoolId,
      outcome: 'archived',
      centerId: families.get(row.familyId)?.centerId ?? null,
    });
  }
  for (const family of rows.families.toSorted(inOrder)) {
    const all = inFamily.get(family._id) ?? [];
    const isLeft = all.every(({ _id }) => members.get(_id)?.archived);
    // One that the office let in again is left alone, until somebody else of it vanishes.
    if (family.archived || !isLeft || all.every(({ archived }) => archived)) continue;
    if (hasSeat(family)) seats.give(family.centerId, productOf(family));
    families.set(family._id, { ...family, archived: true });
  }

  // Moves give as well as take: again and again, until none of those left finds a place.
  const wishes = movesWished();
  for (let found = true; found; ) {
    found = false;
    for (const [familyId, centerId] of wishes) {
      const family = families.get(familyId);
      // One that had vanished moves when somebody of it comes back.
      if (!family || family.archived || !moved(family, centerId)) continue;
      wishes.delete(familyId);
      found = true;
    }
  }

  for (const household of households) {
    const students = household.studentIds.flatMap((id) => listed.get(id) ?? []);
    const contacts = household.contactIds.flatMap((id) => listed.get(id) ?? []);
    const home = homeOf(household);
    for (const one of [...students, ...contacts]) {
      const row = known.get(one.id);
      if (row) keep(one, row);
    }
    const come = [...students, ...contacts].filter(({ id }) => !known.has(id));
    if (come.length === 0) continue;
    if (home !== undefined) joined(come, home);
    else newFamily(students, contacts);
  }

  return {
    entries: [...entries.values()],
    newFamilies: [...families.values()].filter(({ _id }) => !familiesBefore.has(_id)),
    families: rows.families.flatMap((row) => changedFrom(row, families.get(row._id))),
    newMembers: [...members.values()].filter(({ _id }) => !membersBefore.has(_id)),
    members: rows.members.flatMap((row) => changedFrom(row, members.get(row._id))),
    familiesAfter: families,
    membersAfter: members,
  };

  /** Families none of whose students is at their center any more, each with where it should go. */
  function movesWished(): Map<string, string> {
    const at = new Map<string, string[]>();
    for (const household of households) {
      for (const id of household.studentIds) {
        const familyId = known.get(id)?.familyId ?? homeOf(household);
        const centerId = centerOf(schoolsOf.get(id) ?? []);
        if (familyId !== undefined && centerId !== null)
          at.set(familyId, [...(at.get(familyId) ?? []), centerId]);
      }
    }
    return new Map(
      [...at]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .flatMap(([familyId, centerIds]) => {
          const [first] = centerIds;
          const family = families.get(familyId);
          return !family || first === undefined || centerIds.includes(family.centerId)
            ? []
            : [[familyId, first]];
        }),
    );
  }

  /** The family that new ones of a household join, if somebody of it is in one. */
  function homeOf({ studentIds, contactIds }: Household): string | undefined {
    return [...studentIds, ...contactIds].flatMap((id) => known.get(id)?.familyId ?? []).toSorted()[0];
  }

  function moved(family: FamilyRow, centerId: string): boolean {
    const there = { ...family, centerId, archived: false };
    if (!family.blocked) {
      if (!seats.take(centerId, productOf(there))) return false;
      if (hasSeat(family)) seats.give(family.centerId, productOf(family));
    }
    families.set(family._id, there);
    return true;
  }

  /** Lets a family that had vanished in again, where its students are now and if there is a plan for it. */
  function isIn(familyId: string): boolean {
    const family = families.get(familyId);
    if (!family?.archived) return family !== undefined;
    if (!moved(family, wishes.get(familyId) ?? family.centerId)) return false;
    wishes.delete(familyId);
    return true;
  }

  function keep(one: Listed, row: MemberRow): void {
    const before = familiesBefore.get(row.familyId);
    if (row.archived && !isIn(row.familyId)) return void refuse(one, 'plans.noneFree');
    if (one.who === 'student' && wishes.has(row.familyId))
      return void refuse(one, 'plans.noneFree', before?.centerId ?? null);
    const names = namesOf(one);
    const next = { ...row, ...names, archived: false };
    const centerId = families.get(row.familyId)?.centerId ?? null;
    members.set(row._id, next);
    const isRenamed = row.firstname !== names.firstname || row.lastname !== names.lastname;
    const isMoved = one.who === 'student' && before?.centerId !== centerId;
    tell(one, one.who, {
      schoolId: one.id,
      outcome: row.archived ? 'restored' : isMoved ? 'moved' : isRenamed ? 'changed' : 'unchanged',
      centerId,
    });
  }

  /** Students come first: a family that had vanished is let in for a child, not for a parent alone. */
  function joined(come: readonly Listed[], familyId: string): void {
    for (const one of come) {
      const family = families.get(familyId);
      const all = inFamily.get(familyId) ?? [];
      if (!family || all.length >= memberSlots(family.addons)) refuse(one, 'families.noRoom');
      else if (one.who === 'student' && !isIn(familyId)) refuse(one, 'plans.noneFree');
      else if (families.get(familyId)?.archived) refuse(one, 'school.noFamily');
      else add(one, families.get(familyId) ?? family);
    }
  }

  function newFamily(students: readonly Listed[], contacts: readonly Listed[]): void {
    const centerIds = [...new Set(students.flatMap(({ centerId }) => centerId ?? []))];
    const centerId = centerIds.find((id) => seats.take(id, centers.get(id)?.productId ?? null));
    if (centerId === undefined) {
      for (const one of students) refuse(one, 'plans.noneFree');
      for (const one of contacts) refuse(one, 'school.noFamily');
      return;
    }
    const [first] = students;
    const family: FamilyRow = {
      _id: newId(),
      name: first === undefined ? '' : first.lastname || first.firstname,
      centerId,
      productId: centers.get(centerId)?.productId ?? null,
      addons: 0,
      archived: false,
      blocked: false,
    };
    families.set(family._id, family);
    joined([...students, ...contacts], family._id);
  }

  function add(one: Listed, family: FamilyRow): void {
    const all = inFamily.get(family._id) ?? [];
    const row: MemberRow = {
      _id: newId(),
      familyId: family._id,
      schoolId: one.id,
      ...namesOf(one),
      type: one.who === 'student' ? 'child' : 'adult',
      isAdmin: one.who === 'contact' && !all.some(({ isAdmin }) => isAdmin),
      yob: one.yob,
      archived: false,
    };
    inFamily.set(family._id, [...all, row]);
    members.set(row._id, row);
    tell(one, one.who, { schoolId: one.id, outcome: 'new', centerId: family.centerId });
  }
}

/** Those who can be taken over, by id; of the others is told why not. */
function listedOf({
  roster,
  centerOf,
  refuse,
}: {
  readonly roster: Roster;
  readonly centerOf: (schoolIds: readonly string[]) => string | null;
  readonly refuse: (one: Listed, reason: ErrorCode) => void;
}): ReadonlyMap<string, Listed> {
  const students = roster.students.map(
    ({ id, firstname, lastname, yob, schoolIds }): Listed => ({
      id,
      who: 'student',
      firstname,
      lastname,
      yob,
      centerId: centerOf(schoolIds),
    }),
  );
  const taught = new Set(students.map(({ id }) => id));
  const contacts = roster.contacts
    .filter(({ id, studentIds }) => !taught.has(id) && studentIds.some((student) => taught.has(student)))
    .map(
      ({ id, firstname, lastname }): Listed => ({
        id,
        who: 'contact',
        firstname,
        lastname,
        yob: null,
        centerId: null,
      }),
    );
  return new Map(
    [...students, ...contacts].flatMap((one) => {
      const reason =
        fullName(one) === ''
          ? 'school.noName'
          : one.who === 'student' && one.centerId === null
            ? 'school.noSchool'
            : null;
      if (reason === null) return [[one.id, one] as const];
      refuse(one, reason);
      return [];
    }),
  );
}

const namesOf = ({ firstname, lastname }: Listed) => ({
  firstname: firstname || lastname,
  lastname: firstname ? lastname : '',
});

const inOrder = (one: { readonly _id: string }, other: { readonly _id: string }) =>
  one._id < other._id ? -1 : 1;

const changedFrom = <Row extends object>(before: Row, after: Row | undefined): readonly Row[] =>
  after === undefined || JSON.stringify(before) === JSON.stringify(after) ? [] : [after];
