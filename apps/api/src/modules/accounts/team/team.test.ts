import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Signing, type TeamWishes, teamRefusal } from './team.ts';

const config = (multiFamilyTeam: boolean) => ({ locales: ['en'], defaultLocale: 'en', multiFamilyTeam });

interface Fake {
  readonly id: string;
  readonly family?: string;
  readonly center?: string;
  readonly open?: boolean;
  readonly onePerson?: boolean;
}

const member = ({ id, family = 'f', center = 'c', open = false, onePerson = false }: Fake): Signing => ({
  kind: 'member',
  row: {
    _id: id,
    familyId: family,
    learningCenterId: center,
    centerConfig: config(open),
    onePerson,
  },
});

const staff: Signing = { kind: 'user' };
const ticked: TeamWishes = { multiFamilyTeam: true };

describe('alone', () => {
  test.each([
    ['a learner', member({ id: 'a' }), {}],
    ['a learner of this center', member({ id: 'a' }), { learningCenterId: 'c' }],
    ['one person of the one-person product', member({ id: 'a', onePerson: true }), { learningCenterId: 'c' }],
    ['a member of the staff, at any center', staff, { learningCenterId: 'other' }],
  ] as const)('%s may sign in', (_who, person, wishes) => {
    expect(teamRefusal([person], wishes)).toBeNull();
  });

  test('a learner of another center may not', () => {
    const refusal = teamRefusal([member({ id: 'a' })], { learningCenterId: 'other' });

    expect(refusal).toEqual({ code: 'auth.notOfThisCenter', index: 0 });
  });
});

describe('together', () => {
  const fromTwoFamilies = (open: boolean) => [
    member({ id: 'a', open }),
    member({ id: 'b', open }),
    member({ id: 'd', family: 'g', open }),
  ];

  test('members of one family are a team', () => {
    expect(teamRefusal([member({ id: 'a' }), member({ id: 'b' })], {})).toBeNull();
  });

  test('members of two families are one only where the center allows it and it was asked for', () => {
    const apart = { code: 'auth.notOneTeam', index: 2 };

    expect(teamRefusal(fromTwoFamilies(true), ticked)).toBeNull();
    expect(teamRefusal(fromTwoFamilies(true), {})).toEqual(apart);
    expect(teamRefusal(fromTwoFamilies(false), ticked)).toEqual(apart);
  });

  test('families of two centers are never one team, although both centers allow it', () => {
    const people = [
      member({ id: 'a', open: true }),
      member({ id: 'b', family: 'g', center: 'd', open: true }),
    ];

    expect(teamRefusal(people, ticked)).toEqual({ code: 'auth.notOneTeam', index: 1 });
  });

  test('nobody is in a team twice', () => {
    const people = [member({ id: 'a' }), member({ id: 'b' }), member({ id: 'a' })];

    expect(teamRefusal(people, {})).toEqual({ code: 'auth.twiceInTeam', index: 2 });
  });

  test('staff and the one person of the one-person product are in no team', () => {
    expect(teamRefusal([member({ id: 'a' }), staff], ticked)).toEqual({ code: 'auth.notOneTeam', index: 1 });
    expect(teamRefusal([staff, member({ id: 'a' })], ticked)).toEqual({ code: 'auth.notOneTeam', index: 0 });
    expect(teamRefusal([member({ id: 'a' }), member({ id: 'b', onePerson: true })], ticked)).toEqual({
      code: 'auth.notOneTeam',
      index: 1,
    });
  });
});

test('whoever is let in as a team is different people of one center, of one family unless the center is open', () => {
  const few = fc.constantFrom('x', 'y');
  const person = fc.oneof(
    fc.constant(staff),
    fc
      .record({
        id: fc.constantFrom('a', 'b', 'c', 'd'),
        family: few,
        center: few,
        open: fc.boolean(),
        onePerson: fc.boolean(),
      })
      .map(member),
  );
  const wishes = fc.record({
    learningCenterId: fc.option(few, { nil: undefined }),
    multiFamilyTeam: fc.boolean(),
  });

  fc.assert(
    fc.property(fc.array(person, { minLength: 2, maxLength: 3 }), wishes, (people, asked) => {
      const refusal = teamRefusal(people, asked);
      if (refusal !== null) {
        expect(people[refusal.index]).toBeDefined();
        return;
      }

      const rows = people.map((one) => {
        if (one.kind === 'user') throw new Error('staff were let into a team');
        return one.row;
      });
      const distinct = (of: (row: (typeof rows)[number]) => string) => new Set(rows.map(of)).size;
      expect(distinct(({ _id }) => _id)).toBe(rows.length);
      if (distinct(({ familyId }) => familyId) > 1) {
        expect(asked.multiFamilyTeam).toBe(true);
        expect(distinct(({ learningCenterId }) => learningCenterId)).toBe(1);
        expect(rows[0]?.centerConfig).toMatchObject({ multiFamilyTeam: true });
      }
      if (asked.learningCenterId)
        expect(rows.every(({ learningCenterId }) => learningCenterId === asked.learningCenterId)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
