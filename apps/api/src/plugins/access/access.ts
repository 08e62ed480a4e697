import { timingSafeEqual } from 'node:crypto';
import { type AccessRule, allows, OPEN } from '@flink/contract/access/rules.ts';
import { viewingRefusal } from '@flink/contract/access/viewing.ts';
import type { Call } from '@flink/contract/call.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { FastifyRequest } from 'fastify';
import { ANONYMOUS, holderOf, METRICS, type Principal } from './principal.ts';
import type { Standings } from './standing.ts';
import type { IncomingRequest } from './this-machine.ts';
import type { Tokens } from './tokens.ts';

type Guarded = Pick<Call, 'access' | 'method' | 'whileViewing' | 'withGivenPassword'>;

export interface Doorkeeper {
  /** Who is asking; throws when the call is not for them. */
  admit(request: FastifyRequest, call: Guarded): Promise<Principal>;
}

interface Needs {
  readonly tokens: Pick<Tokens, 'read'>;
  readonly standings: Pick<Standings, 'check'>;
  /** Whether people of the demo world are let in where this request comes from. */
  readonly admitsDemo: (request: IncomingRequest) => boolean;
  readonly metricsToken: string | null;
}

export function doorkeeper({ tokens, standings, admitsDemo, metricsToken }: Needs): Doorkeeper {
  const personOf = async (token: string, request: IncomingRequest): Promise<Principal> => {
    const { session, isDemo } = await standings.check(await tokens.read(token));
    if (isDemo && !admitsDemo(request)) throw new AppError('auth.demoOnlyHere');
    return { kind: 'person', session };
  };

  return {
    async admit(request, call) {
      const rule = call.access;
      const token = bearer(request.headers.authorization);
      if (token === null) return enter(rule, ANONYMOUS);
      if (metricsToken !== null && same(token, metricsToken)) return enter(rule, METRICS);
      try {
        return onlyLooking(call, enter(rule, byOwnPassword(call, await personOf(token, request))));
      } catch (error) {
        // An old token must not shut a person out of what everybody may see, the sign-in screen above all.
        if (rule === null && !isOfViewing(error)) return ANONYMOUS;
        throw error;
      }
    },
  };
}

/** The one place where somebody who views as another is kept from changing anything, also what is open to all. */
function onlyLooking(call: Guarded, principal: Principal): Principal {
  const refusal =
    principal.kind === 'person' && principal.session.viewer !== undefined ? viewingRefusal(call) : null;
  if (refusal) throw new AppError(refusal);
  return principal;
}

/** Whoever gave the password knows it: until it is changed, nothing is done with it in the other person's name. */
function byOwnPassword(call: Guarded, principal: Principal): Principal {
  const isGiven =
    principal.kind === 'person' &&
    principal.session.viewer === undefined &&
    principal.session.user.temporaryPassword;
  if (isGiven && call.access !== OPEN && !call.withGivenPassword)
    throw new AppError('access.ownPasswordFirst');
  return principal;
}

const isOfViewing = (error: unknown): boolean =>
  error instanceof AppError && error.code.startsWith('viewing.');

function enter(rule: AccessRule, principal: Principal): Principal {
  if (allows(rule, holderOf(principal))) return principal;
  throw new AppError(principal.kind === 'anonymous' ? 'access.signInRequired' : 'access.denied');
}

function bearer(header: string | undefined): string | null {
  // A token is some thousand characters: only the scheme is worth a pattern.
  const scheme = /^Bearer +/i.exec(header ?? '')?.[0];
  const token = header?.slice(scheme?.length);
  return scheme && token && !token.includes(' ') ? token : null;
}

function same(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
