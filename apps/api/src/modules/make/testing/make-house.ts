import type { CallName } from '@flink/contract/calls/index.ts';
import type { MadeActivity, OpenedActivity } from '@flink/contract/entities/make.ts';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { loadMenus } from '../../../../../../content/load/menus.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import type { TestRequest } from '../../../testing/test-house.ts';
import { openSignInHouse, type SignInHouse } from '../../accounts/testing/sign-in-house.ts';

const MAKERS = ['super', 'master', 'author', 'translator', 'authored', 'generated'] as const;
/** Who has no business in Make. */
export const OTHERS = [
  'district',
  'region',
  'center',
  'teacher',
  'rep',
  'consumer',
  'clever',
  'regular',
] as const;
export type Somebody = (typeof MAKERS)[number] | (typeof OTHERS)[number];

type Answer = Promise<LightMyRequestResponse>;

export interface MakeHouse extends Omit<SignInHouse, 'ask'> {
  /** Ids by alias. */
  readonly templates: Readonly<Record<string, string>>;
  ask(who: Somebody | null, name: CallName, asked?: TestRequest): Answer;
  made(who?: Somebody, more?: object): Promise<MadeActivity>;
  opened(id: string, who?: Somebody): Promise<OpenedActivity>;
  save(id: string, data: object | undefined, baseVersion: number, who?: Somebody, more?: object): Answer;
  draft(id: string, data: object, baseVersion: number, who?: Somebody, more?: object): Answer;
  /** Puts it into a menu of learners. */
  offer(activityId: string): Promise<void>;
  /** As learners get it. */
  played(
    id: string,
  ): Promise<{ readonly data: { readonly gameData: { readonly problems: readonly unknown[] } } }>;
}

/** One point. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

export const problem = (id: string, text = `Which one is ${id}?`) => ({
  id,
  question: { text },
  correctAnswer: { text: id },
  incorrectAnswers: [{ text: `not ${id}` }],
});

export const content = (problems: readonly object[], more: object = {}) => ({
  version: 1,
  options: {},
  gameData: { problems },
  ...more,
});

/** The demo world with everybody who makes activities signed in. */
export async function openMakeHouse(): Promise<MakeHouse> {
  const house = await openSignInHouse();
  const tokens = new Map<string, string>();
  for (const name of [...MAKERS, ...OTHERS]) tokens.set(name, await house.tokenOf(`${name}@flink.test`));
  const rows = await house.db.selectFrom('activity_templates').select(['_id', 'alias']).execute();
  const templates = Object.fromEntries(rows.map(({ _id, alias }) => [alias, _id]));

  const ask: MakeHouse['ask'] = (who, name, asked = {}) =>
    house.ask(name, { as: who === null ? null : (tokens.get(who) ?? null), ...asked });
  return {
    ...house,
    templates,
    ask,
    async made(who = 'author', more = {}) {
      const body = { activityName: 'Farm animals', templateId: templates['multiple-choice'], ...more };
      const reply = await ask(who, 'createActivity', { body });
      expect(reply.statusCode, reply.body).toBe(200);
      return reply.json().data;
    },
    async opened(id, who = 'author') {
      const reply = await ask(who, 'openActivity', { params: { id } });
      expect(reply.statusCode, reply.body).toBe(200);
      return reply.json().data;
    },
    save: (id, data, baseVersion, who = 'author', more = {}) =>
      ask(who, 'saveActivity', { params: { id }, body: { data, baseVersion, ...more } }),
    draft: (id, data, baseVersion, who = 'author', more = {}) =>
      ask(who, 'saveDraft', { params: { id }, body: { data, baseVersion, ...more } }),
    async offer(activityId) {
      const { _id } = await house.db.selectFrom('products').select('_id').limit(1).executeTakeFirstOrThrow();
      const group = { name: 'Farm week', level: 1, subject: 'reading', activityIds: [activityId] };
      await loadMenus(house.db, _id, [
        {
          id: uuidv7(),
          displayName: 'A menu of the test',
          locale: 'en',
          groups: [{ id: uuidv7(), ...group }],
        },
      ]);
    },
    played: async (id) => (await house.ask('activity', { params: { id } })).json(),
  };
}
