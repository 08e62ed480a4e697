import { createHash, randomUUID } from 'node:crypto';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { jwtVerify, SignJWT } from 'jose';
import type { SingleUse } from '../../rate-limits/single-use.ts';
import { SANDBOX_AUTHORIZE } from './addresses.ts';
import type { SchoolPerson, SchoolSignIn } from './port.ts';
import { sandboxDistrict } from './sandbox-district.ts';
import { SANDBOX_TOKEN, sandboxRosters } from './sandbox-rosters.ts';

/** How long a code can be used. */
export const CODE_SECONDS = 60;

interface Settings {
  readonly key: Uint8Array;
  /** Whether a code is taken for the first time, by whichever server. */
  readonly isFirstUse: SingleUse;
  readonly now?: () => Date;
}

/**
 * A district of invented people with a sign-in page of its own. Its codes are signed, so that any server of an
 * installation can take a code another one gave; together they take it once.
 */
export function embeddedSchoolSignIn({ key, isFirstUse, now = () => new Date() }: Settings): SchoolSignIn {
  const { id: districtId, name, people } = sandboxDistrict;

  return {
    sandbox: {
      name,
      people,
      districtId,
      token: SANDBOX_TOKEN,
      async codeFor(personId, redirectUrl) {
        if (!people.some(({ id }) => id === personId)) return null;
        const issued = Math.floor(now().getTime() / 1000);
        return new SignJWT({ to: printOf(redirectUrl) })
          .setProtectedHeader({ alg: 'HS256' })
          .setSubject(personId)
          .setJti(randomUUID())
          .setExpirationTime(issued + CODE_SECONDS)
          .sign(key);
      },
    },

    rosters: sandboxRosters,

    authorizeUrl({ redirectUrl, state }) {
      const url = new URL(SANDBOX_AUTHORIZE, redirectUrl);
      url.searchParams.set('redirect_uri', redirectUrl);
      url.searchParams.set('state', state);
      return url.href;
    },

    async exchange({ code, redirectUrl }): Promise<SchoolPerson> {
      const { payload } = await jwtVerify(code, key, {
        algorithms: ['HS256'],
        requiredClaims: ['sub', 'jti', 'exp'],
        currentDate: now(),
      }).catch((error: unknown) => refuse(error));
      if (payload.to !== printOf(redirectUrl) || !(await isFirstUse(payload.jti ?? ''))) refuse();
      const person = people.find(({ id }) => id === payload.sub) ?? refuse();
      if (person.shows === 'failure') throw new AppError('auth.cleverFailed', { reason: 'school.noAnswer' });
      return { districtId, userId: person.id, userType: person.userType };
    },
  };
}

const printOf = (text: string) => createHash('sha256').update(text).digest('base64url');

function refuse(cause?: unknown): never {
  throw new AppError('auth.cleverFailed', { reason: 'school.codeRefused', cause });
}
