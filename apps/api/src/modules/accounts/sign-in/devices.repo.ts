import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import type { DeviceHash } from './device-cookie.ts';

/** Everybody who is known on the device is known under the new hash. */
export const rename = (tx: DbOrTx, before: DeviceHash, after: DeviceHash) =>
  tx.updateTable('known_devices').set({ device_hash: after }).where('device_hash', '=', before).execute();

export const remember = (tx: DbOrTx, device: DeviceHash, accountIds: readonly string[]) =>
  tx
    .insertInto('known_devices')
    .values(accountIds.map((id) => ({ device_hash: device, account_id: id })))
    .onConflict((oc) => oc.columns(['device_hash', 'account_id']).doUpdateSet({ seen_at: sql<Date>`now()` }))
    .execute();

/** Of a family, those who have signed in on the device. */
export const membersKnownOn = (db: DbOrTx, device: DeviceHash, familyId: string) =>
  db
    .selectFrom('known_devices as known')
    .innerJoin('family_members as member', 'member._id', 'known.account_id')
    .where('known.device_hash', '=', device)
    .where('member.family_id', '=', familyId)
    .select(['member._id', 'member.type'])
    .execute();

/** Who signed in last on the device, and of which family they are. */
export const lastOn = (db: DbOrTx, device: DeviceHash) =>
  db
    .selectFrom('known_devices as known')
    .leftJoin('family_members as member', 'member._id', 'known.account_id')
    .where('known.device_hash', '=', device)
    .where('known.seen_at', '=', (eb) =>
      eb
        .selectFrom('known_devices as any')
        .where('any.device_hash', '=', device)
        .select(({ fn }) => fn.max('any.seen_at').as('last')),
    )
    .select(['known.account_id as _id', 'member.family_id as familyId'])
    .execute();
