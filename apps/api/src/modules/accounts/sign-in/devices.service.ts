import type { FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../../../house.ts';
import { type DeviceHash, deviceCookie, deviceOf, hashOfDevice, newDeviceSecret } from './device-cookie.ts';
import * as repo from './devices.repo.ts';

/** Which members of a family may be named on a device. */
export type Acquaintance = (memberId: string) => boolean;

interface Person {
  readonly _id: string;
  /** Of a learner. */
  readonly familyId?: string;
}

export type DevicesService = ReturnType<typeof devicesService>;

export function devicesService({ db, config }: Pick<House, 'db' | 'config'>) {
  const isSecure = (request: FastifyRequest) =>
    request.protocol === 'https' || (config.publicUrl?.startsWith('https:') ?? false);

  return {
    of: (request: Pick<FastifyRequest, 'headers'>): DeviceHash | null => deviceOf(request.headers.cookie),

    /**
     * These people have shown on this device who they are. The device gets a new secret each time: one that somebody
     * else put into the browser is worth nothing once a person has signed in.
     */
    async remember(reply: FastifyReply, accountIds: readonly string[]): Promise<void> {
      const { request } = reply;
      const before = deviceOf(request.headers.cookie);
      const secret = newDeviceSecret();
      await db.transaction().execute(async (tx) => {
        if (before !== null) await repo.rename(tx, before, hashOfDevice(secret));
        await repo.remember(tx, hashOfDevice(secret), accountIds);
      });
      reply.header('set-cookie', deviceCookie(secret, isSecure(request)));
    },

    /** The family, or the person of the office, who signed in last on it; null where nobody has. */
    async lastAccount(device: DeviceHash | null): Promise<string | null> {
      const [last] = device === null ? [] : await repo.lastOn(db, device);
      return last ? (last.familyId ?? last._id) : null;
    },

    /** Others than these, and nobody of their families, signed in last. False on a device that knows nobody. */
    async lastWereOthers(device: DeviceHash | null, people: readonly Person[]): Promise<boolean> {
      const last = device === null ? [] : await repo.lastOn(db, device);
      const isOneOf = ({ _id, familyId }: (typeof last)[number]) =>
        people.some((one) => one._id === _id || (familyId !== null && one.familyId === familyId));
      return last.length > 0 && !last.some(isOneOf);
    },

    /** A device knows who has signed in on it; where an adult of the family has, it knows the whole family. */
    async acquaintance(device: DeviceHash | null, familyId: string): Promise<Acquaintance> {
      const known = device === null ? [] : await repo.membersKnownOn(db, device, familyId);
      if (known.some(({ type }) => type === 'adult')) return () => true;
      const ids = new Set(known.map(({ _id }) => _id));
      return (memberId) => ids.has(memberId);
    },
  };
}
