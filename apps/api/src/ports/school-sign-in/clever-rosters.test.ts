import { AppError } from '@flink/contract/errors/app-error.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cleverRosters } from './clever-rosters.ts';
import type { SchoolRosters } from './port.ts';
import { type CleverServer, DISTRICT_TOKEN, startCleverServer } from './testing/clever-server.ts';

const MINUTES = 600_000;

let clever: CleverServer;
let rosters: SchoolRosters;
let waits: number[] = [];

beforeAll(async () => {
  clever = await startCleverServer();
  rosters = cleverRosters({
    apiUrl: clever.url,
    within: 2_000,
    wait: async (ms) => {
      waits.push(ms);
    },
  });
  fill();
});

afterEach(() => {
  clever.instead.clear();
  clever.asked.length = 0;
  waits = [];
});

afterAll(() => clever.close());

const named = (first: string, last = 'Ng') => ({ first, middle: '', last });

function fill() {
  clever.lists.set('districts', [{ id: 'd1', name: 'Hill District' } as { id: string }]);
  clever.lists.set(
    'schools',
    ['s1', 's2', 's3', 's4', 's5'].map((id) => ({ id, name: `School ${id}` })),
  );
  clever.lists.set('users?role=teacher', [
    {
      id: 't1',
      name: named('Tia'),
      email: ' Tia@Hill.Test ',
      roles: { teacher: { school: 's2', schools: ['s1', 's2'] } },
    } as { id: string },
  ]);
  clever.lists.set(
    'users?role=student',
    ['k1', 'k2', 'k3'].map((id) => ({
      id,
      name: named(id, ''),
      roles: { student: { school: 's1', schools: ['s1'], dob: '7/22/2018' } },
    })),
  );
  clever.lists.set('users?role=contact', [
    {
      id: 'c1',
      name: named('Cora'),
      roles: {
        contact: {
          student_relationships: [
            { student: 'k1', relationship: 'Parent', type: '' },
            { student: 'k2', relationship: 'Other', type: 'Parent/Guardian' },
            { student: 'k3', relationship: 'Doctor', type: 'Emergency' },
          ],
        },
      },
    } as { id: string },
  ]);
  clever.lists.set('sections', [
    { id: 'x1', teacher: 't1', teachers: ['t1', 't2'], students: ['k1', 'k2', 'k1'] } as { id: string },
  ]);
}

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: unknown) => (error instanceof AppError ? `${error.code} ${error.reason}` : String(error)),
  );

const FIRST = 'GET /v3.0/schools?limit=1000';

test('a token tells its district', async () => {
  expect(await rosters.districtOf(DISTRICT_TOKEN)).toEqual({ id: 'd1', name: 'Hill District' });
});

test('every page of every list is read', async () => {
  const roster = await rosters.rosterOf(DISTRICT_TOKEN, MINUTES);

  expect(roster.schools.map(({ id }) => id)).toEqual(['s1', 's2', 's3', 's4', 's5']);
  expect(roster.students.map(({ id, yob }) => [id, yob])).toEqual([
    ['k1', 2018],
    ['k2', 2018],
    ['k3', 2018],
  ]);
  expect(clever.asked).toContain('/v3.0/schools?limit=1000&starting_after=s4');
});

test('people come as the house speaks of them', async () => {
  const { teachers, contacts, sections } = await rosters.rosterOf(DISTRICT_TOKEN, MINUTES);

  expect(teachers).toEqual([
    { id: 't1', firstname: 'Tia', lastname: 'Ng', email: 'tia@hill.test', schoolIds: ['s2', 's1'] },
  ]);
  expect(contacts).toEqual([{ id: 'c1', firstname: 'Cora', lastname: 'Ng', studentIds: ['k1', 'k2'] }]);
  expect(sections).toEqual([{ id: 'x1', teacherIds: ['t1', 't2'], studentIds: ['k1', 'k2'] }]);
});

test('an ended token is said to have ended, and is not tried again', async () => {
  expect(await reasonOf(rosters.rosterOf('another', MINUTES))).toBe('school.listsFailed school.tokenEnded');
  expect(await reasonOf(rosters.districtOf('another'))).toBe('school.listsFailed school.tokenEnded');
  expect(waits).toEqual([]);
});

test('who is told to wait waits as long as it says, and goes on', async () => {
  let refused = 0;
  clever.instead.set(FIRST, (_, response) => {
    refused += 1;
    clever.instead.delete(FIRST);
    response.writeHead(429, { 'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + 30) }).end();
  });

  const { schools } = await rosters.rosterOf(DISTRICT_TOKEN, MINUTES);

  expect([refused, schools.length, waits.length]).toEqual([1, 5, 1]);
  expect(waits[0]).toBeGreaterThan(25_000);
  expect(waits[0]).toBeLessThanOrEqual(31_000);
});

test('a service that stays busy is left alone when patience ends', async () => {
  clever.instead.set(FIRST, (_, response) => response.writeHead(429).end());

  expect(await reasonOf(rosters.rosterOf(DISTRICT_TOKEN, 10_000))).toBe('school.listsFailed school.askLater');
  expect(waits).toEqual([1_000, 2_000, 4_000]);
});

test('a service that breaks once is asked again', async () => {
  clever.instead.set(FIRST, (_, response) => {
    clever.instead.delete(FIRST);
    response.writeHead(500).end('<h1>Sorry</h1>');
  });

  expect((await rosters.rosterOf(DISTRICT_TOKEN, MINUTES)).schools).toHaveLength(5);
});

test.each([
  ['answering 500', (response: import('node:http').ServerResponse) => response.writeHead(500).end()],
  [
    'cutting the page in half',
    (response: import('node:http').ServerResponse) => {
      response.writeHead(200, { 'content-length': '500' }).write('{"data":[{"data":{"id":"s1"');
      response.destroy();
    },
  ],
])('a service that keeps %s gives no list', async (_, answer) => {
  clever.instead.set('GET /v3.0/schools?limit=1000&starting_after=s2', (_request, response) =>
    answer(response),
  );

  expect(await reasonOf(rosters.rosterOf(DISTRICT_TOKEN, 3_000))).toBe('school.listsFailed school.noAnswer');
});

test.each([
  ['half a page that ends well', '{"data":[{"data":{"id":"s3","na', 'school.incomplete'],
  ['a page that comes again', '{"data":[{"data":{"id":"s1","name":"A"}}]}', 'school.incomplete'],
  ['something else', '{"data":[{"data":{"name":"A"}}]}', 'school.badAnswer'],
  [
    'a next page elsewhere',
    '{"data":[{"data":{"id":"s9","name":"A"}}],"links":[{"rel":"next","uri":"//evil.test/v3.0/x"}]}',
    'school.badAnswer',
  ],
])('%s is not taken for a list', async (_, body, reason) => {
  clever.instead.set('GET /v3.0/schools?limit=1000&starting_after=s2', (_request, response) =>
    response.writeHead(200).end(body),
  );

  expect(await reasonOf(rosters.rosterOf(DISTRICT_TOKEN, MINUTES))).toBe(`school.listsFailed ${reason}`);
});

test('a district that shares no school gives no list: nobody has vanished', async () => {
  clever.instead.set(FIRST, (_, response) => response.writeHead(200).end('{"data":[],"links":[]}'));

  expect(await reasonOf(rosters.rosterOf(DISTRICT_TOKEN, MINUTES))).toBe(
    'school.listsFailed school.incomplete',
  );
});
