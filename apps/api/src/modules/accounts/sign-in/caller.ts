import type { FastifyRequest } from 'fastify';
import type { House } from '../../../house.ts';
import { demoAdmission } from '../../../plugins/access/this-machine.ts';
import { type PlaceHash, placeOf } from '../../../rate-limits/place-hash.ts';
import { type DeviceHash, deviceOf } from './device-cookie.ts';
import { type DeviceKind, deviceKindOf } from './device-kind.ts';

/** Who is at the other end of a request, before they have said who they are. */
export interface Caller {
  readonly place: PlaceHash;
  /** Null for one on which nobody has ever signed in. */
  readonly device: DeviceHash | null;
  readonly deviceKind: DeviceKind;
  /** People of the demo world are let in where the request comes from. */
  readonly mayUseDemo: boolean;
}

export function callers({ config, placeKey }: Pick<House, 'config' | 'placeKey'>) {
  const admitsDemo = demoAdmission(config);
  return (request: FastifyRequest): Caller => ({
    place: placeOf(request.ip, placeKey),
    device: deviceOf(request.headers.cookie),
    deviceKind: deviceKindOf(request.headers['user-agent']),
    mayUseDemo: admitsDemo(request),
  });
}
