import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

export type Asking = Pick<FastifyRequest, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly raw?: { readonly httpVersion?: string };
};

/** Where proxies name the person they speak for. A name of their own hides nothing: what is not listed tells nothing. */
const CLIENT_HEADERS = [
  'x-forwarded-for',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'cf-connecting-ip',
  'true-client-ip',
  'fly-client-ip',
] as const;

/** What only a proxy sends, by one of these beginnings. */
const PROXY_SIGNS = [
  'via',
  'forwarded',
  'x-forwarded-',
  'x-original-',
  'x-envoy-',
  'x-amzn-',
  'x-proxy',
] as const;

/**
 * Whether a request was made on this machine. A connection from here is not enough: a proxy on this machine speaks for
 * the whole world, and a page that a browser was lured to can have its name point here.
 */
export function comesFromThisMachine(
  request: Asking,
  { publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>,
): boolean {
  const { headers, socket } = request;
  if (!isLoopbackAddress(socket.remoteAddress ?? '')) return false;
  const names = [headers.host ?? '', ...listed(headers['x-forwarded-host'])];
  if (!names.every(isLoopbackName)) return false;
  const clients = clientsNamed(headers);
  if (!clients.every(isLoopbackAddress)) return false;
  if (clients.length === 0 && showsProxy(request)) return false;
  // A proxy that names nobody looks like this machine; one that is trusted has promised to name everybody.
  const mayHideSomebody = publicUrl !== null && !isLoopbackName(new URL(publicUrl).host) && !trustProxy;
  return clients.length > 0 || !mayHideSomebody;
}

/** Demo passwords are public: they open nothing from elsewhere, unless the installation is there to be tried by all. */
export const demoAdmission =
  (config: Pick<Config, 'demoForEverybody' | 'publicUrl' | 'trustProxy'>) =>
  (request: Asking): boolean =>
    config.demoForEverybody || comesFromThisMachine(request, config);

/** Browsers and programs of today do not speak HTTP/1.0; a proxy that was left as it came does. */
const showsProxy = ({ headers, raw }: Asking): boolean =>
  raw?.httpVersion === '1.0' ||
  Object.keys(headers).some((name) => PROXY_SIGNS.some((sign) => name.startsWith(sign)));

function clientsNamed(headers: Asking['headers']): string[] {
  const plain = CLIENT_HEADERS.flatMap((name) => listed(headers[name]));
  const standard = listed(headers.forwarded).flatMap((hop) => {
    const named = /(?:^|;)\s*for=("?)([^;"]*)\1/i.exec(hop)?.[2];
    return named === undefined ? [] : [named];
  });
  return [...plain, ...standard];
}

const listed = (header: string | readonly string[] | undefined): string[] =>
  header === undefined
    ? []
    : String(header)
        .split(',')
        .map((part) => part.trim());

/** With or without a port, an IPv6 address with or without brackets. */
export function isLoopbackAddress(text: string): boolean {
  const address = text.toLowerCase().replace(/^\[([^\]]*)\](:\d+)?$/, '$1');
  if (address === '::1') return true;
  return /^(::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}(:\d+)?$/.test(address);
}

export function isLoopbackName(host: string): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return name === 'localhost' || name.endsWith('.localhost') || isLoopbackAddress(name);
}
