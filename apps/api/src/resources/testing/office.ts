import type { CallName } from '@flink/contract/calls/index.ts';
import type { FileOf } from '@flink/contract/resources/kit/field.ts';
import { expect } from 'vitest';
import { mp3, mp4, pdf, png } from '../../ports/files/testing/samples.ts';
import { openTestHouse, type TestHouse } from '../../testing/test-house.ts';
import { makeTwoTenants, type TwoTenants } from '../../testing/two-tenants.ts';

const FILES: Readonly<Record<FileOf, Buffer>> = {
  image: png(),
  audio: mp3(),
  document: pdf(),
  film: mp4('vide', 'soun'),
  captions: Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nHello\n'),
};

interface Answer {
  readonly statusCode: number;
  readonly body: Record<string, unknown> & { readonly data: Record<string, unknown> };
}

type Asking = 'SUPER' | 'MASTER_ADMIN';

/** A house with two tenants, and who manages its rows. */
export interface Office {
  readonly house: TestHouse;
  readonly world: TwoTenants;
  readonly ask: (name: string, what: Record<string, unknown>, as?: Asking) => Promise<Answer>;
  /** The id of a new row. */
  readonly added: (name: string, values: Record<string, unknown>) => Promise<string>;
  readonly idOf: (name: string, filter: string) => Promise<string>;
  /** The key of a file that somebody has just sent for a field. */
  readonly uploaded: (name: string, field: string, kind: FileOf, as?: Asking) => Promise<string>;
  /** Made once: what stands in it is made and deleted by the tests. */
  readonly aProduct: () => Promise<string>;
  readonly aSolution: () => Promise<string>;
}

export async function openOffice(): Promise<Office> {
  const house = await openTestHouse();
  const world = await makeTwoTenants(house);

  async function ask(name: string, what: Record<string, unknown>, as: Asking = 'SUPER'): Promise<Answer> {
    const reply = await house.ask(name as CallName, { as: world.visitor(as).token, ...what });
    return { statusCode: reply.statusCode, body: reply.json() };
  }
  const added = async (name: string, values: Record<string, unknown>) =>
    String((await ask(`${name}Add`, { body: values })).body.data._id);

  async function idOf(name: string, filter: string): Promise<string> {
    const { body } = await ask(`${name}List`, { query: { filter } });
    const [found] = body.data as unknown as readonly { readonly _id: string }[];
    return found?._id ?? '';
  }

  async function uploaded(name: string, field: string, kind: FileOf, as: Asking = 'SUPER') {
    const bytes = FILES[kind];
    const { body } = await ask(
      `${name}Upload`,
      { body: { field, size: bytes.length, ...(kind === 'film' ? { name: 'film.mp4' } : {}) } },
      as,
    );
    const { key, url } = body as unknown as { readonly key: string; readonly url: string };
    const sent = await house.server.inject({ method: 'PUT', url, payload: bytes });
    expect(sent.statusCode, sent.body).toBe(200);
    return key;
  }

  const aProduct = once(() => added('products', { name: 'Of the samples', onePerson: false }));
  const aSolution = once(async () =>
    added('solutions', {
      displayName: 'Of the menus',
      productId: await aProduct(),
      localeId: await idOf('locales', 'English'),
      position: 0,
    }),
  );
  return { house, world, ask, added, idOf, uploaded, aProduct, aSolution };
}

function once(make: () => Promise<string>) {
  let made: Promise<string> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
