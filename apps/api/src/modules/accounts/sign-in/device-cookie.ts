import { createHash, randomBytes } from 'node:crypto';

const NAME = 'flink-device';
const SECRET_BYTES = 32;
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** As long as browsers keep a cookie; each sign-in begins it anew. */
const KEPT_SECONDS = 400 * 86_400;

export type DeviceHash = string;

export const newDeviceSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

export const hashOfDevice = (secret: string): DeviceHash =>
  createHash('sha256').update(secret).digest('base64url');

/** The device a request comes from; null for one that has never signed in. */
export function deviceOf(cookies: string | undefined): DeviceHash | null {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim());
  const secret = pairs.find((pair) => pair.startsWith(`${NAME}=`))?.slice(NAME.length + 1);
  return secret !== undefined && SECRET.test(secret) ? hashOfDevice(secret) : null;
}

/** No script reads it, no other site sends it. */
export function deviceCookie(secret: string, secure: boolean): string {
  const parts = [`${NAME}=${secret}`, 'Path=/api', `Max-Age=${KEPT_SECONDS}`, 'HttpOnly', 'SameSite=Strict'];
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ');
}
