import type { RegisterForm } from '@flink/contract/rules/people/register-form.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '../../db/uuid.ts';
import { openTestHouse, type TestHouse } from '../../testing/test-house.ts';
import { newForm } from './testing/sample-form.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await openTestHouse({ world: 'demo' });
});

afterAll(() => house.close());

/** A code of its own for each test, of the same center and product as a demo code. */
async function freeCode(like: 'MAPLE-2026' | 'SOLO-2026' = 'MAPLE-2026'): Promise<string> {
  const { learning_center_id, product_id } = await house.db
    .selectFrom('organization_codes')
    .select(['learning_center_id', 'product_id'])
    .where('code', '=', like)
    .executeTakeFirstOrThrow();
  const code = `T-${uuidv7().toUpperCase()}`;
  await house.db
    .insertInto('organization_codes')
    .values({ _id: uuidv7(), code, learning_center_id, product_id })
    .execute();
  return code;
}

const register = (code: string, form: RegisterForm, headers = {}) =>
  house.ask('registerByCode', { params: { code }, body: form, headers });

const check = (code: string) => house.ask('checkCode', { params: { code } });

const familyOf = (email: string) =>
  house.db.selectFrom('families').selectAll().where('email', '=', email).executeTakeFirst();

const membersOf = (familyId: string) =>
  house.db
    .selectFrom('family_members')
    .selectAll()
    .where('family_id', '=', familyId)
    .orderBy('is_admin', 'desc')
    .execute();

const postTo = (recipient: string) =>
  house.db.selectFrom('outbox_messages').selectAll().where('recipient', '=', recipient).execute();

const count = async (table: 'families' | 'family_members' | 'password_links' | 'outbox_messages') => {
  const { n } = await house.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
};

const queryOf = (redirectTo: string) => new URL(redirectTo, 'http://x').searchParams;

test('a free code tells what its form asks for, however it is typed', async () => {
  const expected = {
    success: true,
    locations: ['Main Street', 'Riverside'],
    onePerson: { onePerson: false },
    productName: 'Flink Family',
  };

  expect((await check('MAPLE-2026')).json()).toEqual(expected);
  expect((await check(' maple-2026 ')).json()).toEqual(expected);
  expect((await check('solo-2026')).json()).toEqual({
    success: true,
    locations: [],
    onePerson: { onePerson: true },
    productName: 'Flink Solo',
  });
});

test('a code that is taken, unknown or of an expired center is not available, and none tells which', async () => {
  const expired = await freeCode();
  const mill = await house.db
    .selectFrom('learning_centers')
    .select('_id')
    .where('url', '=', 'old-mill')
    .executeTakeFirstOrThrow();
  await house.db
    .updateTable('organization_codes')
    .set({ learning_center_id: mill._id })
    .where('code', '=', expired)
    .execute();

  const answers = await Promise.all(
    ['MAPLE-USED', 'NO-SUCH-CODE', expired].flatMap((code) => [check(code), register(code, newForm())]),
  );

  for (const answer of answers) {
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      success: false,
      code: 'registration.codeUnavailable',
      message: 'This code is not available',
    });
  }
});

test('a code that no text can be is refused without a failure of ours', async () => {
  expect((await check('a\u0000b')).statusCode).toBe(400);
});

test('a family is made of what the form says', async () => {
  const code = await freeCode();
  const form = newForm({
    email: ' Lund.Family@Flink.Test ',
    messageLocale: 'sw',
    registerLocale: 'es',
    agreeReceiveTextMessages: true,
    phone: '+12025550177',
    parentUsername: ' Nora.Lund ',
    childYob: '2018',
  });

  const reply = await register(code.toLowerCase(), form);

  const family = await familyOf('lund.family@flink.test');
  expect(reply.statusCode).toBe(200);
  expect(family).toMatchObject({
    name: 'Lund',
    phone: '+12025550177',
    agree_receive_text_messages: true,
    location: 'Riverside',
    locales: ['es', 'en'],
    message_locale: 'sw',
    currency_iso_code: 'USD',
    is_customer: false,
    is_prepaid_customer: false,
  });
  expect(await membersOf(family?._id ?? '')).toMatchObject([
    {
      firstname: 'Nora',
      lastname: 'Lund',
      username: 'nora.lund',
      yob: 1990,
      type: 'adult',
      is_admin: true,
      locale: 'es',
    },
    { firstname: 'Finn', username: form.childUsername, yob: 2018, type: 'child', is_admin: false },
  ]);
  expect(reply.json().redirectTo).toMatch(
    new RegExp(`^/login\\?family=${family?._id}&locale=es&showInstructions=1&instructionsData=%7B`),
  );
  expect(JSON.parse(queryOf(reply.json().redirectTo).get('instructionsData') ?? '')).toEqual({
    productName: 'Flink Family',
    username: 'nora.lund',
  });
});

test('at a center with prepaid plans the family pays by the hour, by what its organisation has set', async () => {
  const code = await freeCode();
  const center = await house.db
    .selectFrom('learning_centers as center')
    .innerJoin('organization_plans as plan', 'plan.master_organization_id', 'center.master_organization_id')
    .select(['center._id', 'plan.product_id as productId', 'plan.total_hours as hours'])
    .where('center.url', '=', 'baobab')
    .where('plan.total_hours', '>', '0')
    .executeTakeFirstOrThrow();
  await house.db
    .updateTable('organization_codes')
    .set({ learning_center_id: center._id, product_id: center.productId })
    .where('code', '=', code)
    .execute();
  const form = newForm({ location: '', registerLocale: 'sw' });

  expect((await register(code, form)).statusCode).toBe(200);

  const family = await familyOf(form.email);
  const account = await house.db
    .selectFrom('prepaid_accounts')
    .select(['total_hours', 'hours_paid', 'seconds_remaining'])
    .where('family_id', '=', family?._id ?? '')
    .executeTakeFirst();
  expect(family).toMatchObject({ is_prepaid_customer: true, currency_iso_code: 'KES' });
  expect(account).toEqual({ total_hours: center.hours, hours_paid: '0.00', seconds_remaining: 0 });
});

test('the code is taken by the family, and nobody registers with it again', async () => {
  const code = await freeCode();
  const form = newForm();
  await register(code, form);

  const row = await house.db
    .selectFrom('organization_codes')
    .select(['family_id', 'activated_at'])
    .where('code', '=', code)
    .executeTakeFirst();

  expect(row).toEqual({ family_id: (await familyOf(form.email))?._id, activated_at: expect.any(Date) });
  expect((await check(code)).json().code).toBe('registration.codeUnavailable');
  expect((await register(code, newForm())).json().code).toBe('registration.codeUnavailable');
});

test('a mail in the chosen language brings the usernames and a link of seven days that sets the passwords, one each', async () => {
  const form = newForm({ messageLocale: 'es' });
  const before = Date.now();

  await register(await freeCode(), form);
  const [mail, ...more] = await postTo(form.email);
  const token = /\/set-password\/([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? '';
  const links = await house.db
    .selectFrom('password_links')
    .selectAll()
    .where('family_id', '=', (await familyOf(form.email))?._id ?? '')
    .execute();

  expect(more).toEqual([]);
  expect(mail).toMatchObject({ channel: 'mail', subject: 'Te damos la bienvenida a Flink Family' });
  expect(mail?.text).toContain(form.parentUsername);
  expect(mail?.text).toContain(form.childUsername);
  expect(mail?.text).not.toMatch(/\{\w+\}/);
  expect(links).toHaveLength(1);
  expect(JSON.stringify(links)).not.toContain(token);
  expect(Math.abs((links[0]?.expires_at.getTime() ?? 0) - before - 7 * 86_400_000)).toBeLessThan(60_000);

  const set = (password: string) => house.ask('setPassword', { body: { token, password } });
  expect((await set('a new password')).json().people).toMatchObject([{ username: form.childUsername }]);
  expect((await set('another password')).json().people).toEqual([]);
  expect((await set('a third password')).json().code).toBe('auth.linkInvalid');
  for (const [username, password] of [
    [form.parentUsername, 'a new password'],
    [form.childUsername, 'another password'],
  ]) {
    const login = await house.ask('login', { body: { username, password } });
    expect(login.statusCode).toBe(200);
  }
});

test('before that nobody signs in to the family', async () => {
  const form = newForm();
  await register(await freeCode(), form);

  const family = await familyOf(form.email);
  const [parent] = await membersOf(family?._id ?? '');
  const login = await house.ask('login', { body: { username: form.parentUsername, password: 'letmeplay1' } });

  expect(parent?.password_hash).toMatch(/^\$argon2id\$/);
  expect(login.json().code).toBe('auth.wrongCredentials');
});

test('a text message goes only to who agreed, and a phone number is kept only then', async () => {
  const quiet = newForm({ phone: '+12025550100' });
  const agreed = newForm({ agreeReceiveTextMessages: true, phone: '+12025550199', messageLocale: 'sw' });

  await register(await freeCode(), quiet);
  await register(await freeCode(), agreed);

  expect(await postTo('+12025550100')).toEqual([]);
  expect((await familyOf(quiet.email))?.phone).toBeNull();
  expect(await postTo('+12025550199')).toMatchObject([
    { channel: 'sms', text: expect.stringMatching(/^Flink: Nora, umesajiliwa kwa Flink Family\./) },
  ]);
});

test('a header of a stranger does not decide where the link in the mail leads', async () => {
  const form = newForm();

  await register(await freeCode(), form, { host: 'evil.test' });

  expect((await postTo(form.email))[0]?.text).not.toContain('evil.test');
});

test('what is wrong is said field by field and leaves nothing behind', async () => {
  const code = await freeCode();
  const before = await Promise.all([count('families'), count('family_members'), count('outbox_messages')]);
  const form = newForm({
    email: 'nobody',
    agreeReceiveTextMessages: true,
    phone: '555',
    location: 'Elsewhere',
    parentFirstName: 'No',
    parentYob: '0042',
    parentUsername: 'no space',
    childYob: '19',
    childUsername: '',
    messageLocale: 'xx',
  });

  const reply = await register(code, form, { 'user-locale': 'es' });

  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({
    success: false,
    code: 'request.invalid',
    fields: {
      phone: expect.stringMatching(/teléfono/i),
      location: 'Obligatorio',
      childUsername: 'Obligatorio',
    },
  });
  expect(Object.keys(reply.json().fields).toSorted()).toEqual(
    [
      'childUsername',
      'childYob',
      'email',
      'location',
      'messageLocale',
      'parentFirstName',
      'parentUsername',
      'parentYob',
      'phone',
    ].toSorted(),
  );
  expect(await Promise.all([count('families'), count('family_members'), count('outbox_messages')])).toEqual(
    before,
  );
  expect((await check(code)).statusCode).toBe(200);
});

test.each([
  ['email', 'garcia@flink.test'],
  ['email', 'TEACHER@flink.test'],
  ['parentUsername', ' ANA '],
  ['childUsername', 'leo'],
] as const)('the %s %s of somebody else should be unique', async (field, value) => {
  const code = await freeCode();

  const reply = await register(code, newForm({ [field]: value }));

  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toEqual({
    success: false,
    code: 'request.notUnique',
    message: 'Should be unique',
    fields: { [field]: 'Should be unique' },
  });
  expect((await check(code)).statusCode).toBe(200);
});

test('of ten who come with one code at once, one gets it', async () => {
  const code = await freeCode();
  const forms = Array.from({ length: 10 }, () => newForm());
  const before = await count('families');

  const replies = await Promise.all(forms.map((form) => register(code, form)));

  const codes = replies.map((reply) => reply.json().code ?? 'registered');
  expect(codes.toSorted()).toEqual(
    ['registered', ...Array.from({ length: 9 }, () => 'registration.codeUnavailable')].toSorted(),
  );
  expect(await count('families')).toBe(before + 1);
});

test('Submit pressed three times at once makes one family and one mail, and leads to it each time', async () => {
  const code = await freeCode();
  const form = newForm();

  const replies = await Promise.all([register(code, form), register(code, form), register(code, form)]);
  const later = await register(code, form);

  expect([...replies, later].map((reply) => reply.statusCode)).toEqual([200, 200, 200, 200]);
  expect(new Set([...replies, later].map((reply) => reply.json().redirectTo)).size).toBe(1);
  expect(await postTo(form.email)).toHaveLength(1);
});

test('the same form a while later finds the code taken', async () => {
  const code = await freeCode();
  const form = newForm();
  await register(code, form);
  await house.db
    .updateTable('families')
    .set({ created_at: new Date(Date.now() - 11 * 60_000) })
    .where('email', '=', form.email)
    .execute();

  expect((await register(code, form)).json().code).toBe('registration.codeUnavailable');
});

test('of two who want the same names at once with two codes, one is told that they should be unique', async () => {
  for (let round = 0; round < 5; round += 1) {
    const codes = [await freeCode(), await freeCode()];
    const first = newForm();
    const second = newForm({ parentUsername: first.childUsername, childUsername: first.parentUsername });

    const replies = await Promise.all([register(codes[0] ?? '', first), register(codes[1] ?? '', second)]);

    const refused = replies.find((reply) => reply.statusCode !== 200)?.json();
    expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([200, 409]);
    expect(Object.keys(refused.fields).toSorted()).toEqual(['childUsername', 'parentUsername']);
  }
});

test('one person gets a learner with fixed names and a username made for typing', async () => {
  const code = await freeCode('SOLO-2026');
  const form = newForm({ location: '', childFirstName: '', childLastName: '', childUsername: '' });

  const reply = await register(code, form);
  const again = await register(code, form);

  const family = await familyOf(form.email);
  const [parent, learner] = await membersOf(family?._id ?? '');
  const [mail] = await postTo(form.email);
  const query = queryOf(reply.json().redirectTo);
  expect(family).toMatchObject({ name: 'Lund', location: null });
  expect(parent).toMatchObject({ username: form.parentUsername, is_admin: true, type: 'adult' });
  expect(learner).toMatchObject({ firstname: 'Solo', lastname: 'Player', yob: null, type: 'child' });
  expect(learner?.username).toMatch(/^[a-hjkmnp-z2-9]{6}$/);
  expect(query.get('onePerson')).toBe('true');
  expect(JSON.parse(query.get('instructionsData') ?? '')).toEqual({
    productName: 'Flink Solo',
    username: learner?.username,
  });
  expect(mail?.text).toContain(learner?.username);
  expect(again.json().redirectTo).toBe(reply.json().redirectTo);
  const faces = await house.ask('familyLogins', { params: { familyId: family?._id ?? '' } });
  expect(faces.json().data).toMatchObject({ onePerson: true, members: [{ _id: learner?._id }] });
});

test('a mail that cannot be written takes the family back with it', async () => {
  const code = await freeCode();
  const form = newForm();
  const before = await count('password_links');
  await house.db.schema.alterTable('outbox_messages').renameTo('outbox_away').execute();

  const reply = await register(code, form);
  await house.db.schema.alterTable('outbox_away').renameTo('outbox_messages').execute();

  expect(reply.statusCode).toBe(500);
  expect(await familyOf(form.email)).toBeUndefined();
  expect(await count('password_links')).toBe(before);
  expect((await register(code, form)).statusCode).toBe(200);
});
