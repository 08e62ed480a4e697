import { needsApproval } from '@flink/contract/rules/people/school-sync.ts';
import type { Roster } from '../../../ports/school-sign-in/port.ts';
import { planFamilies } from './plan-families.ts';
import { seatsOf } from './plan-seats.ts';
import { planSchools, planTeachers } from './plan-staff.ts';
import type { CenterRow, FamilyRow, MemberRow, SchoolRows, TeacherRow, Teaching } from './school-rows.ts';
import type { SyncEntry } from './sync-entry.ts';

export interface SyncWrites {
  readonly newCenters: readonly CenterRow[];
  readonly linkedCenters: readonly CenterRow[];
  readonly newTeachers: readonly TeacherRow[];
  readonly teachers: readonly TeacherRow[];
  readonly newFamilies: readonly FamilyRow[];
  readonly families: readonly FamilyRow[];
  readonly newMembers: readonly MemberRow[];
  readonly members: readonly MemberRow[];
  readonly taught: readonly Teaching[];
  readonly untaught: readonly Teaching[];
}

export interface SyncPlan {
  readonly entries: readonly SyncEntry[];
  /** School ids of people who would be archived. */
  readonly vanishing: readonly string[];
  /** People of the school who are in Flink now. */
  readonly known: number;
  readonly needsApproval: boolean;
  readonly writes: SyncWrites;
}

/** What has to be done so that Flink holds whom the school's lists name. Changes nothing itself. */
export function planSync(rows: SchoolRows, roster: Roster, newId: () => string): SyncPlan {
  const schools = planSchools(rows, roster, newId);
  const teachers = planTeachers(rows, roster, schools.centerOf, newId);
  const families = planFamilies({
    rows,
    roster,
    centers: schools.centers,
    centerOf: schools.centerOf,
    seats: seatsOf(rows.plans, (centerId) => schools.centers.get(centerId)?.regionId ?? null),
    newId,
  });
  const entries = [...schools.entries, ...teachers.entries, ...families.entries];
  const vanishing = entries.filter(({ outcome }) => outcome === 'archived').map(({ schoolId }) => schoolId);
  const known = [...rows.teachers, ...rows.members].filter(
    ({ schoolId, archived }) => schoolId !== null && !archived,
  ).length;
  const changed = new Map([...teachers.made, ...teachers.changed].map((row) => [row._id, row]));
  const teachersAfter = [...rows.teachers.filter(({ _id }) => !changed.has(_id)), ...changed.values()];
  return {
    entries,
    vanishing: vanishing.toSorted(),
    known,
    needsApproval: needsApproval(vanishing.length, known),
    writes: {
      newCenters: schools.made,
      linkedCenters: schools.linked,
      newTeachers: teachers.made,
      teachers: teachers.changed,
      newFamilies: families.newFamilies,
      families: families.families,
      newMembers: families.newMembers,
      members: families.members,
      ...planTeaching(rows, roster, teachersAfter, families),
    },
  };
}

interface After {
  readonly familiesAfter: ReadonlyMap<string, FamilyRow>;
  readonly membersAfter: ReadonlyMap<string, MemberRow>;
}

/** Classes at school assign families to teachers of the same center; what the office assigned besides stays. */
function planTeaching(
  rows: SchoolRows,
  roster: Roster,
  teachersAfter: readonly TeacherRow[],
  { familiesAfter, membersAfter }: After,
): Pick<SyncWrites, 'taught' | 'untaught'> {
  const key = ({ teacherId, familyId }: Pick<Teaching, 'teacherId' | 'familyId'>) =>
    `${teacherId} ${familyId}`;
  const teacherById = new Map(teachersAfter.map((row) => [row._id, row]));
  const teacherOf = new Map(teachersAfter.map((row) => [row.schoolId, row]));
  const memberOf = new Map([...membersAfter.values()].map((row) => [row.schoolId, row]));
  const wanted = new Map<string, Teaching>();
  for (const { teacherIds, studentIds } of roster.sections) {
    for (const teacher of teacherIds.flatMap((id) => teacherOf.get(id) ?? [])) {
      for (const { familyId } of studentIds.flatMap((id) => memberOf.get(id) ?? [])) {
        const pair = { teacherId: teacher._id, familyId, bySchool: true };
        if (!teacher.archived && familiesAfter.get(familyId)?.centerId === teacher.centerId)
          wanted.set(key(pair), pair);
      }
    }
  }
  const isApart = ({ teacherId, familyId }: Teaching) => {
    const family = familiesAfter.get(familyId);
    return family !== undefined && family.centerId !== teacherById.get(teacherId)?.centerId;
  };
  const had = new Set(rows.teaching.map(key));
  return {
    taught: [...wanted.values()].filter((pair) => !had.has(key(pair))),
    untaught: rows.teaching.filter((pair) => (pair.bySchool ? !wanted.has(key(pair)) : isApart(pair))),
  };
}
