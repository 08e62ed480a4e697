import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { z } from 'zod';
import { type FileKind, isFileKind } from '../content/kinds.ts';
import { type FileKey, isFileKey } from '../key.ts';

/** What a link allows. Each field is under the signature, so that none can be widened. */
export type LinkClaims =
  | {
      readonly method: 'PUT';
      readonly key: FileKey;
      readonly expires: number;
      readonly kind: FileKind;
      readonly maxBytes: number;
      /** When set, exactly this many bytes. */
      readonly size: number | null;
      /** Tells links to the same file apart: each takes its bytes once. */
      readonly once: string;
      /** What must still lie there: its etag, null for nothing; left out, anything may. */
      readonly over?: string | null | undefined;
    }
  | {
      readonly method: 'GET';
      readonly key: FileKey;
      /** Seconds since 1970. */
      readonly expires: number;
      readonly downloadName: string | null;
      readonly isImmutable: boolean;
    };

const key = z.custom<FileKey>((value) => typeof value === 'string' && isFileKey(value));
const kind = z.custom<FileKind>((value) => typeof value === 'string' && isFileKind(value));
const whole = z.int().nonnegative();
const claimsShape = z.discriminatedUnion('method', [
  z.strictObject({
    method: z.literal('PUT'),
    key,
    expires: whole,
    kind,
    maxBytes: whole,
    size: whole.nullable(),
    once: z.uuid(),
    over: z.string().nullish(),
  }),
  z.strictObject({
    method: z.literal('GET'),
    key,
    expires: whole,
    downloadName: z.string().nullable(),
    isImmutable: z.boolean(),
  }),
]) satisfies z.ZodType<LinkClaims>;

export interface LinkSigner {
  sign(claims: LinkClaims): string;
  /** Throws `files.linkInvalid` for a token that is not ours or not for this method, `files.linkExpired` after its time. */
  read<M extends LinkClaims['method']>(method: M, token: string): Extract<LinkClaims, { method: M }>;
}

/** Set apart from whatever else the same secret may sign. */
const PURPOSE = 'flink file link 1';

export function linkSigner(secret: Uint8Array, now: () => Date): LinkSigner {
  const signatureOf = (payload: string) =>
    createHmac('sha256', secret).update(`${PURPOSE}\n${payload}`).digest();

  return {
    sign: (claims) => {
      const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
      return `${payload}.${signatureOf(payload).toString('base64url')}`;
    },
    read: <M extends LinkClaims['method']>(method: M, token: string) => {
      const claims = claimsOf(token, signatureOf);
      if (claims?.method !== method) throw new AppError('files.linkInvalid');
      if (claims.expires * 1000 <= now().getTime()) throw new AppError('files.linkExpired');
      return claims as Extract<LinkClaims, { method: M }>;
    },
  };
}

function claimsOf(token: string, signatureOf: (payload: string) => Buffer): LinkClaims | null {
  const [payload = '', given = '', ...more] = token.split('.');
  const expected = signatureOf(payload);
  const signature = Buffer.from(given, 'base64url');
  // The text is compared too: base64url reads several texts as the same bytes.
  const isOurs =
    more.length === 0 &&
    signature.length === expected.length &&
    timingSafeEqual(signature, expected) &&
    given === expected.toString('base64url');
  if (!isOurs) return null;
  const parsed = claimsShape.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return parsed.success ? parsed.data : null;
}
