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

/** One of the center's own, else one that its region shares. Counted after it is held: who was faster is counted too. */
export async function hasFreePlan(db: DbOrTx, seat: Seat, { hold = false } = {}): Promise<boolean> {
  const place = await placeOf(db, seat);
  if (!place?.isManaged || place.unlimited) return true;
  const { learningCenterId, productId } = seat;
  const read = hold ? repo.holdAssignments : repo.assignmentsOf;
  const own = await read(db, productId, [learningCenterId]);
  const inCenter = await repo.inUse(db, repo.ofProduct(repo.ofCenter(learningCenterId), productId));
  const { assigned, inUse } = givenIn(own, inCenter).ofCenter(learningCenterId, productId);
  if (inUse < assigned) return true;
  if (place.regionId === null) return false;
  const shared = await read(db, productId, [place.regionId]);
  const centers = await repo.centersOf(db, repo.ofRegion(place.regionId));
  const all = await repo.assignmentsOf(db, productId, [place.regionId, ...centers.map(({ _id }) => _id)]);
  const inRegion = await repo.inUse(db, repo.ofProduct(repo.ofRegion(place.regionId), productId));
  const region = givenIn(all, inRegion).ofRegion(place.regionId, productId);
  return shared.length > 0 && region.inUse < region.assigned;
}
