import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import * as repo from './plans.repo.ts';
import { givenIn } from './plans-status.ts';

/** Where a family would be, with which product. */
export interface Seat {
  readonly learningCenterId: string;
  readonly productId: string;
}

interface Place {
  readonly regionId: string | null;
  readonly isManaged: boolean;
  readonly unlimited: boolean;
  /** The center sells it, or its organisation has plans of it. */
  readonly isGiven: boolean;
}

/** Plans are managed where the organisation has purchased some of the product, be it that none are left. */
const placeOf = async (db: DbOrTx, { learningCenterId, productId }: Seat): Promise<Place | undefined> =>
  (
    await sql<Place>`
      select center.region_id as "regionId",
        entry.product_id is not null or exists (
          select from ended_plans as ended where ended.product_id = ${productId}
            and ended.master_organization_id = center.master_organization_id
        ) as "isManaged",
        coalesce(entry.unlimited, false) as unlimited,
        entry.product_id is not null or center.product_id = ${productId} as "isGiven"
      from learning_centers as center
      left join organization_plans as entry
        on entry.master_organization_id = center.master_organization_id and entry.product_id = ${productId}
      where center._id = ${learningCenterId}
    `.execute(db)
  ).rows[0];

/** Whether a center has a product to give to families at all; whether a plan is free is another question. */
export const mayGive = async (db: DbOrTx, seat: Seat): Promise<boolean> =>
  (await placeOf(db, seat))?.isGiven === true;

/** One of the center's own, else one that its region shares. */
export const hasFreePlan = (db: DbOrTx, seat: Seat, { hold = false } = {}): Promise<boolean> =>
  haveFreePlans(db, [seat], { hold });

/** For each of these a plan. What a region shares is asked of all its centers together. */
export async function haveFreePlans(
  db: DbOrTx,
  seats: readonly Seat[],
  { hold = false } = {},
): Promise<boolean> {
  const bySeat = Map.groupBy(seats, ({ learningCenterId, productId }) => `${learningCenterId} ${productId}`);
  const lent = new Map<string, number>();
  for (const [seat, ...others] of bySeat.values()) {
    if (!seat) continue;
    const wanted = 1 + others.length;
    const free = await freePlans(db, seat, { hold, wanted });
    if (free === null || wanted <= free.own) continue;
    const region = `${free.regionId} ${seat.productId}`;
    const taken = (lent.get(region) ?? 0) + wanted - free.own;
    if (taken > free.shared) return false;
    lent.set(region, taken);
  }
  return true;
}

interface FreePlans {
  /** Of the center's own. */
  readonly own: number;
  /** Of what its region shares; asked for only where the own ones are not enough. */
  readonly shared: number;
  readonly regionId: string | null;
}

/** Null where they are not counted. Counted after they are held: who was faster is counted too. */
async function freePlans(
  db: DbOrTx,
  seat: Seat,
  { hold, wanted }: { readonly hold: boolean; readonly wanted: number },
): Promise<FreePlans | null> {
  const place = await placeOf(db, seat);
  if (!place?.isManaged || place.unlimited) return null;
  const { learningCenterId, productId } = seat;
  const read = hold ? repo.holdAssignments : repo.assignmentsOf;
  const own = await read(db, productId, [learningCenterId]);
  const inCenter = await repo.inUse(db, repo.ofProduct(repo.ofCenter(learningCenterId), productId));
  const { assigned, inUse } = givenIn(own, inCenter).ofCenter(learningCenterId, productId);
  const free = { own: Math.max(0, assigned - inUse), shared: 0, regionId: place.regionId };
  if (wanted <= free.own || place.regionId === null) return free;
  const shared = await read(db, productId, [place.regionId]);
  const centers = await repo.centersOf(db, repo.ofRegion(place.regionId));
  const all = await repo.assignmentsOf(db, productId, [place.regionId, ...centers.map(({ _id }) => _id)]);
  const inRegion = await repo.inUse(db, repo.ofProduct(repo.ofRegion(place.regionId), productId));
  const region = givenIn(all, inRegion).ofRegion(place.regionId, productId);
  return { ...free, shared: shared.length > 0 ? region.assigned - region.inUse : 0 };
}
