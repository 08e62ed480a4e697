/** How the keys begin of texts that only the office shows; they come when its code does. */
const OFFICE = new Set([
  'adminGroup',
  'audit',
  'builder',
  'categories',
  'codes',
  'config',
  'families',
  'import',
  'issue',
  'make',
  'manage',
  'office',
  'organizations',
  'permission',
  'plans',
  'report',
  'resource',
  'schools',
  'support',
  'teacherHome',
  'teachers',
  'users',
]);

/** Of the account, where families pay: seldom opened, its words come with it. */
const ACCOUNT = new Set(['paying']);

/** What the server itself writes: letters and its few own pages. */
const SERVER = new Set(['mail', 'sandbox']);

export type TextPlace = 'everywhere' | 'office' | 'account' | 'server';

/** Who needs a text, by its key. Nobody waits for the words of rooms that are not theirs. */
export function placeOfText(key: string): TextPlace {
  const [first = ''] = key.split('.', 1);
  if (OFFICE.has(first)) return 'office';
  if (ACCOUNT.has(first)) return 'account';
  return SERVER.has(first) ? 'server' : 'everywhere';
}
