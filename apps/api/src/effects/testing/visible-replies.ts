import { createHash } from 'node:crypto';
import type { CallName } from '@flink/contract/calls/index.ts';
import type { FileOf } from '@flink/contract/resources/kit/field.ts';
import { hash } from '@node-rs/argon2';
import type { LightMyRequestResponse } from 'fastify';
import { vi } from 'vitest';
import {
  DEMO_PASSWORD,
  openSignInHouse,
  type SignInHouse,
} from '../../modules/accounts/testing/sign-in-house.ts';
import { mp3, pdf, png, webm } from '../../ports/files/testing/samples.ts';
import type { TestRequest } from '../../testing/test-house.ts';

/** What somebody is answered, the same as before when nothing was changed. */
type Look = () => Promise<unknown>;

/** What only the rows of one section show in. */
export interface Extra {
  readonly looks?: (replies: VisibleReplies) => Readonly<Record<string, Look>>;
}

type Row = Record<string, unknown> & { readonly _id: string; readonly version: number };

export interface VisibleReplies {
  readonly house: SignInHouse;
  /** By name; `edited` is the row whose fields are being changed. */
  readonly ids: Record<string, string>;
  tokenOf(who: string): Promise<string>;
  /** What a browser learns when this person signs in. */
  signIn(who: string): Promise<unknown>;
  /** Which sound a text is read with. */
  listen(locale: string, text: string): Promise<unknown>;
  /** Texts and voices are remembered for ten seconds. */
  later<Reply>(ask: () => Promise<Reply>): Promise<Reply>;
  row(resource: string, title: string, where?: object): Promise<Row>;
  add(resource: string, values: object): Promise<Row>;
  upload(resource: string, field: string, of: FileOf): Promise<string>;
  askAsOwner(name: string, asked: TestRequest): Promise<LightMyRequestResponse>;
  look(who: string | null, name: CallName, asked?: TestRequest): Promise<unknown>;
  /** Reads everything that `firstChanged` compares with. */
  remember(extra: Extra): Promise<void>;
  /** The name of a reply outside the section that is another one than before; null where all are the same. */
  firstChanged(section: string, extra: Extra): Promise<string | null>;
  isAsBefore(name: string, extra: Extra): Promise<boolean>;
  close(): Promise<void>;
}

/** Others each time. */
const FILES: Readonly<Record<FileOf, (nth: number) => Buffer>> = {
  image: (nth) => png(1 + nth, 1),
  audio: (nth) => mp3(3 + nth),
  document: (nth) => Buffer.concat([pdf(), Buffer.from(`% ${nth}\n`)]),
  // An element that players pass over.
  film: (nth) => Buffer.concat([webm('video', 'audio'), Buffer.from([0xec, 0x81, nth])]),
  captions: (nth) => Buffer.from(`WEBVTT\n\n00:00.000 --> 00:02.000\n${nth}\n`),
};

/** Signing in changes it. */
const LAST_SEEN = /"lastSeenAt":"[^"]*",?/g;

type Place = readonly [who: string | null, name: CallName, asked?: TestRequest];

export async function openVisibleReplies(): Promise<VisibleReplies> {
  const house = await openSignInHouse({
    replace: (made) => ({
      ...made,
      speech: {
        ...made.speech,
        say: async (text, locale, reader) => {
          const { words } = await made.speech.say(text, locale);
          return { mp3: Buffer.from(`${reader} ${locale} ${text}`), words };
        },
      },
    }),
  });
  const started = Date.now();
  let uploads = 0;
  let seconds = 0;
  async function later<Reply>(ask: () => Promise<Reply>): Promise<Reply> {
    seconds += 11;
    vi.setSystemTime(started + seconds * 1_000);
    const reply = await ask();
    vi.setSystemTime(started);
    return reply;
  }
  const tokens = new Map<string, string>();
  const tokenOf = async (who: string) => {
    const known = tokens.get(who);
    if (known) return known;
    const token = await house.tokenOf(who);
    tokens.set(who, token);
    return token;
  };
  const askAsOwner = async (name: string, asked: TestRequest) =>
    house.ask(name as CallName, { as: await tokenOf('super@flink.test'), ...asked });
  const row = async (resource: string, title: string, where: object = {}) => {
    const { data } = (await askAsOwner(`${resource}Table`, { query: { limit: 100, filter: title } })).json();
    const found = data.find((one: Row) =>
      Object.entries(where).every(([field, value]) => one[field] === value),
    );
    if (!found) throw new Error(`There is no row ${title} of ${resource}.`);
    return found;
  };
  const add = async (resource: string, values: object) => {
    const reply = await askAsOwner(`${resource}Add`, { body: values });
    if (reply.statusCode !== 200) throw new Error(`${resource}: ${reply.body}`);
    return reply.json().data;
  };
  const look = async (who: string | null, name: CallName, asked: TestRequest = {}) => {
    const as = who === null ? null : await tokenOf(who);
    const { statusCode, body } = await house.ask(name, { as, ...asked });
    // A change of the person ended the session.
    if (statusCode === 401 && who !== null) tokens.delete(who);
    if (statusCode >= 500) throw new Error(`${name}: ${body}`);
    return [statusCode, body.replaceAll(LAST_SEEN, '')];
  };
  // As cheap as argon2 allows: people sign in after every change of an account.
  const password_hash = await hash(DEMO_PASSWORD, { memoryCost: 64, timeCost: 1, parallelism: 1 });
  await house.db.updateTable('users').set({ password_hash }).execute();
  await house.db.updateTable('family_members').set({ password_hash }).execute();
  const ids = await idsIn(house);
  const places = placesWith(ids);
  /** The one that changed last is looked at first. */
  const order = [...places.keys()];
  const before = new Map<string, string>();

  const replies: VisibleReplies = {
    house,
    ids,
    tokenOf,
    askAsOwner,
    later,
    row,
    add,
    look,
    async upload(resource, field, of) {
      uploads += 1;
      const bytes = FILES[of](uploads);
      const name = of === 'film' ? { name: 'film.webm' } : {};
      const sent = await askAsOwner(`${resource}Upload`, { body: { field, size: bytes.length, ...name } });
      const { key, url } = sent.json();
      const { statusCode, body } = await house.server.inject({ method: 'PUT', url, payload: bytes });
      if (statusCode !== 200) throw new Error(`${resource}.${field}: ${body}`);
      return key;
    },
    async signIn(who) {
      const reply = await house.from('10.1.1.1', 'login', {
        body: { username: who, password: DEMO_PASSWORD },
      });
      if (reply.statusCode !== 200) return reply.json().code;
      const { user, userRole } = await house.sessionOf(reply.json().token);
      return { user, userRole };
    },
    async listen(locale, text) {
      const { statusCode, rawPayload } = await later(() =>
        house.ask('speech', { params: { locale }, query: { text } }),
      );
      return [statusCode, createHash('sha256').update(rawPayload).digest('hex')];
    },
    async remember({ looks }) {
      before.clear();
      for (const [name, place] of places) before.set(name, JSON.stringify(await look(...place)));
      for (const [name, read] of Object.entries(looks?.(replies) ?? {}))
        before.set(name, JSON.stringify(await read()));
    },
    async firstChanged(section, { looks }) {
      const isOther = async (name: string, read: Look) => JSON.stringify(await read()) !== before.get(name);
      for (const [name, read] of Object.entries(looks?.(replies) ?? {}))
        if (await isOther(name, read)) return name;
      for (const [nth, name] of order.entries()) {
        const place = places.get(name) as Place;
        if (isOwnCall(section, place[1])) continue;
        if (!(await isOther(name, () => look(...place)))) continue;
        order.splice(nth, 1);
        order.unshift(name);
        return name;
      }
      return null;
    },
    async isAsBefore(name, { looks }) {
      const place = places.get(name);
      const read = place ? () => look(...place) : looks?.(replies)[name];
      return JSON.stringify(await read?.()) === before.get(name);
    },
    close: () => house.close(),
  };
  return replies;
}

/** Table, row and form of a section show whatever is stored. Its list is offered by the forms of others. */
const isOwnCall = (section: string, name: string): boolean =>
  name.startsWith(section) && name !== `${section}List`;

async function idsIn({ db }: SignInHouse): Promise<Record<string, string>> {
  const one = async (table: string, column: string, value: string) => {
    const found = await db
      .selectFrom(table as 'families')
      .select('_id')
      .where(column as 'name', '=', value)
      .executeTakeFirstOrThrow();
    return found._id;
  };
  const product = await one('products', 'name', 'Flink Family');
  const played = await db
    .selectFrom('activity_groups as menu')
    .innerJoin('solutions', 'solutions._id', 'menu.solution_id')
    .innerJoin('activity_group_items as item', 'item.group_id', 'menu._id')
    .innerJoin('activities', 'activities._id', 'item.activity_id')
    .innerJoin('activity_templates as template', 'template._id', 'activities.activity_template_id')
    .select(['solutions._id as solution', 'menu._id as group', 'activities._id as activity'])
    .where('solutions.product_id', '=', product)
    .where('menu.name', '=', 'A good meal')
    .where('template.alias', '=', 'match-it')
    .executeTakeFirstOrThrow();
  return {
    ...played,
    center: await one('learning_centers', 'url', 'maple'),
    wordlist: await one('wordlists', 'name', 'A good meal'),
    organization: await one('master_organizations', 'name', 'Sunrise District'),
    hourFamily: await one('families', 'name', 'Smith'),
    prepaidFamily: await one('families', 'name', 'Otieno'),
    scope: await one('scopes', 'name', 'Early reading'),
    template: await one('activity_templates', 'alias', 'match-it'),
  };
}

const FIRST_HUNDRED = { query: { limit: 100 } } as const;

function placesWith(ids: Readonly<Record<string, string>>): ReadonlyMap<string, Place> {
  const id = (name: string) => ({ params: { id: ids[name] ?? '' } });
  const places: readonly Place[] = [
    [null, 'commonAll'],
    [null, 'masterOrganization', id('organization')],
    [null, 'checkCode', { params: { code: 'MAPLE-2026' } }],
    ['leo', 'playData', { query: { menu: 'selected', reports: 'groups' } }],
    ['leo', 'menuGroup', id('group')],
    ['leo', 'activity', id('activity')],
    ['author@flink.test', 'makeCommon'],
    ['author@flink.test', 'wordlist', id('wordlist')],
    ['author@flink.test', 'previewActivities', { body: { wordlist: ids.wordlist, activities: [] } }],
    ['super@flink.test', 'animationsList', { query: { types: 'QuickStart,ParentVideos,ActivityResults' } }],
    ['super@flink.test', 'familiesTable', FIRST_HUNDRED],
    ['super@flink.test', 'usersTable', FIRST_HUNDRED],
    ['super@flink.test', 'charactersList'],
    ['super@flink.test', 'themesList'],
    ['super@flink.test', 'filmsList'],
    ['super@flink.test', 'documentsList'],
    ['super@flink.test', 'globalButtonsList'],
    ['super@flink.test', 'glossaryTermsList'],
    ['super@flink.test', 'menusList'],
    ['super@flink.test', 'learningCenterConfig', id('center')],
    ['rep@flink.test', 'masterOrganizationsList'],
  ];
  return new Map(places.map((place, nth) => [`${nth} ${place[1]} as ${place[0] ?? 'nobody'}`, place]));
}
