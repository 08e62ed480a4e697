import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface S3Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Why a request is refused, in the words of S3; null when its signature holds. */
export type SignatureFault = 'AccessDenied' | 'SignatureDoesNotMatch' | 'RequestTimeTooSkewed' | null;

const MAX_SKEW_MS = 15 * 60 * 1000;
const MAX_EXPIRES_SECONDS = 7 * 24 * 3600;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

function strictEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function timeOf(stamp: string): number {
  return Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

interface Claim {
  readonly credential: string;
  readonly signedHeaders: string;
  readonly signature: string;
  readonly stamp: string;
  readonly payloadHash: string;
}

function claimOf(request: IncomingMessage, url: URL): Claim | null {
  const fromQuery = (name: string) => url.searchParams.get(name) ?? '';
  if (url.searchParams.has('X-Amz-Signature')) {
    return {
      credential: fromQuery('X-Amz-Credential'),
      signedHeaders: fromQuery('X-Amz-SignedHeaders'),
      signature: fromQuery('X-Amz-Signature'),
      stamp: fromQuery('X-Amz-Date'),
      payloadHash: 'UNSIGNED-PAYLOAD',
    };
  }
  const parts = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]+)$/.exec(
    request.headers.authorization ?? '',
  );
  if (parts === null) return null;
  const [, credential = '', signedHeaders = '', signature = ''] = parts;
  const header = (name: string) => String(request.headers[name] ?? '');
  return {
    credential,
    signedHeaders,
    signature,
    stamp: header('x-amz-date'),
    payloadHash: header('x-amz-content-sha256'),
  };
}

function canonicalRequest(request: IncomingMessage, url: URL, claim: Claim): string {
  const path = url.pathname
    .split('/')
    .map((part) => strictEncode(decodeURIComponent(part)))
    .join('/');
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${strictEncode(name)}=${strictEncode(value)}`)
    .sort()
    .join('&');
  const headers = claim.signedHeaders
    .split(';')
    .map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`)
    .join('');
  return [request.method, path, query, headers, claim.signedHeaders, claim.payloadHash].join('\n');
}

function timeFault(url: URL, stamp: string, now: Date): SignatureFault {
  const signedAt = timeOf(stamp);
  if (Number.isNaN(signedAt)) return 'AccessDenied';
  const expires = url.searchParams.get('X-Amz-Expires');
  if (expires === null)
    return Math.abs(now.getTime() - signedAt) > MAX_SKEW_MS ? 'RequestTimeTooSkewed' : null;
  const isTooLong = !/^\d+$/.test(expires) || Number(expires) > MAX_EXPIRES_SECONDS;
  return isTooLong || now.getTime() > signedAt + Number(expires) * 1000 ? 'AccessDenied' : null;
}

/** Signature Version 4 in the header or in the address, as AWS documents it. */
export function signatureFault(
  request: IncomingMessage,
  url: URL,
  credentials: S3Credentials,
  now: Date,
): SignatureFault {
  const claim = claimOf(request, url);
  if (claim === null) return 'AccessDenied';
  const [accessKeyId, day = '', region = '', service, last] = claim.credential.split('/');
  if (accessKeyId !== credentials.accessKeyId || service !== 's3' || last !== 'aws4_request')
    return 'AccessDenied';
  const isHostSigned = claim.signedHeaders.split(';').includes('host');
  if (!isHostSigned || !claim.stamp.startsWith(day)) return 'AccessDenied';
  const late = timeFault(url, claim.stamp, now);
  if (late !== null) return late;
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', claim.stamp, scope, sha256(canonicalRequest(request, url, claim))].join(
    '\n',
  );
  const key = ['aws4_request', 's3', region, day].reduceRight<string | Buffer>(
    (secret, part) => hmac(secret, part),
    `AWS4${credentials.secretAccessKey}`,
  );
  const expected = hmac(key, toSign);
  const given = Buffer.from(claim.signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected)
    ? null
    : 'SignatureDoesNotMatch';
}
