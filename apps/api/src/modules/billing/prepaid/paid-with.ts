import { AppError } from '@flink/contract/errors/app-error.ts';
import { isMobileMoneyPhone, mobileMoneyPhone } from '@flink/contract/rules/billing/mobile-money-phone.ts';
import type { Db } from '../../../db/database.ts';
import type { CardOnFile, PaidWith, Payments } from '../../../ports/payments/port.ts';
import type { ChargesService } from '../charges/charges.service.ts';
import * as cards from './cards.repo.ts';

/** What somebody who pays hands over: nothing where the card on file pays. */
export interface Handed {
  readonly paymentNonce?: string | undefined;
  readonly phone?: string | undefined;
  /** Another card: it takes the place of the one on file once it has paid, since the next period is charged to it. */
  readonly paymentMethodId?: string | undefined;
}

interface Needs {
  readonly db: Db;
  readonly payments: Payments;
  readonly charges: { readonly kept: Pick<ChargesService['kept'], 'attach'> };
}

/** Methods of the card service begin so; anything else is a nonce of the drop-in. */
const isCardMethod = (token: string): boolean => token.startsWith('pm_');

/** Who pays in shillings pays by telephone; the others with what they hand over, or with the card on file. */
export async function paidWith(
  { db, payments, charges }: Needs,
  familyId: string,
  { paymentNonce, phone, paymentMethodId }: Handed,
): Promise<
  PaidWith & { readonly service: string; readonly label: string | null; readonly another?: CardOnFile }
> {
  const file = await cards.onFile(db, familyId);
  if (file?.currency === 'KES') {
    if (!isMobileMoneyPhone(phone ?? ''))
      throw new AppError('payments.wrongPhone', { fields: { phone: 'payments.wrongPhone' } });
    const token = mobileMoneyPhone(phone ?? '');
    const label = `M-Pesa ···${token.slice(-3)}`;
    return { service: payments.mobileMoney.name, token, customerId: null, isAway: false, label };
  }
  if (paymentMethodId !== undefined) {
    const another = await charges.kept.attach(familyId, paymentMethodId);
    const { methodId: token, customerId, label } = another;
    return { service: payments.cards.name, token, customerId, isAway: false, label, another };
  }
  const token = paymentNonce ?? file?.methodId;
  if (!token) throw new AppError('payments.failed', { fields: { paymentNonce: 'request.required' } });
  if (token === file?.methodId)
    return {
      service: file.service ?? payments.cards.name,
      token,
      customerId: file.customerId,
      isAway: false,
      label: file.label,
    };
  const service = isCardMethod(token) ? payments.cards.name : payments.nonces.name;
  return { service, token, customerId: null, isAway: false, label: null };
}
