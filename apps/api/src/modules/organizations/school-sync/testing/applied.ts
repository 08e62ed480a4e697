import type { FamilyRow, SchoolRows } from '../school-rows.ts';
import type { SyncWrites } from '../sync-plan.ts';

/** What the database does with the writes of a plan, without one. */
export function applied(rows: SchoolRows, writes: SyncWrites): SchoolRows {
  const replaced = <Row extends { readonly _id: string }>(
    before: readonly Row[],
    changed: readonly Row[],
    made: readonly Row[],
  ): Row[] => {
    const byId = new Map(changed.map((row) => [row._id, row]));
    return [...before.map((row) => byId.get(row._id) ?? row), ...made];
  };
  const centers = replaced(rows.centers, writes.linkedCenters, writes.newCenters);
  const families = replaced(rows.families, writes.families, writes.newFamilies);
  const gone = new Set(writes.untaught.map(({ teacherId, familyId }) => `${teacherId} ${familyId}`));
  return {
    ...rows,
    centers,
    families,
    teachers: replaced(rows.teachers, writes.teachers, writes.newTeachers),
    members: replaced(rows.members, writes.members, writes.newMembers),
    teaching: [
      ...rows.teaching.filter(({ teacherId, familyId }) => !gone.has(`${teacherId} ${familyId}`)),
      ...writes.taught,
    ],
    plans: { ...rows.plans, inUse: inUseOf(centers, families) },
  };
}

export function inUseOf(centers: SchoolRows['centers'], families: readonly FamilyRow[]) {
  return centers.flatMap((center) => {
    const here = families.filter(
      ({ centerId, archived, blocked }) => centerId === center._id && !archived && !blocked,
    );
    const products = [...new Set(here.flatMap(({ productId }) => productId ?? center.productId ?? []))];
    return products.map((productId) => ({
      learningCenterId: center._id,
      regionId: center.regionId,
      productId,
      inUse: here.filter((family) => (family.productId ?? center.productId) === productId).length,
    }));
  });
}
