import { EMAIL_MAX_LENGTH } from '../rules/people/email.ts';
import { optional, reference, text } from './kit/field.ts';
import { defineResource } from './kit/resource.ts';

/** What a family's center, or consumer support, looks into. */
const FAMILY_FLAGS = ['notSeen', 'littleTime', 'outOfTime'] as const;
export type FamilyFlag = (typeof FAMILY_FLAGS)[number];

/** Spec 3 §7.6, families of a center. Who holds the account is a member too; the others are added by the family. */
export const families = defineResource({
  name: 'families',
  section: 'families',
  group: 'people',
  icon: 'home-heart',
  personal: true,
  tenant: 'family',
  fields: {
    name: text(100),
    learningCenterId: reference('learningCenters'),
    productId: optional(reference('products')),
    adminFirstname: text(100),
    adminLastname: text(100),
    adminUsername: text(100),
    email: optional(text(EMAIL_MAX_LENGTH)),
    phone: optional(text(40)),
    /** First names of the children; a table from a file adds those who are not there yet (rules/people/imported-children.ts). */
    children: optional(text(500)),
  },
  title: 'name',
  opensNew: true,
  hinted: ['productId', 'adminUsername', 'email'],
  importedBy: ['create', 'edit'],
  shown: ['learningCenterName', 'productName', 'members', 'status', 'regionId'],
  shownReferences: { regionId: 'regions' },
  columns: ['name', 'learningCenterName', 'members', 'email', 'status'],
  filters: { status: ['active', 'blocked'] },
  flags: { attention: FAMILY_FLAGS },
  search: ['name', 'email', 'members', 'learningCenterName'],
  bulk: { block: 'ban', unblock: 'check' },
});
