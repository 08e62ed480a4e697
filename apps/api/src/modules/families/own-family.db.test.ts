import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rewriting } from '../../db/testing/rewriting.ts';
import { uuidv7 } from '../../db/uuid.ts';
import { openSignInHouse, type SignInHouse } from '../accounts/testing/sign-in-house.ts';

let house: SignInHouse;
let ana: string;
let garcia: string;

beforeAll(async () => {
  house = await openSignInHouse();
  ana = await house.tokenOf('ana', 'leo');
  ({ familyId: garcia } = await house.member('ana'));
});

afterAll(() => house.close());

interface Member {
  readonly _id?: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly username: string;
  readonly yob?: string;
  readonly type?: 'adult' | 'child';
  readonly password?: string;
}

const members = async (): Promise<Member[]> => {
  const reply = await house.ask('familyMembersByFamily', { as: ana, params: { id: garcia } });
  return reply
    .json()
    .data.map(
      ({ isAdmin: _, face: __, yob, ...member }: { yob: number | null } & Record<string, unknown>) => ({
        ...member,
        yob: yob === null ? '' : String(yob),
      }),
    );
};

const save = (list: readonly unknown[], as = ana, more: object = {}) =>
  house.ask('editFamily', {
    as,
    body: { _id: garcia, agreeReceiveTextMessages: false, members: list, ...more },
  });

const nora = (more: Partial<Member> = {}): Member => ({
  firstname: 'Nora',
  lastname: 'García',
  username: 'nora',
  password: 'mango kite 41',
  ...more,
});

const EMPTY = { firstname: '', lastname: '', username: '' };

describe('the family form', () => {
  beforeEach(async () => {
    await house.db
      .deleteFrom('family_members')
      .where('family_id', '=', garcia)
      .where('username', 'not in', ['ana', 'leo', 'mia'])
      .execute();
    await house.db
      .updateTable('families')
      .set({ addons: 0, phone: null })
      .where('_id', '=', garcia)
      .execute();
  });

  test('adds a member who can sign in with the password that the family admin chose', async () => {
    const reply = await save([...(await members()), nora({ yob: '2019' }), EMPTY]);

    expect(reply.json().data.family.familyMembers).toContainEqual(
      expect.objectContaining({ username: 'nora', yob: 2019, type: 'child', isAdmin: false }),
    );
    const login = await house.ask('login', { body: { username: 'nora', password: 'mango kite 41' } });
    const { learner } = await house.sessionOf(login.json<{ token: string }>().token);
    expect(learner).toMatchObject({ familyId: garcia, firstname: 'Nora' });
  });

  test('changes names and years, two usernames with each other, and leaves sessions alone', async () => {
    const [first, leo, mia] = await members();
    const leosSession = await house.tokenOf('leo');
    const swapped = [
      { ...first, lastname: 'García López' },
      { ...leo, username: ' MIA ', yob: '' },
      { ...mia, username: 'leo' },
    ];

    const reply = await save(swapped);
    const after = reply.json().data.family.familyMembers;
    await save([first, leo, mia]);

    expect(after).toMatchObject([
      { username: 'ana', lastname: 'García López', isAdmin: true, type: 'adult' },
      { _id: leo?._id, username: 'mia', yob: null },
      { _id: mia?._id, username: 'leo' },
    ]);
    expect((await house.ask('familyPointsHistory', { as: leosSession })).statusCode).toBe(200);
    expect(await members()).toMatchObject([first, leo, mia]);
  });

  test('keeps members who are not in it', async () => {
    const [first] = await members();

    await save([first]);

    expect((await members()).map(({ username }) => username)).toEqual(['ana', 'leo', 'mia']);
  });

  test('says beside the field what is missing', async () => {
    const [first, leo, mia] = await members();

    const reply = await save([first, { ...leo, firstname: ' ' }, mia, { ...EMPTY, lastname: 'García' }]);

    expect(reply.json()).toMatchObject({
      code: 'request.invalid',
      fields: {
        'members.1.firstname': 'Required for member',
        'members.3.firstname': 'Required for member',
        'members.3.username': 'Required for member',
        'members.3.password': 'Required for member',
      },
    });
  });

  test.each(['emma', 'EMMA', 'leo'])('refuses the username %s, which somebody has', async (username) => {
    const all = await members();
    const sent = username === 'leo' ? all.filter((member) => member.username !== 'leo') : all;

    const reply = await save([...sent, nora({ username })]);

    expect(reply.json().fields).toEqual({ [`members.${sent.length}.username`]: 'Should be unique' });
    expect(await members()).toHaveLength(3);
  });

  test('takes a username once when two families want it at the same moment', async () => {
    const { _id: johnsId, familyId: smith } = await house.member('john');
    const john = await house.tokenOf('john');
    const own = await members();
    const smiths = [{ _id: johnsId, firstname: 'John', lastname: 'Smith', username: 'john' }, nora()];

    const replies = await Promise.all([save([...own, nora()]), save(smiths, john, { _id: smith })]);

    expect(replies.map(({ statusCode }) => statusCode).sort()).not.toEqual([200, 200]);
    expect(replies.some(({ statusCode }) => statusCode === 200)).toBe(true);
    await house.db.deleteFrom('family_members').where('username', '=', 'nora').execute();
  });

  test('has six places, and one more for each addon', async () => {
    const more = ['one', 'two', 'three', 'four'].map((name) => nora({ username: `nora.${name}` }));

    expect((await save([...(await members()), ...more])).json().code).toBe('families.noRoom');
    expect(await members()).toHaveLength(3);
    await house.db.updateTable('families').set({ addons: 1 }).where('_id', '=', garcia).execute();
    expect((await save([...(await members()), ...more])).statusCode).toBe(200);
    expect(await members()).toHaveLength(7);
  });

  test('has one more place for each addon of the plan that its organisation has', async () => {
    const more = ['one', 'two', 'three', 'four'].map((name) => nora({ username: `nora.${name}` }));
    const seat = await house.db
      .selectFrom('families as family')
      .innerJoin('learning_centers as center', 'center._id', 'family.learning_center_id')
      .select(['center.master_organization_id', 'family.product_id', 'center.product_id as offered'])
      .where('family._id', '=', garcia)
      .executeTakeFirstOrThrow();
    const product_id = seat.product_id ?? seat.offered ?? '';
    const plan = { product_id, master_organization_id: seat.master_organization_id };
    await house.db.deleteFrom('organization_plans').where('product_id', '=', product_id).execute();

    expect((await save([...(await members()), ...more])).json().code).toBe('families.noRoom');
    await house.db
      .insertInto('organization_plans')
      .values({ ...plan, unlimited: true, addons: 1, currency_iso_code: 'USD' })
      .execute();
    expect((await save([...(await members()), ...more])).statusCode).toBe(200);
    expect(await members()).toHaveLength(7);
    await house.db.deleteFrom('organization_plans').where('product_id', '=', product_id).execute();
  });

  test('does not change the family admin into a child, nor a password, nor the phone', async () => {
    const [first, ...rest] = await members();

    await save([{ ...first, type: 'child' }, ...rest]);
    expect((await members())[0]).toMatchObject({ type: 'adult' });
    expect((await save([{ ...first, password: 'another-one' }])).json().fields).toHaveProperty([
      'members.0.password',
    ]);
    await house.db.updateTable('families').set({ phone: '+12025550143' }).where('_id', '=', garcia).execute();
    expect((await save([first], ana, { phone: '+12025550199' })).json().fields).toHaveProperty('phone');
  });

  test('does not make a child of an adult who has come in, to give them another password', async () => {
    await save([
      ...(await members()),
      nora({ type: 'adult' }),
      { ...nora(), username: 'nino', type: 'adult' },
    ]);
    await house.ask('login', { body: { username: 'nora', password: 'mango kite 41' } });
    const all = await members();
    const asChild = (name: string) =>
      all.map((member) => (member.username === name ? { ...member, type: 'child' as const } : member));

    const refused = await save(asChild('nora'));
    const byMistake = await save(asChild('nino'));

    expect(refused.json().fields).toEqual({
      [`members.${all.findIndex(({ username }) => username === 'nora')}.type`]:
        expect.stringContaining('adult'),
    });
    expect(byMistake.statusCode).toBe(200);
  });

  test.each([
    ['iloveyou', 'This password is one of the first that people try. Choose another one'],
    ['garcia-nora', 'A password cannot be a name, a username or an email'],
  ])('does not give a member the password %s', async (password, text) => {
    const list = [...(await members()), nora({ password })];

    expect((await save(list)).json().fields).toEqual({ [`members.${list.length - 1}.password`]: text });
  });

  describe('gives a child a new password', () => {
    const passwords = async () =>
      house.db
        .selectFrom('family_members')
        .select(['_id', 'password_hash', 'token_version'])
        .where('family_id', '=', garcia)
        .execute();
    let before: Awaited<ReturnType<typeof passwords>>;

    beforeEach(async () => {
      before = await passwords();
      await house.db.deleteFrom('outbox_messages').execute();
    });

    afterEach(async () => {
      for (const { _id, ...kept } of before)
        await house.db.updateTable('family_members').set(kept).where('_id', '=', _id).execute();
      house.house.standings.drop(before.map(({ _id }) => _id));
    });

    const giving = async (name: string, password: string) =>
      (await members()).map((member) => (member.username === name ? { ...member, password } : member));

    test('who signs in with it and is signed out elsewhere; the email of the family is told', async () => {
      const elsewhere = await house.tokenOf('mia');

      const reply = await save(await giving('mia', 'seven red kites'));

      expect(reply.statusCode, reply.body).toBe(200);
      expect(reply.json().token).toBeUndefined();
      expect((await house.ask('updateToken', { as: elsewhere })).statusCode).toBe(401);
      const login = await house.ask('login', { body: { username: 'mia', password: 'seven red kites' } });
      expect(login.statusCode).toBe(200);
      const [news] = await house.db.selectFrom('outbox_messages').select(['recipient', 'text']).execute();
      expect(news?.recipient).toBe('garcia@flink.test');
      expect(news?.text).toContain('Mia');
    });

    test('who plays here and plays on', async () => {
      const reply = await save(await giving('leo', 'seven red kites'));

      expect((await house.ask('updateToken', { as: ana })).statusCode).toBe(401);
      expect((await house.ask('updateToken', { as: reply.json().token })).statusCode).toBe(200);
    });

    test('and nobody else: not an adult, nor who is made a child with the same press', async () => {
      await house.db
        .updateTable('family_members')
        .set({ type: 'adult' })
        .where('username', '=', 'mia')
        .execute();
      const list = await giving('mia', 'seven red kites');

      const refused = [
        await save(list),
        await save(list.map((member) => ({ ...member, type: 'child' as const }))),
      ];
      await house.db
        .updateTable('family_members')
        .set({ type: 'child' })
        .where('username', '=', 'mia')
        .execute();

      for (const reply of refused) expect(reply.json().fields).toHaveProperty(['members.2.password']);
    });
  });

  test('takes the wish for text messages where there is a phone', async () => {
    const [first] = await members();
    const wish = { agreeReceiveTextMessages: true };

    expect((await save([first], ana, wish)).json().fields).toEqual({ phone: 'Required' });
    await house.db.updateTable('families').set({ phone: '+12025550143' }).where('_id', '=', garcia).execute();
    expect((await save([first], ana, wish)).json().data.family).toMatchObject(wish);
  });

  test('takes the wish not to be listed at sign-in, and leaves it alone where it says nothing', async () => {
    const listed = async (more: object) =>
      (await save(await members(), ana, more)).json().data.family.listedAtSignIn;

    expect(await listed({})).toBe(true);
    expect(await listed({ listedAtSignIn: false })).toBe(false);
    expect(await listed({})).toBe(false);
    expect(await listed({ listedAtSignIn: true })).toBe(true);
  });

  test('takes the phone of a family without one together with the wish, and never without it', async () => {
    const [first] = await members();
    const phone = '+12025550143';
    const saved = async (agreeReceiveTextMessages: boolean) =>
      (await save([first], ana, { agreeReceiveTextMessages, phone })).json().data.family;

    expect(await saved(false)).toMatchObject({ agreeReceiveTextMessages: false, phone: null });
    expect(await saved(true)).toMatchObject({ agreeReceiveTextMessages: true, phone });
  });

  test('is not for the product of one person: nobody is added, and nothing else is saved', async () => {
    const family = house.db.updateTable('families').where('_id', '=', garcia);
    const { productId } = await house.db
      .selectFrom('families')
      .select('product_id as productId')
      .where('_id', '=', garcia)
      .executeTakeFirstOrThrow();
    await family
      .set((eb) => ({
        product_id: eb.selectFrom('products').select('_id').where('name', '=', 'Flink Solo').$asScalar(),
      }))
      .execute();
    try {
      const before = await members();

      const reply = await save([...before, nora()], ana, {
        agreeReceiveTextMessages: true,
        phone: '+15550001111',
      });

      expect(reply.statusCode).toBe(403);
      expect(reply.json().code).toBe('families.onePerson');
      expect(await members()).toEqual(before);
    } finally {
      await family.set({ product_id: productId }).execute();
    }
  });

  test('is for a team with the family admin in it, and for the own family', async () => {
    const all = await members();
    const children = await house.tokenOf('leo', 'mia');
    const { _id, familyId: smith } = await house.member('emma');

    expect((await save(all, children)).json().code).toBe('families.onlyFamilyAdmin');
    expect((await save(all, await house.tokenOf('john'))).json().code).toBe('notFound');
    expect((await save(all, ana, { _id: smith })).json().code).toBe('notFound');
    expect((await save([{ ...all[1], _id }])).json().fields).toEqual({ 'members.0._id': expect.any(String) });
  });
});

describe('hours paid in advance', () => {
  let smith: string;
  let emma: string;
  let john: string;

  beforeAll(async () => {
    ({ familyId: smith } = await house.member('john'));
    emma = await house.tokenOf('emma');
    john = await house.tokenOf('john');
  });

  beforeEach(() => fill(600));

  const fill = async (seconds: number) => {
    await rewriting(house.db, (tx) => sql`delete from prepaid_ledger where family_id = ${smith}`.execute(tx));
    await house.db.deleteFrom('play_time').execute();
    await house.db
      .updateTable('prepaid_accounts')
      .set({ seconds_remaining: seconds, bought_out: false })
      .where('family_id', '=', smith)
      .execute();
    // Whoever signed in before the test has been there for a while.
    await sql`update sessions set started_at = now() - interval '1 hour'`.execute(house.db);
  };

  const status = (as = emma, id = smith) => house.ask('prepaidStatus', { as, params: { id } });

  const play = (as = emma, { id = uuidv7(), minutes = 1, family = smith } = {}) =>
    house.ask('addPlayTime', { as, params: { id: family }, body: { id, timeInMinutes: minutes } });

  const track = (as = emma, { id = uuidv7(), seconds = 60 } = {}) =>
    house.ask('trackTime', { as, body: { id, addTimeInApp: seconds } });

  /** Whole minutes: how long a test itself takes must not decide. */
  const minutesLeft = async () => Math.round((await status()).json().data.secondsRemaining / 60);

  const timePasses = (seconds: number) =>
    rewriting(house.db, async (tx) => {
      for (const table of ['prepaid_ledger', 'play_time'])
        await sql`update ${sql.table(table)} set started_at = started_at - make_interval(secs => ${seconds}),
          ended_at = ended_at - make_interval(secs => ${seconds})`.execute(tx);
    });

  test('are told with what they cost', async () => {
    expect((await status()).json().data).toEqual({
      isActive: true,
      nextBillingDate: null,
      fullyPaid: false,
      buyOut: false,
      totalHours: 20,
      totalHoursPaid: 5,
      prepaidHoursRemaining: 600 / 3_600,
      secondsRemaining: 600,
      hoursInIncrement: 5,
      costPerHour: 1.5,
      buyoutCost: 22.5,
      discountPercents: 0,
      currencyIsoCode: 'USD',
      automaticPayments: false,
      purchaseProductType: 'product',
      subscriptionType: null,
      costPerMonth: 0,
      totalPrice: 0,
      totalMonths: 0,
      totalMonthsPaid: 0,
      prepaidDaysRemaining: 0,
      priceId: null,
      subscriptionId: null,
      freeTrialWeeks: 0,
    });
  });

  test('are none for a family that does not pay by the hour', async () => {
    expect((await status(ana, garcia)).json()).toEqual({ success: true, data: null });
    expect((await play(ana, { family: garcia })).json()).toEqual({ success: true, data: null });
  });

  test('go by the minute until they are up', async () => {
    for (let minute = 0; minute < 9; minute += 1) {
      await play();
      await timePasses(60);
    }
    expect(await minutesLeft()).toBe(1);

    const last = await play();
    await timePasses(60);
    await play();

    expect(last.json().data).toMatchObject({ isActive: false, secondsRemaining: 0 });
    expect(await minutesLeft()).toBe(0);
  });

  test('lose a minute once, however often it is sent; under the id of an earlier one it is another', async () => {
    const id = uuidv7();

    await Promise.all(Array.from({ length: 10 }, () => play(emma, { id })));
    const first = await minutesLeft();
    await timePasses(61);
    await play(emma, { id });
    const second = await minutesLeft();
    await timePasses(61);
    // The key of what an old id says changes with the second.
    await wait(1_000);
    await play(emma, { id });

    expect([first, second, await minutesLeft()]).toEqual([9, 8, 7]);
  });

  test('lose nothing for the time before somebody signed in, whatever their device says', async () => {
    const fresh = await house.tokenOf('emma');

    await play(fresh, { minutes: 1_000 });
    await play(fresh, { minutes: 1 });

    expect(await minutesLeft()).toBe(10);
  });

  test('go by what is tracked, also where nobody says a minute, and once for all devices', async () => {
    const id = uuidv7();
    await Promise.all([track(emma, { id }), track(john), track(emma, { id })]);
    const first = await minutesLeft();
    await timePasses(61);
    await track(emma, { id });
    const again = await minutesLeft();
    await track();

    // A beat that was told before is no new one: it counts as play nowhere.
    expect([first, again, await minutesLeft()]).toEqual([9, 9, 8]);
  });

  test('lose a minute once that is tracked and said, whichever comes first', async () => {
    await track();
    await play();
    const first = await minutesLeft();
    await timePasses(61);
    await play();
    await track();

    expect([first, await minutesLeft()]).toEqual([9, 8]);
  });

  test('lose one minute for one that was played before and after a pause', async () => {
    await track(emma, { seconds: 30 });
    await timePasses(600);
    await play();
    await timePasses(30);
    // What was played since the pause is told with the next beat.
    await track(emma, { seconds: 60 });

    // 30 seconds before it, 60 after it.
    expect((await status()).json().data.secondsRemaining).toBeGreaterThanOrEqual(600 - 92);
    expect((await status()).json().data.secondsRemaining).toBeLessThanOrEqual(600 - 88);
  });

  test('lose a minute also for a player that gives its minutes no ids, and once however often it is sent', async () => {
    const plain = () =>
      house.ask('addPlayTime', { as: emma, params: { id: smith }, body: { timeInMinutes: 1 } });

    const replies = await Promise.all(Array.from({ length: 10 }, plain));
    const first = await minutesLeft();
    await timePasses(60);
    // The key of a minute without an id changes with the second.
    await wait(1_000);
    await plain();

    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect([first, await minutesLeft()]).toEqual([9, 8]);
  });

  test('lose one minute for two tabs of one team, and for a learner who plays in two places', async () => {
    const together = await house.tokenOf('john', 'emma');

    await Promise.all([play(), play(), play(together), play(together)]);

    expect(await minutesLeft()).toBe(9);
  });

  test('lose one minute for a family, on however many devices different people play', async () => {
    await Promise.all([play(emma), play(john), play(emma), play(john)]);

    expect(await minutesLeft()).toBe(9);
  });

  test('stand in a ledger that nobody changes and nobody takes a line from', async () => {
    await play();

    const change = sql`update prepaid_ledger set delta_seconds = 0 where family_id = ${smith}`.execute(
      house.db,
    );
    await expect(change).rejects.toThrow('only added to');
    const removal = sql`delete from prepaid_ledger where family_id = ${smith}`.execute(house.db);
    await expect(removal).rejects.toThrow('only added to');
    expect(await minutesLeft()).toBe(9);
  });

  test('lose two minutes for a tablet that slept, not the whole night', async () => {
    await play(emma, { minutes: 600 });

    expect(await minutesLeft()).toBe(8);
  });

  test('never go below nothing, whoever is first', async () => {
    await fill(30);

    await Promise.all([play(emma), play(john)]);

    expect(await minutesLeft()).toBe(0);
    const { rows } = await sql<{ sum: number }>`
      select sum(delta_seconds) from prepaid_ledger where family_id = ${smith}`.execute(house.db);
    expect(rows).toEqual([{ sum: -30 }]);
  });

  test('are not counted any more once everything is paid', async () => {
    await house.db
      .updateTable('prepaid_accounts')
      .set({ bought_out: true })
      .where('family_id', '=', smith)
      .execute();

    expect((await play()).json().data).toMatchObject({
      isActive: true,
      fullyPaid: true,
      secondsRemaining: 600,
    });
  });

  test('are counted and told for the own family alone', async () => {
    const baraka = await house.tokenOf('baraka');

    for (const reply of [await status(baraka), await play(baraka)])
      expect(reply.json().code).toBe('notFound');
    expect(await minutesLeft()).toBe(10);
    expect((await status(await house.tokenOf('center@flink.test'))).statusCode).toBe(200);
  });
});

test('the demo families have paid for what their ledgers say', async () => {
  const { rows } = await sql<{ name: string; seconds: number; ledger: number }>`
    select family.name, seconds_remaining as seconds, currency_iso_code as currency
    from prepaid_accounts join families family on family._id = family_id
    where family.name in ('Otieno', 'Smith') order by 1`.execute(house.db);

  expect(rows).toMatchObject([
    { name: 'Otieno', seconds: 23_400, currency: 'KES' },
    { name: 'Smith', currency: 'USD' },
  ]);
});
