import { paymentClock } from '../payment-clock.ts';
import { openPayingHouse } from './paying-house.ts';

export type Garcia = Awaited<ReturnType<typeof openGarcia>>;

/** The Garcías, who pay for a purchase month by month: of six levels they have two. */
export async function openGarcia() {
  const house = await openPayingHouse();
  const garcia = (await house.member('ana')).familyId;
  const card = (id: string | null) =>
    house.db.updateTable('families').set({ payment_method_id: id }).where('_id', '=', garcia).execute();
  const set = (values: object) =>
    house.db.updateTable('purchases').set(values).where('family_id', '=', garcia).execute();
  const row = () =>
    house.db.selectFrom('purchases').selectAll().where('family_id', '=', garcia).executeTakeFirstOrThrow();
  return {
    house,
    garcia,
    leo: await house.tokenOf('leo'),
    john: await house.tokenOf('john'),
    card,
    set,
    row,
    paid: async () => (await house.paymentsOf(garcia)).filter(({ state }) => state === 'paid').length,
    strike: () => paymentClock(house.house).strike(),

    /** Nothing is paid yet; as it was, with Ana signed in anew. */
    async begin(): Promise<{ readonly ana: string; readonly purchaseId: string }> {
      await house.clear();
      await card('pm_card_visa');
      await set({
        status: 'Active',
        is_refunded: false,
        resume_subscription: false,
        retry_transaction: false,
        successful_transactions: 2,
        paid_before: 0,
        canceled_at: null,
        levels: 6,
        number_of_billing_cycles: null,
        next_billing_at: new Date(Date.now() + 20 * 86_400_000),
      });
      return { ana: await house.tokenOf('ana'), purchaseId: (await row())._id };
    },
  };
}
