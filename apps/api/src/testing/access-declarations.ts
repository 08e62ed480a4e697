import type { Call } from '@flink/contract/call.ts';
import { fieldsOf } from './call-input.ts';

/** Places of ids in a call's input that do not say whose rows they are of. */
export function idsWithoutTenant(call: Call): readonly string[] {
  const silent = fieldsOf(call)
    .filter(([place, { format }]) => format === 'uuid' || /[._]id$|Ids?$/.test(place))
    .map(([place]) => place)
    .filter((place) => !Object.hasOwn(call.tenant ?? {}, place));
  return [...new Set(silent)];
}

/** A tenant field that stands nowhere in the input would be crossed in vain. */
export function tenantsWithoutField(call: Call): readonly string[] {
  const places = new Set(fieldsOf(call).map(([place]) => place));
  return Object.keys(call.tenant ?? {}).filter((place) => !places.has(place));
}
