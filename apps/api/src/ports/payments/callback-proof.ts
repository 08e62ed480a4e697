import { createHmac, timingSafeEqual } from 'node:crypto';

export type CallbackProof = ReturnType<typeof callbackProof>;

/**
 * Mobile money signs nothing: each payment gets an address of its own, which nobody guesses and only the service was
 * given.
 */
export function callbackProof(key: Uint8Array) {
  const of = (paymentId: string): string =>
    createHmac('sha256', key).update(paymentId).digest('base64url').slice(0, 32);
  return {
    of,
    fits: (paymentId: string, proof: string): boolean => {
      const [given, right] = [Buffer.from(proof), Buffer.from(of(paymentId))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
