import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/database.ts';
import type { EventNews, PaymentEvent, Payments } from '../../../ports/payments/port.ts';
import {
  adoptSubscription,
  billFailed,
  endSubscription,
  familyOfSubscription,
  subscriber,
  takeAheadBack,
} from '../../families/prepaid-grants.service.ts';
import type { ChargesService } from '../charges/charges.service.ts';
import * as repo from './news.repo.ts';

interface Needs {
  readonly db: Db;
  readonly payments: Pick<Payments, 'cards'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly charges: Pick<
    ChargesService,
    'settle' | 'bill' | 'byExternalId' | 'registrationPaid' | 'partBack' | 'dispute' | 'kept'
  >;
}

export type NewsService = ReturnType<typeof newsService>;

/**
 * What services tell. Stored before it is applied, so that a crash in between leaves it to be applied later; everything
 * that it sets in motion can be told twice, late and in any order.
 */
export function newsService({ db, payments, log, charges }: Needs) {
  /** What went back is told of the payment; the payments of a subscription are known by their bills. */
  async function paymentOf(service: string, externalId: string): Promise<string | null> {
    const known = await charges.byExternalId(service, externalId);
    if (known !== null || service !== payments.cards.name) return known;
    const bill = await payments.cards.billOf(externalId);
    return bill === null ? null : charges.byExternalId(service, bill);
  }

  /**
   * A subscription that a crash has left unknown here is the family's that its service names, if that has no other and
   * it has not ended. What was paid is that family's in any case.
   */
  async function ownerOf({ subscriptionId, familyId }: Extract<EventNews, { kind: 'period paid' }>) {
    const owner = await familyOfSubscription(db, subscriptionId);
    if (owner || familyId === null) return owner;
    await adoptSubscription(db, familyId, subscriptionId);
    return subscriber(db, familyId);
  }

  /** False when nobody here knows yet what it is about: it may have come before its payment. */
  async function apply(service: string, news: EventNews): Promise<boolean> {
    switch (news.kind) {
      case 'outcome': {
        const { externalId } = news.outcome;
        const id = news.paymentId ?? (externalId === null ? null : await paymentOf(service, externalId));
        return id !== null && (await charges.settle(id, news.outcome)) !== null;
      }
      case 'partly refunded': {
        const id = news.paymentId ?? (await paymentOf(service, news.externalId));
        return id !== null && (await charges.partBack(id, news)) !== null;
      }
      case 'disputed': {
        const id = await paymentOf(service, news.externalId);
        return id !== null && (await charges.dispute(id, { ...news, disputeId: news.disputeId ?? '' }));
      }
      case 'period paid': {
        const owner = await ownerOf(news);
        if (!owner) return false;
        const months = owner.subscriptionType === 'year' ? 12 : 1;
        await charges.bill({
          familyId: owner.familyId,
          service,
          billId: news.billId,
          amount: news.amount,
          months,
          until: news.until ? new Date(news.until) : null,
        });
        await charges.kept.keepWhatRenews(owner.familyId, news.subscriptionId);
        return true;
      }
      case 'period failed': {
        // The service tries again by itself, and the paid days end by themselves; what was given before its bill ends now.
        const owner = await familyOfSubscription(db, news.subscriptionId);
        if (owner) await takeAheadBack(db, owner.familyId);
        await billFailed(db, news.subscriptionId);
        return true;
      }
      case 'registration paid':
        return charges.registrationPaid(service, news);
      case 'subscription ended':
        await endSubscription(db, news.subscriptionId);
        return true;
    }
  }

  async function applyStored(service: string, eventId: string): Promise<boolean> {
    const stored = await repo.unappliedNews(db, service, eventId);
    if (!stored) return false;
    if (!(await apply(service, stored.news))) return false;
    await repo.setApplied(db, service, eventId);
    return true;
  }

  async function take(service: string, event: PaymentEvent): Promise<boolean> {
    await repo.store(db, service, event);
    return applyStored(service, event.id);
  }

  /** What breaks over one of many is tried again with the next stroke; the others are not kept waiting. */
  async function orLater(service: string, eventId: string, apply: () => Promise<boolean>): Promise<boolean> {
    try {
      return await apply();
    } catch (error) {
      log.warn({ err: error, service, event: eventId }, 'news of a payment could not be applied');
      return false;
    }
  }

  return {
    take,

    /** Stored, it is received: what cannot be applied now is applied by the job, and the service need not repeat it. */
    async receive(service: string, event: PaymentEvent): Promise<void> {
      await repo.store(db, service, event);
      await orLater(service, event.id, () => applyStored(service, event.id));
    },

    /** Throws where one of them cannot be stored. Those that were stored before wait for their turn. */
    async takeAll(service: string, events: readonly PaymentEvent[]): Promise<void> {
      for (const event of events)
        if (await repo.store(db, service, event))
          await orLater(service, event.id, () => applyStored(service, event.id));
    },

    /** What was stored and not applied. */
    async catchUp(limit: number): Promise<number> {
      let applied = 0;
      for (const { service, eventId } of await repo.unapplied(db, limit))
        if (await orLater(service, eventId, () => applyStored(service, eventId))) applied += 1;
        else await repo.setTried(db, service, eventId);
      return applied;
    },

    sweep: () => repo.sweep(db),
  };
}
