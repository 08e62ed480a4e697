/** First parts of addresses that are the app's own: a center there could not be reached, or would hide it. */
const RESERVED_ADDRESSES: readonly string[] = [
  'admin',
  'api',
  'assets',
  'confirm-email',
  'finish-registration',
  'first-owner',
  'flink-admin',
  'flink-make',
  'login',
  'pictures',
  'play',
  'preview-activity',
  'preview-draft',
  'preview-menu',
  'register-by-code',
  'set-password',
  'sounds',
  'welcome',
  'worker',
];

export const ADDRESS_MAX_LENGTH = 63;

const ADDRESS = /^[a-z0-9][a-z0-9-]{1,62}$/;

/** What is wrong with the address of a learning center: `/maple`. */
export function centerAddressIssue(
  address: string,
): 'learningCenters.addressLetters' | 'learningCenters.addressReserved' | null {
  if (!ADDRESS.test(address)) return 'learningCenters.addressLetters';
  return RESERVED_ADDRESSES.includes(address) ? 'learningCenters.addressReserved' : null;
}
