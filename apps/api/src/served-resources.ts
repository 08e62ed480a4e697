import { sql } from 'kysely';
import { rolesResource } from './modules/accounts/roles.resource.ts';
import { usersResource } from './modules/accounts/users.resource.ts';
import { giftCardsResource } from './modules/billing/gift-cards.resource.ts';
import { documentsResource } from './modules/catalog/documents/documents.resource.ts';
import { filmsResource } from './modules/catalog/films/films.resource.ts';
import { listsResource } from './modules/catalog/lists.resource.ts';
import { activityTemplatesResource } from './modules/catalog/looks/activity-templates.resource.ts';
import { charactersResource } from './modules/catalog/looks/characters.resource.ts';
import { globalButtonsResource } from './modules/catalog/looks/global-buttons.resource.ts';
import { landingPagesResource } from './modules/catalog/looks/landing-pages.resource.ts';
import { themesResource } from './modules/catalog/looks/themes.resource.ts';
import { menusResource } from './modules/catalog/menus/menus.resource.ts';
import { productsResource } from './modules/catalog/menus/products.resource.ts';
import { solutionsResource } from './modules/catalog/menus/solutions.resource.ts';
import { scopesResource } from './modules/catalog/scopes.resource.ts';
import { glossaryResource } from './modules/catalog/texts/glossary.resource.ts';
import { localesResource } from './modules/catalog/texts/locales.resource.ts';
import { stringsResource } from './modules/catalog/texts/strings.resource.ts';
import { familiesResource } from './modules/families/families.resource.ts';
import { learningCentersResource } from './modules/organizations/learning-centers.resource.ts';
import { masterOrganizationsResource } from './modules/organizations/master-organizations.resource.ts';
import { organizationsNamedIn } from './modules/organizations/organizations.scope.ts';
import { regionsResource } from './modules/organizations/regions.resource.ts';
import { teachersResource } from './modules/organizations/teachers/teachers.resource.ts';
import { wordsResource } from './modules/words/words.resource.ts';
import { EVERYBODY, type Referred, type ServedResource } from './resources/served-resource.ts';

/** Everything that is managed by the kit. */
export const SERVED: readonly ServedResource[] = [
  usersResource,
  listsResource,
  localesResource,
  regionsResource,
  stringsResource,
  activityTemplatesResource,
  charactersResource,
  landingPagesResource,
  filmsResource,
  globalButtonsResource,
  glossaryResource,
  themesResource,
  documentsResource,
  productsResource,
  solutionsResource,
  menusResource,
  rolesResource,
  scopesResource,
  giftCardsResource,
  wordsResource,
  masterOrganizationsResource,
  learningCentersResource,
  familiesResource,
  teachersResource,
];

/** What a field may refer to otherwise than it is managed: a rep is named also by who manages no accounts. */
export const REFERRED: Readonly<Record<string, Referred>> = {
  users: { table: 'users', seenIn: EVERYBODY, called: sql<string>`row.firstname || ' ' || row.lastname` },
  masterOrganizations: { table: 'master_organizations', seenIn: organizationsNamedIn },
};
