import type { SyncOutcome } from '@flink/contract/rules/people/school-sync.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Roster, RosterStudent } from '../../../ports/school-sign-in/port.ts';
import type { CenterRow, SchoolRows } from './school-rows.ts';
import { planSync, type SyncPlan } from './sync-plan.ts';
import { applied, inUseOf } from './testing/applied.ts';

const PRODUCT = 'product';

function ids(prefix = 'row') {
  let made = 0;
  return () => {
    made += 1;
    return `${prefix}-${String(made).padStart(5, '0')}`;
  };
}

const nothing: SchoolRows = {
  centers: [],
  teachers: [],
  otherStaff: new Set(),
  takenEmails: new Set(),
  families: [],
  members: [],
  teaching: [],
  plans: { counted: new Set(), assigned: [], inUse: [] },
  productId: PRODUCT,
};

const school = (id: string) => ({ id, name: `School ${id}` });
const student = (id: string, schoolId = 's1', more: Partial<RosterStudent> = {}): RosterStudent => ({
  id,
  firstname: `First ${id}`,
  lastname: `Last ${id}`,
  schoolIds: [schoolId],
  yob: 2018,
  ...more,
});
const teacher = (id: string, schoolId = 's1', email: string | null = `${id}@school.test`) => ({
  id,
  firstname: `First ${id}`,
  lastname: `Last ${id}`,
  email,
  schoolIds: [schoolId],
});
const contact = (id: string, ...studentIds: string[]) => ({
  id,
  firstname: `First ${id}`,
  lastname: `Last ${id}`,
  studentIds,
});
const roster = (some: Partial<Roster>): Roster => ({
  schools: [school('s1'), school('s2')],
  teachers: [],
  students: [],
  contacts: [],
  sections: [],
  ...some,
});
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => student(`k${String(at).padStart(3, '0')}`));

const outcomes = ({ entries }: SyncPlan): Record<string, SyncOutcome> =>
  Object.fromEntries(entries.map(({ schoolId, outcome }) => [schoolId, outcome]));
const reasons = ({ entries }: SyncPlan) =>
  Object.fromEntries(
    entries.flatMap(({ schoolId, reason }) => (reason === null ? [] : [[schoolId, reason]])),
  );
const memberOf = (rows: SchoolRows, id: string) => rows.members.find(({ schoolId }) => schoolId === id);
const familyOf = (rows: SchoolRows, id: string) =>
  rows.families.find(({ _id }) => _id === memberOf(rows, id)?.familyId);

/** One sync after the other, each on what the one before left. */
function synced(rows: SchoolRows, ...rosters: readonly Roster[]): SchoolRows {
  const newId = ids(`row-${rows.members.length}-${rows.teachers.length}`);
  return rosters.reduce((at, next) => applied(at, planSync(at, next, newId).writes), rows);
}

/** Centers of the schools, with so many plans each. */
function withPlans(plans: Readonly<Record<string, number>>, regionPlans = 0): SchoolRows {
  const centers = Object.keys(plans).map(
    (schoolId): CenterRow => ({
      _id: `center-${schoolId}`,
      schoolId,
      name: schoolId,
      regionId: regionPlans > 0 ? 'region' : null,
      productId: PRODUCT,
    }),
  );
  return {
    ...nothing,
    centers,
    plans: {
      counted: new Set([PRODUCT]),
      assigned: [
        ...Object.entries(plans).map(([schoolId, count]) => ({
          organizationId: `center-${schoolId}`,
          productId: PRODUCT,
          plans: count,
        })),
        { organizationId: 'region', productId: PRODUCT, plans: regionPlans },
      ],
      inUse: [],
    },
  };
}

describe('schools', () => {
  test('become centers, and a center of the same name is taken', () => {
    const rows = {
      ...nothing,
      centers: [{ _id: 'c', schoolId: null, name: ' school S1', regionId: null, productId: null }],
    };

    const plan = planSync(rows, roster({}), ids());

    expect(outcomes(plan)).toEqual({ s1: 'changed', s2: 'new' });
    expect(plan.writes.linkedCenters).toEqual([{ ...rows.centers[0], schoolId: 's1' }]);
    expect(plan.writes.newCenters).toMatchObject([{ name: 'School s2', productId: PRODUCT }]);
  });

  test('a renamed school leaves the name of its center alone', () => {
    const rows = synced(nothing, roster({}));

    const plan = planSync(rows, roster({ schools: [{ id: 's1', name: 'Renamed' }, school('s2')] }), ids());

    expect(outcomes(plan)).toEqual({ s1: 'unchanged', s2: 'unchanged' });
  });
});

describe('teachers', () => {
  test('come with their email and follow name and school', () => {
    const rows = synced(nothing, roster({ teachers: [teacher('t1'), teacher('t2')] }));

    const plan = planSync(
      rows,
      roster({
        teachers: [teacher('t1', 's2'), { ...teacher('t2', 's1', 'new@school.test'), lastname: 'Wed' }],
      }),
      ids('later'),
    );

    expect(outcomes(plan)).toMatchObject({ t1: 'moved', t2: 'changed' });
    expect(applied(rows, plan.writes).teachers.map(({ email, lastname }) => [email, lastname])).toEqual([
      ['t1@school.test', 'Last t1'],
      ['t2@school.test', 'Wed'],
    ]);
  });

  test('one who teaches here already is linked by the email', () => {
    const here = {
      _id: 'u1',
      schoolId: null,
      email: 't1@school.test',
      firstname: 'Old',
      lastname: 'Name',
      centerId: null,
      archived: false,
    };

    const plan = planSync({ ...nothing, teachers: [here] }, roster({ teachers: [teacher('t1')] }), ids());

    expect(outcomes(plan)).toMatchObject({ t1: 'changed' });
    expect(plan.writes.teachers).toMatchObject([{ _id: 'u1', schoolId: 't1', firstname: 'First t1' }]);
  });

  test('without a usable email, name or school they are refused', () => {
    const rows = { ...nothing, takenEmails: new Set(['used@school.test']) };

    const plan = planSync(
      rows,
      roster({
        teachers: [
          teacher('t1', 's1', null),
          teacher('t2', 's1', 'used@school.test'),
          teacher('t3', 'unknown'),
          { ...teacher('t4'), firstname: '', lastname: '' },
          teacher('t5', 's1', 'twice@school.test'),
          teacher('t6', 's1', 'twice@school.test'),
        ],
      }),
      ids(),
    );

    expect(reasons(plan)).toEqual({
      t1: 'school.noEmail',
      t2: 'school.emailTaken',
      t3: 'school.noSchool',
      t4: 'school.noName',
      t6: 'school.emailTaken',
    });
    expect(plan.writes.newTeachers).toHaveLength(1);
  });

  test('an administrator who also teaches is left alone', () => {
    const plan = planSync(
      { ...nothing, otherStaff: new Set(['t1']) },
      roster({ teachers: [teacher('t1')] }),
      ids(),
    );

    expect(outcomes(plan)).toMatchObject({ t1: 'unchanged' });
    expect(plan.writes.newTeachers).toEqual([]);
  });
});

describe('families', () => {
  test('children who share a parent are one family, the parent its admin', () => {
    const rows = synced(
      nothing,
      roster({
        students: [student('k1'), student('k2'), student('k3')],
        contacts: [contact('p1', 'k1', 'k2')],
      }),
    );

    expect(familyOf(rows, 'k1')?._id).toBe(familyOf(rows, 'k2')?._id);
    expect(familyOf(rows, 'k3')?._id).not.toBe(familyOf(rows, 'k1')?._id);
    expect(memberOf(rows, 'p1')).toMatchObject({ type: 'adult', isAdmin: true });
    expect(memberOf(rows, 'k1')).toMatchObject({ type: 'child', isAdmin: false });
  });

  test('a sister who comes later joins, and nobody is taken out of a family', () => {
    const first = roster({ students: [student('k1')], contacts: [contact('p1', 'k1')] });
    const later = roster({
      students: [student('k1'), student('k2')],
      contacts: [contact('p1', 'k2')],
    });

    const rows = synced(nothing, first, later);

    expect(familyOf(rows, 'k2')?._id).toBe(familyOf(rows, 'k1')?._id);
  });

  test('a family has no more members than it has room for', () => {
    const children = ['k1', 'k2', 'k3', 'k4', 'k5', 'k6', 'k7'];

    const plan = planSync(
      nothing,
      roster({ students: children.map((id) => student(id)), contacts: [contact('p1', ...children)] }),
      ids(),
    );

    expect(reasons(plan)).toEqual({ k7: 'families.noRoom', p1: 'families.noRoom' });
  });

  test('without a free plan the whole family is refused, nothing of it is made', () => {
    const plan = planSync(
      withPlans({ s1: 1, s2: 0 }),
      roster({
        students: [student('k1'), student('k2'), student('k3', 's2')],
        contacts: [contact('p1', 'k1'), contact('p2', 'k2')],
      }),
      ids(),
    );

    expect(reasons(plan)).toEqual({
      k2: 'plans.noneFree',
      p2: 'school.noFamily',
      k3: 'plans.noneFree',
    });
    expect(plan.writes.newMembers.map(({ schoolId }) => schoolId)).toEqual(['k1', 'p1']);
  });

  test('what the region shares is taken when the own plans are gone', () => {
    const plan = planSync(withPlans({ s1: 1, s2: 0 }, 1), roster({ students: many(3) }), ids());

    expect(Object.values(reasons(plan))).toEqual(['plans.noneFree']);
  });

  test('a plan that becomes free is given to who comes in the same sync', () => {
    const rows = synced(withPlans({ s1: 1, s2: 0 }), roster({ students: [student('k1')] }));

    const plan = planSync(rows, roster({ students: [student('k2')] }), ids('later'));

    expect(outcomes(plan)).toMatchObject({ k1: 'archived', k2: 'new' });
  });

  test('a child who changes school takes the family along, where a plan is free', () => {
    const rows = synced(
      withPlans({ s1: 2, s2: 1 }),
      roster({ students: [student('k1'), student('k2')], contacts: [contact('p1', 'k1')] }),
    );

    const plan = planSync(
      rows,
      roster({ students: [student('k1', 's2'), student('k2', 's2')], contacts: [contact('p1', 'k1')] }),
      ids('later'),
    );
    const after = applied(rows, plan.writes);

    expect(outcomes(plan)).toMatchObject({ k1: 'moved', p1: 'unchanged', k2: 'refused' });
    expect(familyOf(after, 'k1')?.centerId).toBe('center-s2');
    expect(familyOf(after, 'k2')?.centerId).toBe('center-s1');
  });

  test('one that waits for a place moves when another leaves it in the same sync', () => {
    const rows = synced(
      withPlans({ s1: 1, s2: 1, s3: 1 }),
      roster({
        schools: ['s1', 's2', 's3'].map(school),
        students: [student('k1', 's1'), student('k2', 's2')],
      }),
    );

    const plan = planSync(
      rows,
      roster({
        schools: ['s1', 's2', 's3'].map(school),
        students: [student('k1', 's2'), student('k2', 's3')],
      }),
      ids('later'),
    );

    expect(outcomes(plan)).toMatchObject({ k1: 'moved', k2: 'moved' });
  });

  test('brothers at two schools stay one family where it was', () => {
    const together = roster({
      students: [student('k1'), student('k2')],
      contacts: [contact('p1', 'k1', 'k2')],
    });
    const apart = roster({
      students: [student('k1', 's2'), student('k2', 's1')],
      contacts: [contact('p1', 'k1', 'k2')],
    });

    const rows = synced(nothing, together, apart);

    expect(familyOf(rows, 'k1')?._id).toBe(familyOf(rows, 'k2')?._id);
    expect(outcomes(planSync(rows, apart, ids('later')))).toMatchObject({ k1: 'unchanged', k2: 'unchanged' });
  });

  test('who vanishes is archived, with the family when nobody is left, and who returns is the same person', () => {
    const full = roster({ students: [student('k1'), student('k2')], contacts: [contact('p1', 'k1', 'k2')] });
    const before = synced(nothing, full);

    const one = synced(before, roster({ students: [student('k1')], contacts: [contact('p1', 'k1', 'k2')] }));
    const none = synced(one, roster({}));
    const again = synced(none, full);

    expect(memberOf(one, 'k2')?.archived).toBe(true);
    expect(familyOf(one, 'k1')?.archived).toBe(false);
    expect(familyOf(none, 'k1')?.archived).toBe(true);
    expect(again).toEqual(before);
  });

  test('who returns to a center without a free plan is refused and stays archived', () => {
    const first = roster({ students: [student('k1')] });
    const instead = roster({ students: [student('k2')] });
    const rows = synced(withPlans({ s1: 1, s2: 0 }), first, instead);

    const plan = planSync(rows, roster({ students: [student('k1'), student('k2')] }), ids('later'));

    expect(reasons(plan)).toEqual({ k1: 'plans.noneFree' });
    expect(plan.writes.members).toEqual([]);
  });

  test('who was blocked by the office stays blocked and takes no plan', () => {
    const rows = synced(withPlans({ s1: 1, s2: 0 }), roster({ students: [student('k1')] }));
    const families = rows.families.map((family) => ({ ...family, blocked: true }));
    const blocked = { ...rows, families, plans: { ...rows.plans, inUse: inUseOf(rows.centers, families) } };

    const plan = planSync(blocked, roster({ students: [student('k1'), student('k2')] }), ids('later'));

    expect(outcomes(plan)).toMatchObject({ k1: 'unchanged', k2: 'new' });
    expect(plan.writes.families).toEqual([]);
  });
});

describe('classes', () => {
  const lists = roster({
    teachers: [teacher('t1'), teacher('t2', 's2')],
    students: [student('k1'), student('k2')],
    sections: [{ id: 'x', teacherIds: ['t1', 't2'], studentIds: ['k1', 'k2'] }],
  });

  test('assign families of the own center, and end with the class', () => {
    const rows = synced(nothing, lists);
    const [t1] = rows.teachers;

    const ended = planSync(rows, { ...lists, sections: [] }, ids('later'));

    expect(rows.teaching.map(({ teacherId }) => teacherId)).toEqual([t1?._id, t1?._id]);
    expect(ended.writes.untaught).toEqual(rows.teaching);
  });

  test('leave alone what the office assigned', () => {
    const rows = synced(nothing, lists);
    const byOffice = { ...rows, teaching: rows.teaching.map((pair) => ({ ...pair, bySchool: false })) };

    const ended = planSync(byOffice, { ...lists, sections: [] }, ids('later'));

    expect(ended.writes.untaught).toEqual([]);
  });
});

describe('approval', () => {
  test.each([
    [10, 1, false],
    [10, 2, true],
    [9, 1, true],
    [100, 10, false],
    [100, 11, true],
  ])('of %i people %i vanish: waits %s', (all, gone, waits) => {
    const rows = synced(nothing, roster({ students: many(all) }));

    const plan = planSync(rows, roster({ students: many(all).slice(gone) }), ids('later'));

    expect([plan.known, plan.vanishing.length, plan.needsApproval]).toEqual([all, gone, waits]);
  });

  test('who vanished before is not counted again', () => {
    const rows = synced(nothing, roster({ students: many(10) }), roster({ students: many(5) }));

    const plan = planSync(rows, roster({ students: many(5) }), ids('later'));

    expect([plan.known, plan.vanishing, plan.needsApproval]).toEqual([5, [], false]);
  });

  test('somebody on the lists whose entry is of no use has not vanished', () => {
    const rows = synced(nothing, roster({ students: [student('k1')], teachers: [teacher('t1')] }));

    const plan = planSync(
      rows,
      roster({
        students: [student('k1', 'unknown')],
        teachers: [{ ...teacher('t1'), firstname: '', lastname: '' }],
      }),
      ids('later'),
    );

    expect(plan.vanishing).toEqual([]);
    expect(reasons(plan)).toEqual({ k1: 'school.noSchool', t1: 'school.noName' });
    expect(plan.writes).toEqual(
      planSync(rows, roster({ students: [student('k1')], teachers: [teacher('t1')] }), ids()).writes,
    );
  });
});

const anySchools = ['s1', 's2', 's3'];
const someOf = (values: readonly string[]) => fc.subarray([...values]);
const anyRoster: fc.Arbitrary<Roster> = fc
  .record({
    students: fc.uniqueArray(
      fc.record({
        at: fc.nat(11),
        school: fc.constantFrom(...anySchools, 'unknown'),
        name: fc.constantFrom('', 'A', 'B'),
      }),
      { selector: ({ at }) => at, maxLength: 12 },
    ),
    teachers: fc.uniqueArray(
      fc.record({
        at: fc.nat(4),
        school: fc.constantFrom(...anySchools),
        email: fc.constantFrom('one', 'two', null),
      }),
      { selector: ({ at }) => at, maxLength: 5 },
    ),
    contacts: fc.uniqueArray(
      fc.record({ at: fc.nat(4), of: someOf(Array.from({ length: 12 }, (_, at) => `k${at}`)) }),
      { selector: ({ at }) => at, maxLength: 5 },
    ),
    taught: someOf(Array.from({ length: 12 }, (_, at) => `k${at}`)),
  })
  .map(({ students, teachers, contacts, taught }) =>
    roster({
      schools: anySchools.map(school),
      students: students.map(({ at, school: schoolId, name }) => ({
        ...student(`k${at}`, schoolId),
        firstname: name,
        lastname: name,
      })),
      teachers: teachers.map(({ at, school: schoolId, email }) =>
        teacher(`t${at}`, schoolId, email && `${email}${at % 3}@school.test`),
      ),
      contacts: contacts.map(({ at, of }) => contact(`p${at}`, ...of.slice(0, 4))),
      sections: [{ id: 'x', teacherIds: teachers.map(({ at }) => `t${at}`), studentIds: taught }],
    }),
  );
const anyPlans = fc
  .tuple(fc.nat(4), fc.nat(4), fc.nat(4), fc.nat(2))
  .map(([s1, s2, s3, region]) => withPlans({ s1, s2, s3 }, region));
const anyHistory = fc.array(anyRoster, { minLength: 1, maxLength: 4 });

describe('whatever the lists say', () => {
  test('a sync done twice changes nothing the second time', () => {
    fc.assert(
      fc.property(anyPlans, anyHistory, (rows, history) => {
        const after = synced(rows, ...history);
        const { writes, entries } = planSync(after, history.at(-1) ?? roster({}), ids('again'));

        expect(Object.values(writes).flat()).toEqual([]);
        expect(entries.every(({ outcome }) => outcome === 'unchanged' || outcome === 'refused')).toBe(true);
      }),
    );
  });

  test('the order of the pages does not matter', () => {
    const turned = (lists: Roster): Roster => ({
      schools: lists.schools.toReversed(),
      teachers: lists.teachers.toReversed(),
      students: lists.students.toReversed(),
      contacts: lists.contacts
        .toReversed()
        .map((one) => ({ ...one, studentIds: one.studentIds.toReversed() })),
      sections: lists.sections.toReversed(),
    });
    const sorted = (plan: SyncPlan) =>
      plan.entries.toSorted((a, b) => (a.who + a.schoolId < b.who + b.schoolId ? -1 : 1));

    fc.assert(
      fc.property(anyPlans, anyHistory, anyRoster, (rows, history, lists) => {
        const before = synced(rows, ...history);
        const [one, other] = [planSync(before, lists, ids()), planSync(before, turned(lists), ids())];

        expect(sorted(other)).toEqual(sorted(one));
        expect(other.writes.newMembers).toEqual(one.writes.newMembers);
      }),
    );
  });

  test('who is in Flink stays the same person in the same family, and is never two', () => {
    fc.assert(
      fc.property(anyPlans, anyHistory, anyRoster, (rows, history, lists) => {
        const before = synced(rows, ...history);
        const after = synced(before, lists, ...history);

        for (const { schoolId, _id, familyId } of before.members)
          expect(after.members.filter((row) => row.schoolId === schoolId)).toMatchObject([{ _id, familyId }]);
        expect(new Set(after.members.map(({ schoolId }) => schoolId)).size).toBe(after.members.length);
        expect(new Set(after.teachers.map(({ email }) => email)).size).toBe(after.teachers.length);
      }),
    );
  });

  test('no center gives more plans than it has', () => {
    fc.assert(
      fc.property(anyPlans, anyHistory, (rows, history) => {
        const { plans, centers } = synced(rows, ...history);
        const assignedTo = (id: string) =>
          plans.assigned.find((one) => one.organizationId === id)?.plans ?? 0;
        const beyond = centers.map(({ _id }) => {
          const used = plans.inUse.find((one) => one.learningCenterId === _id)?.inUse ?? 0;
          return Math.max(0, used - assignedTo(_id));
        });

        expect(beyond.reduce((all, one) => all + one, 0)).toBeLessThanOrEqual(assignedTo('region'));
      }),
    );
  });

  test('everybody on the lists is told of once, and an archived family has nobody left', () => {
    fc.assert(
      fc.property(anyPlans, anyHistory, (rows, history) => {
        const after = synced(rows, ...history);
        const { entries } = planSync(after, history.at(-1) ?? roster({}), ids('again'));
        const lists = history.at(-1) ?? roster({});

        for (const { id } of [...lists.students, ...lists.teachers])
          expect(entries.filter(({ schoolId }) => schoolId === id)).toHaveLength(1);
        for (const family of after.families) {
          const all = after.members.filter(({ familyId }) => familyId === family._id);
          expect(family.archived).toBe(all.every(({ archived }) => archived));
        }
      }),
    );
  });
});
