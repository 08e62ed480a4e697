import { domainToASCII } from 'node:url';

const MAX_ADDRESS = 254;

/** RFC 5322 dot-atom: no quotes, no spaces, nothing that could end a header or name a second recipient. */
const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** The address as it is sent to, its domain in ASCII; null for anything that is not exactly one address. */
export function parseMailAddress(text: string): string | null {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  if (at < 1 || local.length > 64 || !LOCAL_PART.test(local)) return null;
  const written = text.slice(at + 1);
  // The conversion also drops characters (soft hyphens, tabs); what was written must already be a name.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(written)) return null;
  const domain = domainToASCII(written);
  const labels = domain.split('.');
  if (labels.length < 2 || !labels.every((label) => LABEL.test(label)) || /^\d+$/.test(labels.at(-1) ?? ''))
    return null;
  const address = `${local}@${domain}`;
  return address.length > MAX_ADDRESS ? null : address;
}

/** E.164: a plus, a country, at most 15 digits. Spaces, dashes and brackets that people write are taken out. */
export function parsePhone(text: string): string | null {
  const digits = text.replace(/[ ().-]/g, '');
  return /^\+[1-9]\d{6,14}$/.test(digits) ? digits : null;
}

export interface Sender {
  readonly name: string;
  readonly address: string;
}

/** `Flink <no-reply@flink.test>` or the address alone. */
export function parseSender(text: string): Sender | null {
  const [, name = '', inBrackets, alone] = /^(?:([^<>]*)<([^<>]*)>|([^<>]*))$/.exec(text.trim()) ?? [];
  const address = parseMailAddress((inBrackets ?? alone ?? '').trim());
  if (address === null || /\p{Cc}/u.test(name)) return null;
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address };
}
