import type { PlanRows } from './school-rows.ts';

export interface Seats {
  /** A plan of the center's own, else one that its region shares (spec 3 §5.5); false when none is free. */
  take(centerId: string, productId: string | null): boolean;
  give(centerId: string, productId: string | null): void;
}

/** Plans as they are counted out while a sync is thought through. */
export function seatsOf(plans: PlanRows, regionOf: (centerId: string) => string | null): Seats {
  const key = (place: string, productId: string) => `${place} ${productId}`;
  const assigned = new Map(plans.assigned.map((one) => [key(one.organizationId, one.productId), one.plans]));
  const used = new Map<string, number>();
  const shared = new Map<string, number>();
  const at = (counts: ReadonlyMap<string, number>, place: string) => counts.get(place) ?? 0;
  const add = (counts: Map<string, number>, place: string, by: number) =>
    counts.set(place, at(counts, place) + by);
  for (const { learningCenterId, regionId, productId, inUse } of plans.inUse) {
    const place = key(learningCenterId, productId);
    used.set(place, inUse);
    if (regionId !== null) add(shared, key(regionId, productId), Math.max(0, inUse - at(assigned, place)));
  }
  const isCounted = (productId: string | null): productId is string =>
    productId !== null && plans.counted.has(productId);

  return {
    take(centerId, productId) {
      if (!isCounted(productId)) return true;
      const place = key(centerId, productId);
      if (at(used, place) < at(assigned, place)) {
        add(used, place, 1);
        return true;
      }
      const region = regionOf(centerId);
      if (region === null) return false;
      const pool = key(region, productId);
      if (at(shared, pool) >= at(assigned, pool)) return false;
      add(shared, pool, 1);
      add(used, place, 1);
      return true;
    },

    give(centerId, productId) {
      if (!isCounted(productId)) return;
      const place = key(centerId, productId);
      const region = regionOf(centerId);
      if (region !== null && at(used, place) > at(assigned, place)) add(shared, key(region, productId), -1);
      add(used, place, -1);
    },
  };
}
