import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '../../../../db/uuid.ts';
import { openPlayHouse, type PlayHouse } from '../../../play/testing/play-house.ts';

let house: PlayHouse;
let center: string;
let teacher: string;

beforeAll(async () => {
  house = await openPlayHouse();
  center = await house.tokenOf('center@flink.test');
  teacher = await house.tokenOf('teacher@flink.test');
});
afterAll(() => house.close());

const FORM = { name: 'Monday', reports: ['usage-and-master', 'cohort'], days: 'week', compared: 'year' };

const add = async (as: string, body: object = FORM) => {
  const reply = await house.ask('addReportGroup', { as, body });
  return { status: reply.statusCode, ...reply.json() };
};
const all = async (as: string) => (await house.ask('reportGroups', { as })).json().data;

test('a group is made, changed, answered by its own parameters and deleted', async () => {
  const { data } = await add(center);
  expect(data).toMatchObject(FORM);

  const answered = (await house.ask('reportByGroup', { as: center, params: { id: data._id } })).json().data;
  expect(answered.answers.map(({ report }: { report: string }) => report)).toEqual(FORM.reports);
  const [usage] = answered.answers;
  expect(Date.parse(usage.answer.period.to) - Date.parse(usage.answer.period.from)).toBe(6 * 86_400_000);

  const body = { ...FORM, name: 'Tuesday', reports: ['cohort'] };
  await house.ask('editReportGroup', { as: center, params: { id: data._id }, body });
  expect(await all(center)).toEqual([{ _id: data._id, ...body }]);
  await house.ask('deleteReportGroup', { as: center, params: { id: data._id } });
  expect(await all(center)).toEqual([]);
});

test('the file of an answer is of the same days and has the same total', async () => {
  const { data } = await add(center);
  const answered = await house.ask('reportByGroup', { as: center, params: { id: data._id } });
  const [{ report, answer }] = answered.json().data.answers;
  await house.ask('deleteReportGroup', { as: center, params: { id: data._id } });

  // As the button beside the answer asks for it.
  const { from, to } = answer.period;
  const query = { report, from, to, by: answer.by, compared: FORM.compared };
  const file = await house.ask('reportCsv', { as: center, query });

  const total = file.body.split('\r\n').find((line) => line.includes(',Total,')) ?? '';
  expect(total).toContain(`${from},${to},Total,${answer.total.learners},`);
});

test('belongs to who made it', async () => {
  const { data } = await add(center);
  const params = { id: data._id };
  const body = FORM;

  expect(await all(teacher)).toEqual([]);
  for (const name of ['reportByGroup', 'deleteReportGroup'] as const)
    expect((await house.ask(name, { as: teacher, params })).statusCode).toBe(404);
  expect((await house.ask('editReportGroup', { as: teacher, params, body })).statusCode).toBe(404);
  expect((await house.ask('reportByGroup', { as: center, params: { id: uuidv7() } })).statusCode).toBe(404);
  expect(await all(center)).toHaveLength(1);
});

test('leaves out what the role does not open, and refuses what is no group', async () => {
  const { data } = await add(teacher, { ...FORM, reports: ['usage-and-master', 'revenue'] });
  const reply = await house.ask('reportByGroup', { as: teacher, params: { id: data._id } });
  expect(reply.json().data.answers.map(({ report }: { report: string }) => report)).toEqual([
    'usage-and-master',
  ]);

  for (const wrong of [
    { name: ' ' },
    { name: 'Monday\r\nTuesday' },
    { name: 'Mon\u202eyad' },
    { reports: [] },
    { reports: ['secrets'] },
    { reports: ['cohort', 'cohort'] },
    { days: 'ever' },
  ])
    expect((await add(teacher, { ...FORM, ...wrong })).status, JSON.stringify(wrong)).toBe(400);
});

test('nobody has more than a hundred, however many they ask for at once', async () => {
  const region = await house.tokenOf('region@flink.test');

  const asked = await Promise.all(Array.from({ length: 110 }, () => add(region)));

  expect(asked.filter(({ status }) => status === 200)).toHaveLength(100);
  expect(await all(region)).toHaveLength(100);
});
