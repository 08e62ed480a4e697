import { AppError } from '@flink/contract/errors/app-error.ts';
import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import { z } from 'zod';
import { cleverRosters } from './clever-rosters.ts';
import type { SchoolSignIn, SchoolUserType } from './port.ts';

const ANSWER_WITHIN_MS = 10_000;

export interface CleverSettings {
  readonly id: string;
  readonly secret: string;
  /** https://clever.com, where people sign in and codes are turned into tokens. */
  readonly url: string;
  /** https://api.clever.com, where a token tells who its owner is. */
  readonly apiUrl: string;
  readonly answerWithinMs?: number;
  /** How waiting is done between two tries; tests do not wait. */
  readonly wait?: (ms: number) => Promise<void>;
}

const token = z.object({ access_token: z.string().min(1) });
const me = z.object({ data: z.object({ id: z.string().min(1), district: z.string().min(1) }) });
const user = z.object({
  data: z.object({
    id: z.string().min(1),
    district: z.string().min(1),
    roles: z.record(z.string(), z.unknown()),
  }),
});

/** Clever, as its OAuth 2.0 guide and API v3.0 describe it. */
export function cleverSchoolSignIn(settings: CleverSettings): SchoolSignIn {
  const { id, secret, url, apiUrl } = settings;
  const within = settings.answerWithinMs ?? ANSWER_WITHIN_MS;

  const owned = <Schema extends z.ZodType>(path: string, bearer: string, schema: Schema) =>
    asked(
      `${apiUrl}${path}`,
      { headers: { authorization: `Bearer ${bearer}`, accept: 'application/json' } },
      { schema, refused: 'school.notAllowed', within },
    );

  return {
    sandbox: null,
    rosters: cleverRosters({ apiUrl, within, ...(settings.wait ? { wait: settings.wait } : {}) }),

    authorizeUrl({ redirectUrl, state }) {
      const address = new URL(`${url}/oauth/authorize`);
      address.searchParams.set('response_type', 'code');
      address.searchParams.set('client_id', id);
      address.searchParams.set('redirect_uri', redirectUrl);
      address.searchParams.set('state', state);
      return address.href;
    },

    async exchange({ code, redirectUrl }) {
      const { access_token: bearer } = await asked(
        `${url}/oauth/tokens`,
        {
          method: 'POST',
          headers: {
            authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
            'content-type': 'application/json',
            accept: 'application/json',
          },
          body: JSON.stringify({ code, grant_type: 'authorization_code', redirect_uri: redirectUrl }),
        },
        { schema: token, refused: 'school.codeRefused', within },
      );
      const { data: owner } = await owned('/v3.0/me', bearer, me);
      const { data: person } = await owned(`/v3.0/users/${encodeURIComponent(owner.id)}`, bearer, user);
      if (person.id !== owner.id || person.district !== owner.district) fail('school.badAnswer');
      return { districtId: person.district, userId: person.id, userType: typeOf(person.roles) };
    },
  };
}

/** A person may have several roles; who works at a school is signed in as that before anything else. */
const ORDER: readonly SchoolUserType[] = [
  'teacher',
  'school_admin',
  'district_admin',
  'staff',
  'student',
  'contact',
];

function typeOf(roles: Readonly<Record<string, unknown>>): SchoolUserType {
  return ORDER.find((type) => roles[type] != null) ?? fail('school.unknownType');
}

interface Expected<Schema> {
  readonly schema: Schema;
  /** What a 4xx means here. */
  readonly refused: ErrorCode;
  readonly within: number;
}

async function asked<Schema extends z.ZodType>(
  address: string,
  request: RequestInit,
  { schema, refused, within }: Expected<Schema>,
): Promise<z.output<Schema>> {
  // A redirect would carry the secret or the token to an address nobody configured.
  const wish: RequestInit = { ...request, redirect: 'error', signal: AbortSignal.timeout(within) };
  const { status, body } = await answerOf(address, wish);
  if (status === 429 || status >= 500) fail('school.noAnswer', new Error(`answered with ${status}`));
  if (status >= 400) fail(refused, new Error(`answered with ${status}`));
  const parsed = schema.safeParse(body());
  return parsed.success ? parsed.data : fail('school.badAnswer', parsed.error);
}

async function answerOf(address: string, wish: RequestInit) {
  try {
    const response = await fetch(address, wish);
    const text = await response.text();
    return { status: response.status, body: () => jsonOf(text) };
  } catch (error) {
    return fail('school.noAnswer', error);
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return fail('school.badAnswer', error);
  }
}

function fail(reason: ErrorCode, cause?: unknown): never {
  throw new AppError('auth.cleverFailed', { reason, cause });
}
