import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { PaymentServiceError } from '../../ports/payments/port.ts';
import { type Buyers, openBuyers } from './testing/buyers.ts';
import { told } from './testing/paying-house.ts';

let house: Buyers['house'];
let john: string;

beforeAll(async () => {
  ({ house, john } = await openBuyers());
});
beforeEach(() => house.clear());
afterAll(() => house.close());

const silent = new PaymentServiceError('The service does not answer.');

describe('what the card services have to sell', () => {
  const ask = async (call: 'shopifyProducts' | 'braintreePlans', who: string) =>
    house.ask(call, { as: await house.tokenOf(who) });

  test('is told once by once and again and again, with its price and whose it is', async () => {
    const { cards } = house.house.payments;
    const once = { _id: 'price_once', name: 'Ten hours', amount: { minor: 1_200, currency: 'USD' } } as const;
    vi.spyOn(cards, 'prices').mockResolvedValueOnce([{ ...once, interval: null }]);

    const products = (await ask('shopifyProducts', 'consumer@flink.test')).json().data;
    const plans = (await ask('braintreePlans', 'master@flink.test')).json().data;

    expect(products).toEqual([
      {
        _id: 'price_once',
        name: 'Ten hours',
        price: 12,
        currencyIsoCode: 'USD',
        interval: null,
        service: 'sandbox',
      },
    ]);
    expect(plans).toMatchObject([
      { _id: 'price_sandbox_month', price: 7.99, currencyIsoCode: 'USD', interval: 'month' },
      { _id: 'price_sandbox_year', price: 79, currencyIsoCode: 'USD', interval: 'year' },
    ]);
  });

  test('is not told to families, nor made up where their service is silent', async () => {
    vi.spyOn(house.house.payments.cards, 'prices').mockRejectedValueOnce(silent);

    expect((await ask('shopifyProducts', 'john')).statusCode).toBe(403);
    expect(told(await ask('braintreePlans', 'consumer@flink.test'))).toMatchObject({
      code: 'purchases.fetchFailed',
    });
  });
});

test('the form of the card service opens for the family admin of the own family, and says so where it does not', async () => {
  const open = async (familyId: string, as = john) => house.ask('clientToken', { as, query: { familyId } });

  expect((await open(house.smith)).json()).toEqual({
    success: true,
    data: 'sandbox_client_new',
    message: '',
  });
  expect((await open(house.otieno)).statusCode).toBe(404);
  expect(told(await open(house.smith, await house.tokenOf('emma')))).toMatchObject({
    code: 'families.onlyFamilyAdmin',
  });
  const known = (service: string | null) =>
    house.db
      .updateTable('families')
      .set({ payment_customer_id: service && 'cus_1', payment_service: service })
      .where('_id', '=', house.smith)
      .execute();
  await known('stripe');
  const byAnother = (await open(house.smith)).json().data;
  await known('sandbox');
  const byItself = (await open(house.smith)).json().data;
  await known(null);
  expect([byAnother, byItself]).toEqual(['sandbox_client_new', 'sandbox_client_cus_1']);
  vi.spyOn(house.house.payments.nonces, 'clientToken').mockRejectedValueOnce(silent);
  expect(told(await open(house.smith))).toEqual({ status: 502, code: 'payments.clientTokenFailed' });
});
