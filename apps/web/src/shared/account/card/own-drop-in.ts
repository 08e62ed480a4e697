import { useCallback } from 'react';
import { accountApi } from '../account-api.ts';

/** Opens the drop-in for who is signed in. */
export const useOwnDropIn = (familyId: string): (() => Promise<string>) =>
  useCallback(async () => (await accountApi('clientToken', { query: { familyId } })).data, [familyId]);
