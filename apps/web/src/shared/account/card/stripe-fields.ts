import { loadScript } from './load-script.ts';

interface Answer {
  readonly error?: { readonly message?: string };
}

interface StripeCode {
  elements(options: { locale: string }): {
    create(kind: 'card'): { mount(place: HTMLElement): void; destroy(): void };
  };
  createPaymentMethod(wish: {
    type: 'card';
    card: unknown;
  }): Promise<Answer & { paymentMethod?: { id: string } }>;
  handleNextAction(wish: { clientSecret: string }): Promise<Answer>;
}

declare global {
  interface Window {
    Stripe?: (publicKey: string) => StripeCode;
  }
}

const SCRIPT = 'https://js.stripe.com/v3/';

async function open(publicKey: string): Promise<StripeCode> {
  await loadScript(SCRIPT);
  if (!window.Stripe) throw new Error('Stripe');
  return window.Stripe(publicKey);
}

/** Stripe's own field: the number of the card stays between it and the person. */
export async function stripeFields(publicKey: string, place: HTMLElement, locale: string) {
  const stripe = await open(publicKey);
  const card = stripe.elements({ locale }).create('card');
  card.mount(place);
  return {
    close: () => card.destroy(),
    async token(): Promise<string> {
      const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card });
      if (!paymentMethod) throw new Error(error?.message ?? '');
      return paymentMethod.id;
    },
  };
}

/** The bank's question, in its own window; whatever is answered, our server is asked what came of it. */
export async function askBankByStripe(publicKey: string, clientSecret: string): Promise<boolean> {
  const { error } = await (await open(publicKey)).handleNextAction({ clientSecret });
  return error === undefined;
}
