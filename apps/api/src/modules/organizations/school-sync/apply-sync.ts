import { randomInt } from 'node:crypto';
import { centerAddressIssue } from '@flink/contract/rules/people/center-address.ts';
import { ONE_PERSON_ALPHABET } from '@flink/contract/rules/people/username.ts';
import type { DbOrTx } from '../../../db/database.ts';
import { sharedUnusablePassword } from '../../accounts/passwords/unusable-password.service.ts';
import { openPrepaidAccounts } from '../../families/prepaid-accounts.service.ts';
import type { CenterRow, MemberRow } from './school-rows.ts';
import * as repo from './school-writes.repo.ts';
import type { SyncWrites } from './sync-plan.ts';

interface Place {
  readonly organizationId: string;
  /** Of new centers. */
  readonly timeZone: string;
}

/** Writes what a plan says, all of it or nothing. */
export async function applySync(
  tx: DbOrTx,
  { organizationId, timeZone }: Place,
  writes: SyncWrites,
): Promise<void> {
  const passwordHash = await sharedUnusablePassword();
  await repo.releaseIds(tx, organizationId, {
    centers: [...writes.newCenters, ...writes.linkedCenters],
    teachers: [...writes.newTeachers, ...writes.teachers],
    members: writes.newMembers,
  });
  if (writes.newCenters.length > 0)
    await repo.addCenters(tx, organizationId, timeZone, await addressed(tx, writes.newCenters));
  if (writes.linkedCenters.length > 0) await repo.linkCenters(tx, writes.linkedCenters);
  if (writes.newTeachers.length > 0)
    await repo.addTeachers(tx, organizationId, passwordHash, writes.newTeachers);
  if (writes.teachers.length > 0) await repo.saveTeachers(tx, organizationId, writes.teachers);
  // Members before their families, as everywhere: who plays at the same moment waits, never each for each.
  if (writes.members.length > 0) await repo.saveMembers(tx, writes.members);
  if (writes.families.length > 0) await repo.saveFamilies(tx, organizationId, writes.families);
  if (writes.newFamilies.length > 0) {
    await repo.addFamilies(tx, writes.newFamilies);
    await openPrepaidAccounts(
      tx,
      writes.newFamilies.map(({ _id }) => _id),
    );
  }
  if (writes.newMembers.length > 0)
    await repo.addMembers(tx, passwordHash, await named(tx, writes.newMembers));
  if (writes.untaught.length > 0) await repo.endTeaching(tx, writes.untaught);
  if (writes.taught.length > 0) await repo.teach(tx, writes.taught);
}

/** Room for a number behind it, within what an address may be long. */
const ADDRESS_LETTERS = 50;

/** `/birch-school`, and where somebody has it `/birch-school-2`. */
export function addressesFor(names: readonly string[], taken: ReadonlySet<string>): readonly string[] {
  const given = new Set(taken);
  return names.map((name) => {
    const begin = addressOf(name);
    for (let number = 1; ; number += 1) {
      const address = number === 1 ? begin : `${begin}-${number}`;
      if (given.has(address) || centerAddressIssue(address) !== null) continue;
      given.add(address);
      return address;
    }
  });
}

function addressOf(name: string): string {
  const letters = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, ADDRESS_LETTERS)
    .replaceAll(/^-+|-+$/g, '');
  return letters.length < 2 ? `school${letters === '' ? '' : `-${letters}`}` : letters;
}

async function addressed(tx: DbOrTx, centers: readonly CenterRow[]): Promise<readonly repo.NewCenter[]> {
  const taken = await repo.takenAddresses(
    tx,
    centers.map(({ name }) => addressOf(name)),
  );
  const urls = addressesFor(
    centers.map(({ name }) => name),
    taken,
  );
  return centers.map((center, at) => ({ ...center, url: urls[at] ?? '' }));
}

/** Enough that two seldom meet among a million, without look-alikes; nobody has to type it who comes from the school. */
const USERNAME_LENGTH = 8;

const anyUsername = () =>
  Array.from({ length: USERNAME_LENGTH }, () =>
    ONE_PERSON_ALPHABET.charAt(randomInt(ONE_PERSON_ALPHABET.length)),
  ).join('');

async function named(tx: DbOrTx, members: readonly MemberRow[]): Promise<readonly repo.NewMember[]> {
  const free = new Set<string>();
  while (free.size < members.length) {
    const wanted = Array.from({ length: members.length - free.size }, anyUsername);
    const taken = await repo.takenUsernames(tx, wanted);
    for (const username of wanted) if (!taken.has(username)) free.add(username);
  }
  const usernames = [...free];
  return members.map((member, at) => ({ ...member, username: usernames[at] ?? '' }));
}
