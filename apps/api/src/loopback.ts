import { isIPv4 } from 'node:net';

/** Takes an address without a port, IPv6 with or without brackets. */
export function isLoopbackAddress(text: string): boolean {
  const address = text.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  const ipv4 = address.replace(/^::ffff:/, '');
  return address === '::1' || (isIPv4(ipv4) && ipv4.startsWith('127.'));
}

/** Takes the value of a Host header, with or without a port. */
export function isLoopbackName(host: string): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return name === 'localhost' || name.endsWith('.localhost') || isLoopbackAddress(name);
}
