import type { Call } from '@flink/contract/call.ts';
import { organizationPurchaseCalls, refundCalls } from '@flink/contract/calls/office/payments-office.ts';
import { paymentNewsCalls, paymentsCalls } from '@flink/contract/calls/payments.ts';
import { sessionOf } from '../../plugins/access/principal.ts';
import { type CallContext, routesOf } from '../../plugins/calls.ts';
import type { Services } from '../../services.ts';
import { type Answered, checkPaid, intentOf } from './answers.ts';
import { bodyOf } from './webhooks/body.ts';

const DONE = { success: true } as const;

type Message =
  | 'payments.successful'
  | 'payments.goesOn'
  | 'payments.mobileMoneySent'
  | 'payments.refundRequested';

type Anybody = Pick<CallContext<Call>, 'scope' | 'principal'>;

const asking = ({ scope, principal }: Anybody) => ({ scope, session: sessionOf(principal) });

export function paymentsRoutes({
  buying,
  purchases,
  refunds,
  heldPayments,
  catalog,
  giftCards,
  receipts,
  paymentOffers,
  paymentNews,
  centerPurchases,
}: Services) {
  const say = async (locale: string, message: Message) =>
    (await catalog.texts(locale)).t(`notice.${message}`);

  /** Null: there was nothing to pay, and it goes on. */
  async function told(locale: string, answered: Answered | null) {
    if (answered === null)
      return {
        ...DONE,
        message: await say(locale, 'payments.goesOn'),
        data: { state: 'paid' as const, paymentId: null },
      };
    checkPaid(answered);
    const { state, paymentId, byPhone } = answered;
    // Nothing is paid while the bank asks, or a card takes its time; what to do then is of telephones alone.
    const message =
      state === 'authenticating' || (state === 'waiting' && !byPhone)
        ? ''
        : await say(locale, state === 'waiting' ? 'payments.mobileMoneySent' : 'payments.successful');
    const secret = answered.state === 'authenticating' ? { clientSecret: answered.clientSecret } : {};
    return { ...DONE, message, data: { state, paymentId, ...secret } };
  }

  return [
    ...routesOf(paymentsCalls)({
      clientToken: async ({ query, ...asked }) => ({
        ...DONE,
        data: await buying.clientToken(asking(asked), query.familyId),
        message: '',
      }),
      account: async ({ params, ...asked }) => ({
        ...DONE,
        data: await purchases.account(asking(asked), params.id),
      }),
      receipts: async ({ params, ...asked }) => ({
        ...DONE,
        data: await receipts.list(asking(asked), params.id),
      }),
      setPaymentNotices: async ({ params, body, ...asked }) => {
        await receipts.setNotices(asking(asked), params.id, body);
        return DONE;
      },
      receiptPdf: async ({ params, locale, reply, ...asked }) => {
        const { name, file } = await receipts.pdf(asking(asked), params.id, locale);
        return reply
          .type(paymentsCalls.receiptPdf.reply.raw)
          .header('cache-control', 'no-store')
          .header('content-disposition', `attachment; filename="${name}"`)
          .send(file);
      },
      buyHours: async ({ body, locale, ...asked }) => told(locale, await buying.hours(asking(asked), body)),
      buyout: async ({ body, locale, ...asked }) => told(locale, await buying.all(asking(asked), body)),
      buyPeriod: async ({ body, locale, ...asked }) => told(locale, await buying.period(asking(asked), body)),
      lookAtPayment: async ({ params, locale, ...asked }) =>
        told(locale, await buying.look(asking(asked), params.paymentId)),
      purchase: async ({ params, ...asked }) => ({
        ...DONE,
        data: { purchaseInfo: await purchases.info(asking(asked), params.id) },
      }),
      retryTransaction: async ({ params, body, locale, ...asked }) =>
        told(locale, await purchases.retry(asking(asked), params.id, body ?? {})),
      resumeSubscription: async ({ params, body: { familyId, ...handed }, locale, ...asked }) =>
        told(locale, await purchases.resume(asking(asked), params.id, familyId, handed)),
      requestRefund: async ({ params, body, locale, ...asked }) => {
        await refunds.ask(asking(asked), params.id, body.message);
        return { ...DONE, message: await say(locale, 'payments.refundRequested') };
      },
      cancelPurchase: async ({ params, ...asked }) => ({
        ...DONE,
        data: await purchases.cancel(asking(asked), params.id),
      }),
      createPaymentIntent: async ({ body, ...asked }) => ({
        ...DONE,
        paymentIntent: intentOf(await buying.byCard(asking(asked), body)),
      }),
      createSubscription: async ({ body, ...asked }) => {
        const { id, state, clientSecret } = await buying.subscribe(asking(asked), body);
        const status = state === 'authenticate' ? ('requires_action' as const) : state;
        return { ...DONE, id, status, client_secret: clientSecret };
      },
      keepCard: async ({ body, ...asked }) => ({
        ...DONE,
        data: await buying.keepCard(asking(asked), body.familyId, body.paymentMethodId),
      }),
      cancelAutomatic: async ({ body, ...asked }) => {
        await buying.endAutomatic(asking(asked), body.subscriptionId);
        return DONE;
      },
      redeemGiftCard: async ({ body, ...asked }) => ({
        ...DONE,
        data: await giftCards.redeem(asking(asked), body),
      }),
      answerBank: async ({ params, body, ...asked }) => {
        await buying.answerBank(asking(asked), params.paymentId, body.passed);
        return DONE;
      },
    }),
    ...routesOf(paymentNewsCalls)({
      stripeEvents: async ({ request }) => {
        await paymentNews.fromCards(
          await bodyOf(request.raw),
          String(request.headers['stripe-signature'] ?? ''),
        );
        return DONE;
      },
      mobileMoneyNews: async ({ params, body }) => {
        const isAccepted = await paymentNews.fromMobileMoney(params.paymentId, params.proof, body);
        // Safaricom reads the code and not the status, and repeats what has no answer of this form.
        return isAccepted
          ? { ResultCode: 0, ResultDesc: 'Accepted' }
          : { ResultCode: 1, ResultDesc: 'Rejected' };
      },
    }),
    ...routesOf(refundCalls)({
      refundsTable: ({ scope, query: { 'filter.state': states, 'filter.createdAt': days, ...query } }) =>
        refunds.table(scope, { ...query, states, days }),
      finishRefund: async ({ params, body, ...asked }) => ({
        ...DONE,
        data: await refunds.finish(asking(asked), params.id, body.reference),
      }),
      heldPayments: async ({ scope }) => ({ ...DONE, ...(await heldPayments.list(scope)) }),
      decideHeld: async ({ params, body, ...asked }) => {
        await heldPayments.decide(asking(asked), params.id, body.accepted);
        return DONE;
      },
      finishHeld: async ({ params, body, ...asked }) => {
        await heldPayments.finish(asking(asked), params.id, body.reference);
        return DONE;
      },
      decideRefund: async ({ params, body, ...asked }) => ({
        ...DONE,
        data: await refunds.decide(asking(asked), params.id, body),
      }),
    }),
    ...routesOf(organizationPurchaseCalls)({
      shopifyProducts: async () => ({ ...DONE, data: await paymentOffers.once() }),
      braintreePlans: async () => ({ ...DONE, data: await paymentOffers.again() }),
      centerPurchases: async ({ scope, params }) => ({
        ...DONE,
        data: await centerPurchases.list(scope, params.id),
      }),
      addCenterPurchase: async ({ params, body, ...asked }) => ({
        ...DONE,
        data: await centerPurchases.add(asking(asked), params.id, body.productId, body.number),
      }),
      centerPurchase: async ({ scope, params }) => ({
        ...DONE,
        data: await centerPurchases.one(scope, params.id),
      }),
      addPlansToPurchase: async ({ params, body, ...asked }) => ({
        ...DONE,
        data: await centerPurchases.addPlans(asking(asked), params.id, body.number),
      }),
      subtractPlansFromPurchase: async ({ params, body, ...asked }) => ({
        ...DONE,
        data: await centerPurchases.subtractPlans(asking(asked), params.id, body.number),
      }),
      deleteCenterPurchase: async ({ params, ...asked }) => {
        await centerPurchases.remove(asking(asked), params.id);
        return DONE;
      },
    }),
  ];
}
