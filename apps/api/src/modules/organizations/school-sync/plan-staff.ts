import { emailError } from '@flink/contract/rules/people/email.ts';
import type { Roster, RosterTeacher } from '../../../ports/school-sign-in/port.ts';
import type { CenterRow, SchoolRows, TeacherRow } from './school-rows.ts';
import { byId, fullName, refused, type SyncEntry } from './sync-entry.ts';

const NAME_MAX = 200;

const spelled = (name: string) => name.trim().toLocaleLowerCase('en').normalize('NFC');

/** A center keeps the name the office gave it; a school that is new takes the center of its name, if one is free. */
export function planSchools(rows: SchoolRows, roster: Roster, newId: () => string) {
  const entries: SyncEntry[] = [];
  const made: CenterRow[] = [];
  const linked: CenterRow[] = [];
  const bySchool = new Map(
    rows.centers.flatMap((row) => (row.schoolId === null ? [] : [[row.schoolId, row]])),
  );
  const free = rows.centers.filter(({ schoolId }) => schoolId === null);
  for (const { id, name } of roster.schools.toSorted(byId)) {
    const known = bySchool.get(id);
    const namesakes = free.filter(
      (row) => spelled(row.name) === spelled(name) && !linked.some(({ _id }) => _id === row._id),
    );
    const [namesake] = namesakes.length === 1 ? namesakes : [];
    const center: CenterRow = known ??
      (namesake ? { ...namesake, schoolId: id } : null) ?? {
        _id: newId(),
        schoolId: id,
        name: name.trim().slice(0, NAME_MAX),
        regionId: null,
        productId: rows.productId,
      };
    if (!known) (namesake ? linked : made).push(center);
    bySchool.set(id, center);
    entries.push({
      who: 'school',
      schoolId: id,
      name: center.name,
      outcome: known ? 'unchanged' : namesake ? 'changed' : 'new',
      centerId: center._id,
      reason: null,
    });
  }
  const centers = [
    ...rows.centers.filter((row) => !linked.some(({ _id }) => _id === row._id)),
    ...linked,
    ...made,
  ];
  const onList = new Set(roster.schools.map(({ id }) => id));
  return {
    entries,
    made,
    linked,
    centers: new Map(centers.map((row) => [row._id, row])),
    /** The first school of somebody that is on the list. */
    centerOf: (schoolIds: readonly string[]): string | null => {
      const school = schoolIds.find((id) => onList.has(id));
      return school === undefined ? null : (bySchool.get(school)?._id ?? null);
    },
  };
}

/** Names and school follow the lists; the email, with which somebody signs in, is the teacher's own from the first day. */
export function planTeachers(
  rows: SchoolRows,
  roster: Roster,
  centerOf: (schoolIds: readonly string[]) => string | null,
  newId: () => string,
) {
  const entries: SyncEntry[] = [];
  const made: TeacherRow[] = [];
  const changed: TeacherRow[] = [];
  const bySchoolId = new Map(
    rows.teachers.flatMap((row) => (row.schoolId === null ? [] : [[row.schoolId, row]])),
  );
  const byEmail = new Map(rows.teachers.map((row) => [row.email, row]));
  const given = new Set<string>();

  const plan = (teacher: RosterTeacher): SyncEntry => {
    const centerId = centerOf(teacher.schoolIds);
    const known = bySchoolId.get(teacher.id);
    const entry = {
      who: 'teacher',
      schoolId: teacher.id,
      name: fullName(teacher),
      centerId: centerId ?? known?.centerId ?? null,
    } as const;
    if (rows.otherStaff.has(teacher.id)) return { ...entry, outcome: 'unchanged', reason: null };
    if (entry.name === '') return refused(entry, 'school.noName');
    if (centerId === null) return refused(entry, 'school.noSchool');
    const names = {
      firstname: teacher.firstname || teacher.lastname,
      lastname: teacher.firstname ? teacher.lastname : '',
    };
    if (known) {
      const next = { ...known, ...names, centerId, archived: false };
      const outcome = outcomeOf(known, next);
      if (outcome !== 'unchanged') changed.push(next);
      return { ...entry, outcome, reason: null };
    }
    const { email } = teacher;
    if (email === null || emailError(email) !== undefined) return refused(entry, 'school.noEmail');
    const same = byEmail.get(email);
    if (rows.takenEmails.has(email) || given.has(email) || (same && same.schoolId !== null))
      return refused(entry, 'school.emailTaken');
    given.add(email);
    if (same) {
      changed.push({ ...same, ...names, centerId, schoolId: teacher.id, archived: false });
      return { ...entry, outcome: 'changed', reason: null };
    }
    made.push({ _id: newId(), schoolId: teacher.id, email, ...names, centerId, archived: false });
    return { ...entry, outcome: 'new', reason: null };
  };

  for (const teacher of roster.teachers.toSorted(byId)) entries.push(plan(teacher));
  const onList = new Set(roster.teachers.map(({ id }) => id));
  const vanished = rows.teachers.filter(
    ({ schoolId, archived }) => schoolId !== null && !archived && !onList.has(schoolId),
  );
  for (const teacher of vanished) {
    changed.push({ ...teacher, archived: true });
    entries.push({
      who: 'teacher',
      schoolId: teacher.schoolId ?? '',
      name: fullName(teacher),
      outcome: 'archived',
      centerId: teacher.centerId,
      reason: null,
    });
  }
  return { entries, made, changed };
}

function outcomeOf(before: TeacherRow, after: TeacherRow): SyncEntry['outcome'] {
  if (before.archived) return 'restored';
  if (before.centerId !== after.centerId) return 'moved';
  return before.firstname === after.firstname && before.lastname === after.lastname ? 'unchanged' : 'changed';
}
