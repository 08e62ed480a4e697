import { loadScript } from './load-script.ts';

interface DropIn {
  requestPaymentMethod(): Promise<{ nonce: string }>;
  teardown(): Promise<void>;
}

declare global {
  interface Window {
    braintree?: {
      dropin: {
        create(wish: { authorization: string; container: HTMLElement; locale: string }): Promise<DropIn>;
      };
    };
  }
}

const SCRIPT = 'https://js.braintreegateway.com/web/dropin/1.44.1/js/dropin.min.js';

/** Braintree's own drop-in: it gives a nonce for the card. */
export async function braintreeFields(open: () => Promise<string>, place: HTMLElement, locale: string) {
  const script = loadScript(SCRIPT);
  // Where both fail, the server's answer says more.
  script.catch(() => undefined);
  const authorization = await open();
  await script;
  if (!window.braintree) throw new Error('Braintree');
  const dropIn = await window.braintree.dropin.create({ authorization, container: place, locale });
  return {
    close: () => void dropIn.teardown(),
    token: async (): Promise<string> => (await dropIn.requestPaymentMethod()).nonce,
  };
}
