import { noPlans } from '@flink/contract/rules/plans/plan-entry.ts';
import { plansAssignable, plansAvailable } from '@flink/contract/rules/plans/plan-figures.ts';
import type { Assignment, Center, InUse, Organization, StoredEntry } from './plans.repo.ts';

/** What was given and what is in use, by organisation and product. */
export interface Given {
  readonly productId: string;
  readonly assigned: number;
  readonly inUse: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Looked up by who has it and for what. */
export function givenIn(assignments: readonly Assignment[], uses: readonly InUse[]) {
  const key = (organizationId: string, productId: string) => `${organizationId} ${productId}`;
  const assigned = new Map(assignments.map((one) => [key(one.organizationId, one.productId), one.plans]));
  const used = new Map(uses.map((one) => [key(one.learningCenterId, one.productId), one.inUse]));
  const assignedTo = (id: string, productId: string) => assigned.get(key(id, productId)) ?? 0;

  /** What the centers of a region need beyond their own is taken of what the region shares. */
  const shared = (regionId: string, productId: string) =>
    sum(
      uses
        .filter((one) => one.regionId === regionId && one.productId === productId)
        .map((one) => Math.max(0, one.inUse - assignedTo(one.learningCenterId, productId))),
    );

  const ofCenter = (id: string, productId: string): Given => ({
    productId,
    assigned: assignedTo(id, productId),
    inUse: used.get(key(id, productId)) ?? 0,
  });
  const ofRegion = (id: string, productId: string): Given => {
    const assignedHere = assignedTo(id, productId);
    return { productId, assigned: assignedHere, inUse: Math.min(assignedHere, shared(id, productId)) };
  };
  return { ofCenter, ofRegion };
}

const isSome = ({ assigned, inUse }: Given): boolean => assigned > 0 || inUse > 0;

interface Facts {
  readonly organization: Organization;
  readonly products: readonly {
    readonly _id: string;
    readonly name: string;
    readonly onePerson: boolean;
  }[];
  readonly entries: readonly StoredEntry[];
  readonly assignments: readonly Assignment[];
  readonly uses: readonly InUse[];
  readonly regions: readonly { readonly _id: string; readonly name: string }[];
  readonly centers: readonly Center[];
}

export function statusOfOrganization(facts: Facts) {
  const { organization, products, entries, assignments, uses, regions, centers } = facts;
  const given = givenIn(assignments, uses);
  const productIds = products.map(({ _id }) => _id);
  return {
    _id: organization._id,
    name: organization.name,
    plansType: organization.plansType,
    products: products.map(({ _id: productId, name: productName, onePerson }) => {
      const entry = entries.find((one) => one.productId === productId);
      const none = { ...noPlans(productId, organization.currencyIsoCode), version: 0 };
      const assigned = sum(
        assignments.filter((one) => one.productId === productId).map(({ plans }) => plans),
      );
      const inUse = sum(uses.filter((one) => one.productId === productId).map((one) => one.inUse));
      const purchased = entry?.plans ?? 0;
      return {
        ...(entry ?? none),
        productName,
        onePerson,
        assigned,
        inUse,
        assignable: plansAssignable({ purchased, assigned }),
        available: plansAvailable({ purchased, inUse }),
      };
    }),
    regions: regions.map(({ _id, name }) => ({
      _id,
      name,
      plans: productIds.map((productId) => given.ofRegion(_id, productId)).filter(isSome),
    })),
    learningCenters: centers.map((center) => centerStatus(center, productIds, given)),
  };
}

export const centerStatus = (
  { _id, name, regionId }: Center,
  productIds: readonly string[],
  given: ReturnType<typeof givenIn>,
) => ({
  _id,
  name,
  regionId,
  plans: productIds.map((productId) => given.ofCenter(_id, productId)).filter(isSome),
});
