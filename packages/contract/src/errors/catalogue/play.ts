import type { ErrorEntries } from '../error-entry.ts';

/** Spec 1 §4 (activity shell) and §8; spec 2 §5 and §8; spec 3 §8 (alerts). */
export const playErrors = {
  'play.noSolutions': { status: 404, text: 'No solutions in the product' },
  'play.productWithoutSolutions': { status: 404, text: 'Product does not have solutions' },
  'play.solutionWithoutMenu': { status: 404, text: 'Solution does not have menu' },
  'play.solutionNotFound': { status: 404, text: 'This module is not part of the product' },
  'play.menuFailed': { status: 500, text: 'Error while fetching solution`s menu' },
  'play.trackTimeFailed': { status: 500, text: 'Error while tracking time' },
  'play.groupNotFound': { status: 404, text: "Unexpected Error - Activity Group doesn't exists" },
  'play.groupEmpty': { status: 404, text: 'Activity Group is empty' },
  'play.activityNotFound': { status: 404, text: "Unexpected Error - Activity doesn't exists" },
  'play.noItem': { status: 404, text: 'No Item To Set' },
  'play.notPlayable': { status: 422, text: 'This activity cannot be played' },
  'play.timeUsedUp': { status: 402, text: 'Your playing time is used up' },
  'play.copyUrlFailed': { status: 400, text: 'Failed to copy URL.' },
  'work.changed': {
    status: 409,
    text: 'This was changed on another device. Look at both and put them together',
  },
  'work.tooManyFiles': { status: 409, text: 'There is no room for more. Take one away first' },
  'wordSearch.cannotGenerate': { status: 422, text: 'Cant generate puzzle' },
  'clipart.notInPreview': { status: 403, text: 'Import from clipart not available in Preview' },
} as const satisfies ErrorEntries;
