import { AppError } from '@flink/contract/errors/app-error.ts';
import { expect, test } from 'vitest';
import { cleverIds, organizations } from '../../../../../content/load/demo-world.ts';
import type { SingleUse } from '../../rate-limits/single-use.ts';
import { embeddedSchoolSignIn } from './embedded.ts';
import { sandboxDistrict } from './sandbox-district.ts';

const key = new Uint8Array(32).fill(7);
const redirectUrl = 'http://127.0.0.1:3000/login/clever';

function inMemory(): SingleUse {
  const used = new Set<string>();
  return async (code) => !used.has(code) && used.add(code).has(code);
}

function sandbox(start = '2026-03-01T12:00:00Z') {
  let at = new Date(start);
  const school = embeddedSchoolSignIn({ key, isFirstUse: inMemory(), now: () => at });
  return {
    school,
    wait: (seconds: number) => {
      at = new Date(at.getTime() + seconds * 1000);
    },
    codeFor: async (person: string) => (await school.sandbox?.codeFor(person, redirectUrl)) ?? '',
  };
}

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: unknown) => (error instanceof AppError ? `${error.code} ${error.reason}` : String(error)),
  );

test('the sandbox knows the district and the people of the demo world', () => {
  const ids = sandboxDistrict.people.map(({ id }) => id);

  expect(organizations[0].cleverDistrict).toBe(sandboxDistrict.id);
  expect(ids).toEqual(expect.arrayContaining(Object.values(cleverIds)));
  expect(new Set(ids).size).toBe(ids.length);
});

test('a code tells who was chosen, whatever their kind', async () => {
  const { school, codeFor } = sandbox();

  for (const { id, userType } of sandboxDistrict.people.filter(({ shows }) => shows !== 'failure')) {
    const person = await school.exchange({ code: await codeFor(id), redirectUrl });

    expect(person).toEqual({ districtId: 'sandbox-district', userId: id, userType });
  }
});

test('a code is taken once', async () => {
  const { school, codeFor } = sandbox();
  const code = await codeFor('sandbox-teacher');
  await school.exchange({ code, redirectUrl });

  expect(await reasonOf(school.exchange({ code, redirectUrl }))).toBe('auth.cleverFailed school.codeRefused');
});

test('a code lives for a minute', async () => {
  const { school, codeFor, wait } = sandbox();
  const [early, late] = [await codeFor('sandbox-teacher'), await codeFor('sandbox-teacher')];

  wait(59);
  await school.exchange({ code: early, redirectUrl });
  wait(2);

  expect(await reasonOf(school.exchange({ code: late, redirectUrl }))).toBe(
    'auth.cleverFailed school.codeRefused',
  );
});

test('a code is good only for the page it was made for', async () => {
  const { school, codeFor } = sandbox();
  const code = await codeFor('sandbox-teacher');

  const elsewhere = school.exchange({ code, redirectUrl: 'http://127.0.0.1:3001/login/clever' });

  expect(await reasonOf(elsewhere)).toBe('auth.cleverFailed school.codeRefused');
});

test('another server of the installation takes a code, a stranger’s key makes none', async () => {
  const code = await sandbox().codeFor('sandbox-teacher');
  const stranger = embeddedSchoolSignIn({
    key: new Uint8Array(32).fill(8),
    isFirstUse: inMemory(),
    now: () => new Date('2026-03-01T12:00:00Z'),
  });

  expect(await sandbox().school.exchange({ code, redirectUrl })).toMatchObject({ userId: 'sandbox-teacher' });
  expect(await reasonOf(stranger.exchange({ code, redirectUrl }))).toBe(
    'auth.cleverFailed school.codeRefused',
  );
});

test.each(['', 'nonsense', 'a.b.c'])('what is no code (%j) is refused', async (code) => {
  expect(await reasonOf(sandbox().school.exchange({ code, redirectUrl }))).toBe(
    'auth.cleverFailed school.codeRefused',
  );
});

test('somebody the district does not know gets no code', async () => {
  expect(await sandbox().codeFor('nobody')).toBe('');
});

test('one person shows a school sign-in that fails', async () => {
  const { school, codeFor } = sandbox();

  const failing = school.exchange({ code: await codeFor('sandbox-failure'), redirectUrl });

  expect(await reasonOf(failing)).toBe('auth.cleverFailed school.noAnswer');
});

test('its page stands at the address that was asked for the way back', () => {
  const url = new URL(sandbox().school.authorizeUrl({ redirectUrl, state: 'a state & more' }));

  expect(`${url.origin}${url.pathname}`).toBe('http://127.0.0.1:3000/api/sandbox/clever/authorize');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    redirect_uri: redirectUrl,
    state: 'a state & more',
  });
});
