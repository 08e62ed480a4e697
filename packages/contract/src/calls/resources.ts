import { lists } from '../resources/lists.ts';
import { locales } from '../resources/locales.ts';
import { regions } from '../resources/regions.ts';
import { resourceCalls } from '../resources/resource-calls.ts';

export const resourcesCalls = {
  ...resourceCalls(lists),
  ...resourceCalls(locales),
  ...resourceCalls(regions),
};
