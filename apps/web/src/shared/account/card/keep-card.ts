import { CallFailed } from '@flink/contract/client/client.ts';
import { accountApi } from '../account-api.ts';
import type { Account } from '../purchase-rows.ts';
import { askBankByStripe } from './stripe-fields.ts';

/** On file from now on; its bank may have a question first, and the card before stays until it was answered. */
export async function keepCard(
  familyId: string,
  paymentMethodId: string,
  { publicKey }: Pick<Account['payingWith'], 'publicKey'>,
): Promise<void> {
  const keep = async () => (await accountApi('keepCard', { body: { familyId, paymentMethodId } })).data;
  const { clientSecret } = await keep();
  if (clientSecret === null) return;
  const passed = publicKey !== null && (await askBankByStripe(publicKey, clientSecret));
  if (!passed || (await keep()).clientSecret !== null)
    throw new CallFailed(402, { code: 'payments.cardFailed', message: '' });
}
