/** How the keys begin of texts that only the office shows; they come when its code does. */
const OFFICE = new Set([
  'adminGroup',
  'audit',
  'builder',
  'categories',
  'codes',
  'config',
  'currency',
  'dataExport',
  'families',
  'home',
  'import',
  'issue',
  'make',
  'manage',
  'office',
  'organizations',
  'pending',
  'permission',
  'plans',
  'purchases',
  'report',
  'resource',
  'schools',
  'support',
  'teacherHome',
  'teachers',
  'trash',
  'users',
]);

/** Of the account, where families pay: seldom opened, its words come with it. */
const ACCOUNT = new Set(['paying']);

const TEMPLATE_NAME = 'templateName';

/** The text that a shipped template is named by; it goes out with the template's row. */
export const templateNameKey = (alias: string) => `${TEMPLATE_NAME}.${alias}`;

/** What the server itself writes: letters, its few own pages, and what it tells with something else. */
const SERVER = new Set(['mail', 'paymentNotice', 'receipt', 'sandbox', TEMPLATE_NAME]);

export type TextPlace = 'everywhere' | 'office' | 'account' | 'server';

/** Who needs a text, by its key. Nobody waits for the words of rooms that are not theirs. */
export function placeOfText(key: string): TextPlace {
  const [first = ''] = key.split('.', 1);
  if (OFFICE.has(first)) return 'office';
  if (ACCOUNT.has(first)) return 'account';
  return SERVER.has(first) ? 'server' : 'everywhere';
}
