import { timingSafeEqual } from 'node:crypto';
import { type AccessRule, allows } from '@flink/contract/access/rules.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { FastifyRequest } from 'fastify';
import { ANONYMOUS, holderOf, METRICS, type Principal } from './principal.ts';
import type { Standings } from './standing.ts';
import type { Asking } from './this-machine.ts';
import type { Tokens } from './tokens.ts';

export interface Doorkeeper {
  /** Who is asking; throws when the rule does not let them in. */
  admit(request: FastifyRequest, rule: AccessRule): Promise<Principal>;
}

interface Needs {
  readonly tokens: Pick<Tokens, 'read'>;
  readonly standings: Pick<Standings, 'check'>;
  /** Whether people of the demo world are let in where this request comes from. */
  readonly admitsDemo: (request: Asking) => boolean;
  readonly metricsToken: string | null;
}

export function doorkeeper({ tokens, standings, admitsDemo, metricsToken }: Needs): Doorkeeper {
  const personOf = async (token: string, request: Asking): Promise<Principal> => {
    const { session, isDemo } = await standings.check(await tokens.read(token));
    if (isDemo && !admitsDemo(request)) throw new AppError('auth.demoOnlyHere');
    return { kind: 'person', session };
  };

  return {
    async admit(request, rule) {
      const token = bearer(request.headers.authorization);
      if (token === null) return enter(rule, ANONYMOUS);
      if (metricsToken !== null && same(token, metricsToken)) return enter(rule, METRICS);
      try {
        return enter(rule, await personOf(token, request));
      } catch (error) {
        // An old token must not shut a person out of what everybody may see, the sign-in screen above all.
        if (rule === null) return ANONYMOUS;
        throw error;
      }
    },
  };
}

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
