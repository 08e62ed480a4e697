import { treeOf } from '@flink/contract/access/permission-paths.ts';
import { ALL_PERMISSIONS, roles } from '@flink/contract/access/roles.ts';
import { allows, type Holder } from '@flink/contract/access/rules.ts';
import type { Call } from '@flink/contract/call.ts';
import { type CallName, calls } from '@flink/contract/calls/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleInput, withValue } from '../../testing/call-input.ts';
import { openTestHouse, type TestHouse, type TestRequest } from '../../testing/test-house.ts';
import { makeTwoTenants, type TwoTenants } from '../../testing/two-tenants.ts';

let house: TestHouse;
let world: TwoTenants;

beforeAll(async () => {
  house = await openTestHouse();
  world = await makeTwoTenants(house);
}, 120_000);
afterAll(() => house.close());

type Values = Readonly<Record<string, unknown>>;

/** Permissions that a handler checks, because it depends on the input: a call that is refused without them. */
const CHECKED_INSIDE: Readonly<Record<string, readonly [CallName, Values]>> = {
  'admin.purchases.edit': ['editPrepaidStatus', { 'params.id': 'family', 'body.paymentQty': 1 }],
  'flinkAdmin.families.edit': ['editFamily', { 'body._id': 'family' }],
  'admin.reports.activity-difficulty.view': ['report', { 'body.report': 'activity-difficulty' }],
  'admin.reports.cohort.view': ['report', { 'body.report': 'cohort' }],
  'admin.reports.continuity.view': ['report', { 'body.report': 'continuity' }],
  'admin.reports.content-partners.view': ['report', { 'body.report': 'content-partners' }],
  'flinkMake.searchAgsTab.actions.eduAgs': ['madeGroups', { 'query.type': 'edu' }],
  'flinkMake.searchAgsTab.actions.menuAgs': ['madeGroups', { 'query.type': 'menu' }],
  'flinkMake.searchAgsTab.actions.wordAgs': ['madeGroups', { 'query.type': 'word' }],
};

/** Values without which the head office is refused whatever its permissions are. */
const VALUES: Readonly<Partial<Record<CallName, Values>>> = {
  createDataExport: { 'body.set': 'usage' },
  editDataExport: { 'body.set': 'usage' },
};

const OWN_ACCOUNT = 'Everybody has an account of their own, whatever the role.';
const REPORT_SCREEN =
  'Opens the screen in Admin. Teachers read the same figures without Admin, so the calls need flinkAdmin.reports.view.';
const NARROWS = 'Narrows what is found and refuses nothing; tested in';
const CONTROL = 'Shows a control of Make; what it sends is open to all authors (spec 3 §6).';

/** Permissions without which no call answers 403, with the reason. */
const REFUSES_NOTHING: Readonly<Record<string, string>> = {
  'admin.my-account.view': OWN_ACCOUNT,
  'admin.my-account.edit': OWN_ACCOUNT,
  'admin.reports.usage-and-master.view': REPORT_SCREEN,
  'admin.reports.family.view': REPORT_SCREEN,
  'admin.organization-config.privilegedSwitches':
    'Refused as config.privileged; tested in organization-config.db.test.ts.',
  'flinkMake.activities.authored': `${NARROWS} make.db.test.ts.`,
  'flinkMake.activities.generated': `${NARROWS} make.db.test.ts.`,
  'flinkMake.activityGroups.view':
    'Groups are read by searchAgsTab (spec 3 §6); it names the groups in "Used in".',
  'flinkMake.scopes.all': `${NARROWS} make.db.test.ts.`,
  'flinkMake.controls.templateFilter': CONTROL,
  'flinkMake.controls.languageSelector':
    'Decides whose activities may be deleted; tested in copying.db.test.ts.',
  'flinkMake.controls.maxFontSize': CONTROL,
};

const holderWith = (permissions: readonly string[]): Holder => ({
  alias: 'MASTER_ADMIN',
  flags: { ...roles.MASTER_ADMIN.flags, signedIn: true, staff: true },
  permissions: treeOf(permissions),
});

const without = (leaf: string) => ALL_PERMISSIONS.filter((one) => one !== leaf);

/** The calls whose rule needs this permission; those that only read come first. */
function callsNeeding(leaf: string): readonly CallName[] {
  const everything = holderWith(ALL_PERMISSIONS);
  const rest = holderWith(without(leaf));
  const needing = (Object.entries(calls) as [CallName, Call][]).filter(
    ([, { access }]) => allows(access, everything) && !allows(access, rest),
  );
  const reading = needing.filter(([, { method }]) => method === 'GET');
  return [...reading, ...needing].map(([name]) => name);
}

function requestFor(leaf: string): readonly [CallName, TestRequest] | null {
  const [name, values] =
    CHECKED_INSIDE[leaf] ?? callsNeeding(leaf).map((one) => [one, VALUES[one]] as const)[0] ?? [];
  if (!name) return null;
  const input = Object.entries(values ?? {}).reduce(
    (filled, [place, value]) => withValue(filled, place, value === 'family' ? world.a.taught.id : value),
    sampleInput(calls[name]),
  );
  return [name, input];
}

/** The code with which a head office with these permissions is refused; null when it is not. */
async function refusalWith(permissions: readonly string[], [name, asked]: readonly [CallName, TestRequest]) {
  await house.db
    .updateTable('roles')
    .set({ permissions: JSON.stringify(treeOf(permissions)) })
    .where('alias', '=', 'MASTER_ADMIN')
    .execute();
  house.house.standings.drop([world.a.user('MASTER_ADMIN').id]);
  const reply = await house.ask(name, { ...asked, as: world.visitor('MASTER_ADMIN').token });
  return reply.statusCode < 400 ? null : (reply.json().code as string);
}

const REFUSING = ALL_PERMISSIONS.filter((leaf) => !Object.hasOwn(REFUSES_NOTHING, leaf));

test.each(REFUSING)('a role with everything except %s is refused a call', async (leaf) => {
  const request = requestFor(leaf);
  if (request === null) throw new Error(`No call needs ${leaf}.`);

  expect(await refusalWith(without(leaf), request), request[0]).toBe('access.denied');
  expect(await refusalWith(ALL_PERMISSIONS, request), request[0]).not.toBe('access.denied');
});

test('only permissions that no call needs are excused', () => {
  const excused = [...Object.keys(REFUSES_NOTHING), ...Object.keys(CHECKED_INSIDE)];

  expect(excused.filter((leaf) => !ALL_PERMISSIONS.includes(leaf))).toEqual([]);
  expect(excused.filter((leaf) => callsNeeding(leaf).length > 0)).toEqual([]);
});
