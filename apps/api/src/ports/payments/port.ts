import type { Money } from '@flink/contract/rules/billing/money.ts';

export type ServiceName = 'stripe' | 'braintree' | 'mpesa' | 'sandbox' | 'sandbox phone';

export interface Charge {
  /** Ours. The service gets it along, so that one charge is never made twice and always found again. */
  readonly paymentId: string;
  readonly amount: Money;
  /** Theirs, once it is known. */
  readonly externalId: string | null;
}

/** What is paid with: never the number of a card, only what a service has given for it. */
export interface PaidWith {
  /** A method or nonce of the card service, or the phone of mobile money. */
  readonly token: string;
  readonly customerId: string | null;
  /** Nobody is there to answer a question of the bank. */
  readonly isAway: boolean;
}

export type FailureReason = 'declined' | 'rejected' | 'timedOut' | 'unknown';

export type Outcome =
  /** `amount`: what came in, where the service says so; `paidWith`: brand and last four digits of the card. */
  | {
      readonly kind: 'paid';
      readonly externalId: string;
      readonly amount?: Money;
      readonly paidWith?: string;
    }
  /** The bank wants to hear from its customer; the browser goes on with the secret. */
  | { readonly kind: 'authenticate'; readonly externalId: string; readonly clientSecret: string }
  /** Somebody has to approve it elsewhere. */
  | { readonly kind: 'waiting'; readonly externalId: string }
  | { readonly kind: 'failed'; readonly externalId: string | null; readonly reason: FailureReason }
  | { readonly kind: 'refunded'; readonly externalId: string };

export type EventNews =
  | { readonly kind: 'outcome'; readonly paymentId: string | null; readonly outcome: Outcome }
  | {
      readonly kind: 'period paid';
      readonly subscriptionId: string;
      readonly familyId: string | null;
      /** One period is one bill, however often it is told. */
      readonly billId: string;
      readonly amount: Money;
      /** When the period is over that it pays for, as an ISO moment; null where it does not say so. */
      readonly until?: string | null;
    }
  | { readonly kind: 'period failed'; readonly subscriptionId: string; readonly billId: string }
  | { readonly kind: 'subscription ended'; readonly subscriptionId: string }
  /** Somebody has given a part of it back at the service: so much of it in all. */
  | {
      readonly kind: 'partly refunded';
      readonly paymentId: string | null;
      readonly externalId: string;
      readonly amount: Money;
    }
  /** The bank of who has paid asks for it back, and has left it to the house, or taken it. */
  | {
      readonly kind: 'disputed';
      readonly externalId: string;
      readonly state: 'open' | 'won' | 'lost';
      /** Theirs: banks may ask about one payment several times, also at once. */
      readonly disputeId?: string;
      /** What it is about: a part, or all. */
      readonly amount?: Money;
    }
  /** At a checkout of the service's own, for a registration that waits for it. */
  | {
      readonly kind: 'registration paid';
      readonly registrationId: string;
      readonly externalId: string;
      readonly amount: Money;
    };

export interface PaymentEvent {
  readonly id: string;
  readonly news: EventNews;
}

export interface EventPage {
  readonly events: readonly PaymentEvent[];
  /** Where the next page begins; null on the last one. */
  readonly after: string | null;
}

/** No answer, or none of use: money may have moved or not, and whoever wants to know looks again. */
export class PaymentServiceError extends Error {
  override readonly name = 'PaymentServiceError';
}

/** The card, or what stands for it, is not taken: nothing was charged, and nothing will be. */
export class CardRefusedError extends Error {
  override readonly name = 'CardRefusedError';
}

/** A way to be paid, in four steps that can be taken again after a crash between any two. */
export interface PaymentService {
  readonly name: ServiceName;
  /** Money goes back by hand, at the service: nothing here can ask for it. */
  readonly refundsByHand?: boolean;
  /** Somebody has to approve it elsewhere, and does so in this time or not at all. */
  readonly answersWithinMs?: number;
  /** Tells the service of it; no money moves. Null where the service knows nothing before it charges. Throws `CardRefusedError`. */
  prepare(charge: Charge, by: PaidWith): Promise<string | null>;
  /** Takes the money. Asked again for the same payment, it answers the same. */
  confirm(charge: Charge, by: PaidWith): Promise<Outcome>;
  /** What became of it; null when nothing was charged and nothing will be. */
  look(charge: Charge): Promise<Outcome | null>;
  /** Sees to it that it is not charged any more, where that can be; what has become of it all the same. */
  drop(charge: Charge): Promise<Outcome | null>;
  /** All of it. Asked again, it is given back once. */
  refund(charge: Charge): Promise<void>;
}

export interface Buyer {
  readonly familyId: string;
  readonly email: string | null;
  readonly customerId: string | null;
}

export interface CardOnFile {
  readonly customerId: string;
  readonly methodId: string;
  /** Brand and last four digits, as the service says them. */
  readonly label: string;
}

/** What the bank says to a card that nothing is charged to now. */
export type SettingUp =
  | { readonly state: 'accepted' | 'declined' }
  | { readonly state: 'authenticate'; readonly clientSecret: string };

export interface Subscribing {
  /** The service keeps it and tells it with each bill: a crash here does not lose whose it is. */
  readonly familyId: string;
  /** Ours: sent twice, it is one subscription. */
  readonly reference: string;
  readonly priceId: string;
  readonly customerId: string;
  readonly methodId: string;
  /** Days that are paid already, or free: the first bill comes after them. */
  readonly trialDays: number;
  /** What the house expects one period to cost; another price at the service is refused. */
  readonly amount: Money;
  readonly months: number;
}

export interface Subscription {
  readonly id: string;
  readonly state: 'active' | 'trialing' | 'authenticate' | 'failed';
  /** What its periods are charged to; null where it is not known. */
  readonly methodId: string | null;
  /** The bill of the last period, where it was paid; told as news too, it is the same bill. */
  readonly bill: { readonly id: string; readonly amount: Money; readonly until: Date | null } | null;
  readonly clientSecret: string | null;
}

export interface PriceOnOffer {
  readonly _id: string;
  readonly name: string;
  readonly amount: Money;
  readonly interval: 'month' | 'year' | null;
}

export interface CardService extends PaymentService {
  /** What the browser opens the service's own card fields with; null in the sandbox, which has fields of its own. */
  readonly publicKey: string | null;
  /** Throws `CardRefusedError` where it is not taken. */
  keepCard(buyer: Buyer, methodId: string): Promise<CardOnFile>;
  /** Whether its bank lets it be charged later, while nobody is there. Asked again after an answer, it is as it was answered. */
  setUp(card: CardOnFile): Promise<SettingUp>;
  /** Asked again, it is forgotten. */
  forgetCard(methodId: string): Promise<void>;
  /** With every card and whatever still renews; asked again, they are forgotten. */
  forgetCustomer(customerId: string): Promise<void>;
  /** The next periods of a subscription are charged to it; nothing is charged now. */
  chargeTo(subscriptionId: string, methodId: string): Promise<void>;
  /** One of the family that runs already, from now on paid with this card, what is past due at once. Else null. */
  takeUpSubscription(
    wish: Pick<Subscribing, 'familyId' | 'customerId' | 'methodId'>,
  ): Promise<Subscription | null>;
  subscribe(wish: Subscribing): Promise<Subscription>;
  /** Bills are known by themselves: the bill that was paid by what the service knows under this id. Null where it is none. */
  billOf(externalId: string): Promise<string | null>;
  /** How it stands now; failed when it has ended. */
  lookAtSubscription(subscriptionId: string): Promise<Subscription>;
  /** Asked again of one that has ended, it has ended. */
  cancelSubscription(subscriptionId: string): Promise<void>;
  /** Throws when the signature does not fit; null for news that do not concern the house. */
  readEvent(body: Buffer, signature: string): PaymentEvent | null;
  /** A page of the events since then, the newest first, for those that never arrived; it goes on behind `after`. */
  eventsSince(since: Date, after: string | null): Promise<EventPage>;
  prices(): Promise<readonly PriceOnOffer[]>;
}

/** Cards by nonces of a drop-in. */
export interface NonceService extends PaymentService {
  clientToken(customerId: string | null): Promise<string>;
  prices(): Promise<readonly PriceOnOffer[]>;
}

export interface MobileMoney extends PaymentService {
  /** What the service tells of its own accord; null when it is not about a payment. */
  readCallback(body: unknown): Outcome | null;
}

/** The sandbox has a bank too, which asks in our own page. */
export interface SandboxBank extends PaymentService {
  /** Only in the demo world does it take anything. */
  readonly isOpen: boolean;
  /** Of a payment, or of the subscription that it keeps under this reference. */
  answer(asked: string, passed: boolean): Promise<void>;
  subscriptionBy(reference: string): string;
}

export interface Payments {
  readonly sandbox: SandboxBank;
  readonly cards: CardService;
  readonly nonces: NonceService;
  readonly mobileMoney: MobileMoney;
  /** Those that give money back by hand. */
  readonly byHand: readonly ServiceName[];
  by(name: string): PaymentService;
}
