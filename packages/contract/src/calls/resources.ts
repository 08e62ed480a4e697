import { STAFF } from '../access/rules.ts';
import type { Call } from '../call.ts';
import { activityTemplates } from '../resources/activity-templates.ts';
import { characters } from '../resources/characters.ts';
import { families } from '../resources/families.ts';
import { films } from '../resources/films.ts';
import { giftCards } from '../resources/gift-cards.ts';
import { globalButtons } from '../resources/global-buttons.ts';
import { glossaryTerms } from '../resources/glossary.ts';
import { resourceCalls } from '../resources/kit/resource-calls.ts';
import { landingPages } from '../resources/landing-pages.ts';
import { learningCenters } from '../resources/learning-centers.ts';
import { lists } from '../resources/lists.ts';
import { locales } from '../resources/locales.ts';
import { masterOrganizations } from '../resources/master-organizations.ts';
import { menus } from '../resources/menus.ts';
import { products } from '../resources/products.ts';
import { regions } from '../resources/regions.ts';
import { roles } from '../resources/roles.ts';
import { scopes } from '../resources/scopes.ts';
import { solutions } from '../resources/solutions.ts';
import { strings } from '../resources/strings.ts';
import { teachers } from '../resources/teachers.ts';
import { themes } from '../resources/themes.ts';
import { users } from '../resources/users.ts';
import { words } from '../resources/words.ts';
import { documentsCalls } from './office/documents.ts';

/** The list of accounts is asked by role and tells first and last names (spec 3 §7.3): organization-office.ts. */
const familiesCalls = resourceCalls(families);
const waits = ({ errors = [] }: Pick<Call, 'errors'>) =>
  [...errors, 'families.deletionWaits', 'personalData.subscriptionRuns'] as const;

const { usersList: _, ...usersCalls } = resourceCalls(users);

export const resourcesCalls = {
  ...usersCalls,
  ...resourceCalls(lists),
  ...resourceCalls(locales),
  ...resourceCalls(masterOrganizations),
  ...resourceCalls(regions),
  ...resourceCalls(strings),
  ...resourceCalls(activityTemplates),
  ...resourceCalls(characters),
  ...resourceCalls(landingPages),
  ...resourceCalls(films),
  ...resourceCalls(globalButtons),
  ...resourceCalls(glossaryTerms),
  ...familiesCalls,
  familiesDelete: { ...familiesCalls.familiesDelete, errors: waits(familiesCalls.familiesDelete) },
  familiesBulk: { ...familiesCalls.familiesBulk, errors: waits(familiesCalls.familiesBulk) },
  ...resourceCalls(teachers),
  ...resourceCalls(themes),
  ...documentsCalls,
  ...resourceCalls(products),
  // Whoever sets up a center or a family chooses among them; what is in them is for who manages them.
  productsList: { ...resourceCalls(products).productsList, access: STAFF },
  ...resourceCalls(solutions),
  ...resourceCalls(menus),
  ...resourceCalls(roles),
  ...resourceCalls(scopes),
  ...resourceCalls(giftCards),
  ...resourceCalls(words),
  ...resourceCalls(learningCenters),
};
