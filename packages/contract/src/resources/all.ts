import { activityTemplates } from './activity-templates.ts';
import { characters } from './characters.ts';
import { documents } from './documents.ts';
import { families } from './families.ts';
import { films } from './films.ts';
import { giftCards } from './gift-cards.ts';
import { globalButtons } from './global-buttons.ts';
import { glossaryTerms } from './glossary.ts';
import type { Resource } from './kit/resource.ts';
import { landingPages } from './landing-pages.ts';
import { learningCenters } from './learning-centers.ts';
import { lists } from './lists.ts';
import { locales } from './locales.ts';
import { masterOrganizations } from './master-organizations.ts';
import { menus } from './menus.ts';
import { products } from './products.ts';
import { regions } from './regions.ts';
import { roles } from './roles.ts';
import { scopes } from './scopes.ts';
import type { ResourceSection } from './sections.ts';
import { solutions } from './solutions.ts';
import { strings } from './strings.ts';
import { teachers } from './teachers.ts';
import { themes } from './themes.ts';
import { users } from './users.ts';
import { words } from './words.ts';

/** Everything that is managed by the kit, by its section. */
export const RESOURCES = {
  users,
  lists,
  locales,
  'master-organizations': masterOrganizations,
  regions,
  roles,
  scopes,
  strings,
  'activity-templates': activityTemplates,
  characters,
  'landing-pages': landingPages,
  films,
  'global-buttons': globalButtons,
  families,
  teachers,
  themes,
  documents,
  products,
  solutions,
  menus,
  'gift-cards': giftCards,
  words,
  glossary: glossaryTerms,
  'learning-centers': learningCenters,
} as unknown as { readonly [Section in ResourceSection]: Resource };
