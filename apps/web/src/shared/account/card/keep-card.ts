import { accountApi } from '../account-api.ts';
import type { Account } from '../purchase-rows.ts';
import { keptOnceAnswered } from './kept-once-answered.ts';
import { askBankByStripe } from './stripe-fields.ts';

/** On file from now on; the card before stays until the question of its bank was answered. */
export const keepCard = (
  familyId: string,
  paymentMethodId: string,
  { publicKey }: Pick<Account['payingWith'], 'publicKey'>,
): Promise<void> =>
  keptOnceAnswered(
    async () => (await accountApi('keepCard', { body: { familyId, paymentMethodId } })).data,
    async (clientSecret) => publicKey !== null && askBankByStripe(publicKey, clientSecret),
  );
