import { chosenAmong, id } from '../../entities/shape.ts';

/** What tables over all centers are filtered by. */
export const placeFilters = {
  'filter.masterOrganizationId': chosenAmong(id),
  'filter.regionId': chosenAmong(id),
  'filter.learningCenterId': chosenAmong(id),
  'filter.productId': chosenAmong(id),
};
