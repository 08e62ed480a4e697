import { z } from 'zod';
import { STAFF } from '../../access/rules.ts';
import { defineCall, type TenantKind } from '../../call.ts';
import { centerConfig, sentConfig } from '../../entities/organizations.ts';
import { id, lineOrNone, moment, pageQuery, sent } from '../../entities/shape.ts';
import { ROLE_ALIAS_MAX } from '../../resources/roles.ts';
import { PLANS_TYPES } from '../../rules/people/plans-type.ts';

const answer = <Data extends z.ZodType>(data: Data) => z.object({ success: z.literal(true), data });

const config = z.object({
  _id: id,
  type: z.literal('config'),
  plansType: z.enum(PLANS_TYPES),
  version: z.number().int(),
  values: centerConfig,
  /** What the shares are chosen from: the list "Percents". */
  percents: z.array(z.number()),
});

/** Reading and saving the configuration of one kind of organisation (spec 3 §7.3, decisions: Admin and its calls). */
const configCalls = (entity: string, section: string, tenant: TenantKind) => ({
  read: defineCall({
    method: 'GET',
    path: `/api/admin/${entity}/edit-data/{id}`,
    summary: `The configuration of one of the ${section}`,
    access: { admin: { [section]: { view: true } } },
    tenant: { 'params.id': tenant },
    params: sent({ id }),
    reply: answer(config),
    errors: ['notFound'],
  }),
  save: defineCall({
    method: 'POST',
    path: `/api/admin/${entity}/edit-data`,
    summary: `Saves the configuration of one of the ${section}; what changes goes down to the centers below`,
    access: { admin: { 'organization-config': { edit: true }, [section]: { view: true } } },
    tenant: { 'body._id': tenant },
    body: sent({
      _id: id,
      type: z.literal('config'),
      values: sentConfig,
      /** As it was read; left out, whatever stands there is overwritten. */
      version: z.number().int().min(1).optional(),
    }),
    reply: answer(config),
    errors: ['notFound', 'request.invalid', 'config.privileged', 'conflict'],
    saysErr: true,
  }),
});

const ofOrganizations = configCalls('masterOrganizations', 'master-organizations', 'masterOrganization');
const ofRegions = configCalls('regions', 'regions', 'region');
const ofCenters = configCalls('learningCenters', 'learning-centers', 'learningCenter');

const codes = z.object({
  success: z.literal(true),
  data: z.array(
    z.object({
      _id: id,
      code: z.string(),
      /** What is printed on its card. */
      title: z.string(),
      productId: id,
      productName: z.string(),
      createdAt: moment,
      activatedAt: moment.nullable(),
      /** Who came with it, for who may see the family. */
      familyName: z.string().nullable(),
    }),
  ),
  total: z.number().int(),
});

const codesCall = (state: 'unused' | 'activated') =>
  defineCall({
    method: 'GET',
    path: `/api/organization-purchase/get-codes/{id}/${state}`,
    summary: `The ${state} codes of a learning center, the latest first`,
    access: { admin: { codes: { view: true } } },
    tenant: { 'params.id': 'learningCenter' },
    params: sent({ id }),
    query: pageQuery,
    reply: codes,
    errors: ['notFound'],
  });

/** A picker shows what fits a screen; the rest is found by typing. */
const MOST_LISTED = 100;

/** As many cards as one prints at once. */
const MOST_CODES = 500;

export const organizationOfficeCalls = {
  masterOrganizationConfig: ofOrganizations.read,
  saveMasterOrganizationConfig: ofOrganizations.save,
  regionConfig: ofRegions.read,
  saveRegionConfig: ofRegions.save,
  learningCenterConfig: ofCenters.read,
  saveLearningCenterConfig: ofCenters.save,
  unusedCodes: codesCall('unused'),
  activatedCodes: codesCall('activated'),
  generateCodes: defineCall({
    method: 'POST',
    path: '/api/purchases/generate-codes',
    summary: 'Makes codes with which families register in a learning center',
    access: { admin: { codes: { generate: true } } },
    tenant: { 'body.learningCenterId': 'learningCenter' },
    body: sent({
      learningCenterId: id,
      productId: id,
      title: lineOrNone(100).default(''),
      number: z.number().int().min(1).max(MOST_CODES),
    }),
    reply: answer(z.array(z.string())),
    errors: ['notFound', 'codes.productNotAssigned'],
  }),
  masterOrganizationNames: defineCall({
    method: 'GET',
    path: '/api/admin/masterOrganizations/list-names',
    summary: 'Names of the master organisations that the person asking may see',
    access: { admin: { 'master-organizations': { view: true } } },
    reply: answer(z.array(z.object({ _id: id, name: z.string() }))),
  }),
  currencies: defineCall({
    method: 'GET',
    path: '/api/currencies',
    summary: 'What plans can be paid in, named in the language that is spoken',
    access: 'signedIn',
    reply: answer(z.array(z.object({ isoCode: z.string(), name: z.string() }))),
  }),
  usersList: defineCall({
    method: 'GET',
    path: '/api/admin/users/list',
    summary: 'Accounts to choose from, such as the reps, by name; a rep sees only themselves',
    access: STAFF,
    query: sent({
      filter: z.string().max(200).default(''),
      roleAlias: z.string().max(ROLE_ALIAS_MAX).optional(),
    }),
    // Spec 3 §7.3: an array of users, without anything around it.
    reply: z.array(z.object({ _id: id, firstname: z.string(), lastname: z.string() })).max(MOST_LISTED),
    errors: ['access.denied'],
  }),
  madeRoles: defineCall({
    method: 'GET',
    path: '/api/admin/roles/made',
    summary: 'Roles that were made here and that the person asking may give',
    access: { admin: { users: { view: true } } },
    reply: answer(
      z.array(
        z.object({
          alias: z.string(),
          name: z.string(),
          /** Writes activities, in the scopes that are given to a person. */
          flinkMake: z.boolean(),
          allScopes: z.boolean(),
        }),
      ),
    ),
  }),
  productNames: defineCall({
    method: 'GET',
    path: '/api/products/names',
    summary: 'Names of all products',
    access: { admin: { 'learning-centers': { view: true } } },
    reply: answer(z.array(z.object({ _id: id, name: z.string() }))),
  }),
};
