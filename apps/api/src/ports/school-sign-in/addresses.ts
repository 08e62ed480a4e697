import { sandboxCalls } from '@flink/contract/calls/play/sandbox.ts';

/** Where a school sign-in comes back to (spec 1 §2). */
export const CALLBACK = '/login/clever';

export const SANDBOX_AUTHORIZE = sandboxCalls.sandboxCleverAuthorize.path;
export const SANDBOX_CHOOSE = sandboxCalls.sandboxCleverChoose.path;

/** How the browser reached us: of a request, its `protocol` and `host`. */
export interface ReachedBy {
  readonly protocol: string;
  readonly host: string;
}

/**
 * Whether an address is our own page for people coming back: a code must never be sent elsewhere. Compared letter by
 * letter, so that no two readings of an address can differ.
 */
export function isOurCallback(
  address: string,
  { protocol, host }: ReachedBy,
  publicUrl: string | null,
): boolean {
  // A proxy may end TLS without saying so; the same host over https is never worse than what we see.
  const origins = [`${protocol}://${host}`, `https://${host}`];
  if (publicUrl !== null) origins.push(new URL(publicUrl).origin);
  return origins.some((origin) => address === `${origin}${CALLBACK}`);
}
