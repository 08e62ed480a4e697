import type { ImportResult } from '@flink/contract/resources/kit/import-calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { uuidv7 } from '../../db/uuid.ts';
import { openTestHouse, type TestHouse } from '../../testing/test-house.ts';
import { makeTwoTenants, type TwoTenants } from '../../testing/two-tenants.ts';
import type { VisitorName } from '../../testing/who-sees-what.ts';
import { managedFamilies } from './testing/managed-families.ts';

let house: TestHouse;
let world: TwoTenants;
let families: ReturnType<typeof managedFamilies>;

beforeAll(async () => {
  house = await openTestHouse();
  world = await makeTwoTenants(house);
  families = managedFamilies(house, world);
});
beforeEach(() => world.restore());
afterAll(() => house.close());

/** A second center of the same organisation, as long as the test runs. */
async function withOtherCenter(
  during: (center: { readonly _id: string; readonly home: string }) => Promise<void>,
) {
  const _id = uuidv7();
  const { id } = world.a.center;
  await sql`insert into learning_centers (_id, master_organization_id, region_id, name, url, time_zone, config)
    select ${_id}, master_organization_id, region_id, 'The other', 'the-other', time_zone, config
    from learning_centers where _id = ${id}`.execute(house.db);
  const home = await house.db
    .selectFrom('learning_centers')
    .select('name')
    .where('_id', '=', id)
    .executeTakeFirstOrThrow();
  await during({ _id, home: home.name });
  await sql`update families set learning_center_id = ${id} where learning_center_id = ${_id}`.execute(
    house.db,
  );
  await sql`delete from learning_centers where _id = ${_id}`.execute(house.db);
}

const mailsTo = (recipient: string) =>
  house.db
    .selectFrom('outbox_messages')
    .select(['subject', 'text'])
    .where('recipient', '=', recipient)
    .orderBy('_id')
    .execute();

const edit = async (values: object, as: VisitorName = 'MASTER_ORGANIZATION_ADMIN') =>
  (
    await house.ask('familiesEdit', {
      as: families.tokenOf(as),
      body: { ...families.form(), ...values } as never,
    })
  ).statusCode;

test('a center hears of a family that somebody above it has moved, and of nothing else that was changed', async () => {
  await withOtherCenter(async (other) => {
    const { _id } = (await families.add()).body.data;
    const mails = async () =>
      (
        await house.db
          .selectFrom('outbox_messages')
          .select('subject')
          .where('subject', 'like', 'The family Achieng %')
          .execute()
      ).map(({ subject }) => subject);

    expect([await edit({ _id, version: 1, phone: '+1 555 0100' }), await mails()]).toEqual([200, []]);
    expect([await edit({ _id, version: 2, learningCenterId: other._id }), await mails()]).toEqual([
      200,
      ['The family Achieng was moved to The other'],
    ]);
    // The head office, too.
    const productId = uuidv7();
    await house.db.insertInto('products').values({ _id: productId, name: 'Given from above' }).execute();
    expect(await edit({ _id, version: 3 }, 'MASTER_ADMIN')).toBe(200);
    expect([await edit({ _id, version: 4, productId }, 'MASTER_ADMIN'), (await mails()).toSorted()]).toEqual([
      200,
      [
        'The family Achieng was given another product',
        'The family Achieng was moved to The other',
        `The family Achieng was moved to ${other.home}`,
      ],
    ]);
  });
});

test('a family hears in its language what somebody above its center has changed for it, and nothing of what its center did', async () => {
  await withOtherCenter(async (other) => {
    const { _id } = (await families.add({ email: 'told@families.test' })).body.data;
    const email = 'told@families.test';
    await house.db.updateTable('families').set({ message_locale: 'es' }).where('_id', '=', _id).execute();
    await house.db.deleteFrom('outbox_messages').execute();

    await edit({ _id, version: 1, email, phone: '+1 555 0101' }, 'LEARNING_CENTER_ADMIN');
    const byCenter = await mailsTo(email);
    await edit({ _id, version: 2, email, adminUsername: 'grace.new', learningCenterId: other._id });
    const [mail, ...more] = await mailsTo(email);

    expect([byCenter, more]).toEqual([[], []]);
    expect(mail?.subject).toBe('La cuenta de su familia en Flink ha cambiado');
    expect(mail?.text).toContain(
      `Su centro de aprendizaje es ahora The other. Hasta ahora era ${other.home}.`,
    );
    expect(mail?.text).toContain('Grace Achieng entra ahora como grace.new.');
    expect(mail?.text).toContain('Su número de teléfono ha cambiado.');
    expect(mail?.text).toMatch(/https?:\/\/[^ ]+\/the-other\n/);
  });
});

test('a family hears of members whom somebody above its center has called otherwise', async () => {
  const { _id } = (await families.add()).body.data;
  const admin = await families.adminOf(_id);
  const save = (as: VisitorName, names: object) =>
    house.ask('editFamily', {
      as: families.tokenOf(as),
      body: {
        _id,
        agreeReceiveTextMessages: false,
        members: [
          {
            _id: admin._id,
            firstname: admin.firstname,
            lastname: admin.lastname,
            username: admin.username,
            type: 'adult',
            ...names,
          },
        ],
      },
    });
  await house.db.deleteFrom('outbox_messages').execute();

  const replies = [
    await save('REGION_ADMIN', {}),
    await save('LEARNING_CENTER_ADMIN', { lastname: 'Otieno' }),
    await save('REGION_ADMIN', { lastname: 'Otieno', username: 'grace.otieno' }),
  ];
  const mails = await mailsTo('grace@families.test');

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(mails.map(({ subject }) => subject)).toEqual(["Your family's account at Flink was changed"]);
  expect(mails[0]?.text).toContain('\nGrace Otieno now signs in as grace.otieno.\n');
});

test('of many families that one file moves each center hears by one mail that names some, and each family by its own', async () => {
  await withOtherCenter(async (other) => {
    const moved = Array.from({ length: 23 }, (_, place) => ({
      _id: uuidv7(),
      learning_center_id: world.a.center.id,
      name: `Moving ${String(place).padStart(2, '0')}`,
      email: `moving.${place}@families.test`,
    }));
    await house.db.insertInto('families').values(moved).execute();
    await house.db
      .insertInto('family_members')
      .values(
        moved.map(({ _id, name }, place) => ({
          _id: uuidv7(),
          family_id: _id,
          firstname: 'Mo',
          lastname: name,
          username: `mo.${place}`,
          type: 'adult',
          is_admin: true,
          password_hash: '',
        })),
      )
      .execute();
    const admin = world.a.user('LEARNING_CENTER_ADMIN');
    const { email } = await house.db
      .selectFrom('users')
      .select('email')
      .where('_id', '=', admin.id)
      .executeTakeFirstOrThrow();
    await house.db.deleteFrom('outbox_messages').execute();

    const bring = (confirm: boolean) =>
      house.ask('familiesImport' as never, {
        as: families.tokenOf('MASTER_ORGANIZATION_ADMIN'),
        body: {
          columns: ['_id', 'name', 'learningCenterId'],
          rows: moved.map(({ _id, name }, at) => ({ row: at + 2, cells: [_id, name, other._id] })),
          confirm,
        } as never,
      });
    await bring(false);
    const ofPreview = await house.db.selectFrom('outbox_messages').select('_id').execute();
    const { data } = (await bring(true)).json() as { readonly data: ImportResult };
    const ofCenter = await mailsTo(email);

    expect(ofPreview).toEqual([]);
    expect(data).toMatchObject({ written: true, changed: 23 });
    expect(ofCenter.map(({ subject }) => subject)).toEqual([
      '23 families were moved to your center or away from it',
    ]);
    expect(ofCenter[0]?.text).toContain(`Moving 19: from ${other.home} to The other\nand 3 more\n`);
    expect(await mailsTo('moving.22@families.test')).toHaveLength(1);
    await house.db.deleteFrom('families').where('name', 'like', 'Moving %').execute();
  });
});

test('a family whose email was wrong is invited at the right one; one that has come in is told at the old one', async () => {
  const subjects = async (recipient: string) =>
    (
      await house.db
        .selectFrom('outbox_messages')
        .select('subject')
        .where('recipient', '=', recipient)
        .orderBy('_id')
        .execute()
    ).map(({ subject }) => subject);
  const { body } = await families.add({ email: 'grase@families.test' });
  const values = { ...families.form(), _id: body.data._id, email: 'grace.achieng@families.test' };
  const edit = (more: object) =>
    house.ask('familiesEdit', {
      as: families.tokenOf('LEARNING_CENTER_ADMIN'),
      body: { ...values, ...more } as never,
    });

  await edit({ version: 1 });
  await house.db.updateTable('password_links').set({ used_at: new Date() }).execute();
  await edit({ version: 2, email: 'grace@elsewhere.test' });

  expect(await subjects('grase@families.test')).toEqual(['Your account at Flink']);
  expect(await subjects('grace.achieng@families.test')).toEqual([
    'Your account at Flink',
    'The email of your Flink account was changed',
  ]);
  expect(await subjects('grace@elsewhere.test')).toEqual([]);
});

test('a family that came in with a password given by hand hears at the old email that it has another, or none', async () => {
  const { body } = await families.add({ email: 'nia@families.test' });
  const [values, as] = [
    { ...families.form(), _id: body.data._id },
    families.tokenOf('LEARNING_CENTER_ADMIN'),
  ];
  const { _id: memberId, username } = await families.adminOf(body.data._id);
  const password = 'giraffes like leaves';
  const edit = (more: object) => house.ask('familiesEdit', { as, body: { ...values, ...more } as never });

  await house.ask('newMemberPassword', { as, params: { id: body.data._id }, body: { memberId, password } });
  await house.ask('login', { body: { username, password } });
  await house.db.deleteFrom('outbox_messages').execute();
  await edit({ version: 1, email: 'nia@elsewhere.test' });
  await edit({ version: 2, email: null });

  const mails = await house.db
    .selectFrom('outbox_messages')
    .select(['recipient', 'text'])
    .orderBy('_id')
    .execute();
  expect(mails.map(({ recipient }) => recipient)).toEqual(['nia@families.test', 'nia@elsewhere.test']);
  expect(mails[0]?.text).toContain('nia@elsewhere.test');
  expect(mails[1]?.text).toContain('has no email any more');
});
