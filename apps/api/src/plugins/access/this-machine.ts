import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { isLoopbackAddress, isLoopbackName } from '../../loopback.ts';

export type IncomingRequest = Pick<FastifyRequest, 'headers' | 'originalUrl'> & {
  readonly raw: Pick<FastifyRequest['raw'], 'httpVersion' | 'rawHeaders'>;
  readonly socket: { readonly remoteAddress?: string | undefined };
};

type Settings = Pick<Config, 'publicUrl' | 'trustProxy'>;

/** Headers that only proxies add, the standard ones and those of vendors. */
const FORWARDING_HEADERS = [
  /(?:^|-)(?:via|forwarded|forward|cdn|prox(?:y|ied)[a-z]*)(?:-|$)/,
  /(?:^|-)(?:client|real|connecting|remote|source|peer|user)-?(?:ips?|addr|address|host|port|name)$/,
  /^x-(?:original|envoy|amzn|amz-cf|arr|azure|appengine|google|vercel|sucuri|coming)-/,
  /^x-(?:host|scheme|url-scheme|rewrite-url)$/,
  /^x-(?:ssl|varnish|cache|squid|haproxy|traefik|edge)(?:-|$)/,
  /^(?:max-forwards|surrogate-)/,
  /^(?:akamai|cf|do|fastly|fly|incap|front-end)-/,
];

/**
 * Whether a request was made on this machine. A connection from loopback is not enough: a proxy on this machine speaks
 * for everybody, and a web page can have its own name resolve to 127.0.0.1. What a request says about itself only ever
 * lowers trust, because its sender may have written any of it.
 */
export function comesFromThisMachine(request: IncomingRequest, { publicUrl, trustProxy }: Settings): boolean {
  const { headers, originalUrl, raw, socket } = request;
  if (!isLoopbackAddress(socket.remoteAddress ?? '')) return false;
  if (Object.keys(headers).some(isForwardingHeader)) return false;
  // Browsers and programs of today speak HTTP/1.1; nginx speaks HTTP/1.0 to a server behind it unless told otherwise.
  if (raw.httpVersion !== '1.1') return false;
  // "GET http://name/path" is what is sent to a proxy.
  if (!originalUrl.startsWith('/')) return false;
  const hosts = raw.rawHeaders.filter(
    (_, index, all) => all[index - 1]?.toLowerCase() === 'host' && index % 2 === 1,
  );
  if (hosts.length !== 1 || !isLoopbackName(headers.host ?? '')) return false;
  // A proxy that adds nothing looks like this machine. FLINK_TRUST_PROXY=on promises that the proxy adds its header.
  const proxyMayBeHidden = publicUrl !== null && !isLoopbackName(new URL(publicUrl).host) && !trustProxy;
  return !proxyMayBeHidden;
}

/** Of a name in lower case. Some proxies write underscores for hyphens. */
export const isForwardingHeader = (name: string): boolean =>
  FORWARDING_HEADERS.some((pattern) => pattern.test(name.replaceAll('_', '-')));

/** The passwords of the demo accounts are public: they work on this machine only, unless FLINK_DEMO=open. */
export const demoAdmission =
  (config: Pick<Config, 'demoForEverybody'> & Settings) =>
  (request: IncomingRequest): boolean =>
    config.demoForEverybody || comesFromThisMachine(request, config);
