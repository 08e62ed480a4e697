import { learnerSettings } from '@flink/contract/entities/learner-settings.ts';
import { centerConfig } from '@flink/contract/entities/organizations.ts';
import { CONFIG_ON_SCREENS, SETTINGS_ON_SCREENS } from '@flink/contract/testing/decided-on-screens.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { uuidv7 } from '../db/uuid.ts';
import { DEMO_PASSWORD } from '../modules/accounts/testing/sign-in-house.ts';
import { openVisibleReplies, type VisibleReplies } from './testing/visible-replies.ts';

/** Keys without an effect, each with the reason. */
const WITHOUT_EFFECT = {
  offline: 'Play goes on without a connection everywhere; its hint says so',
} as const;

let replies: VisibleReplies;
let activities: readonly string[];

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  replies = await openVisibleReplies();
  const rows = await replies.house.db
    .selectFrom('activity_group_items')
    .select('activity_id')
    .where('group_id', '=', replies.ids.group ?? '')
    .orderBy('position')
    .execute();
  activities = rows.map(({ activity_id }) => activity_id);
  await replies.add('films', {
    name: 'Effects',
    type: 'QuickStart',
    titles: {},
    files: { en: await replies.upload('films', 'files', 'film') },
    captions: {},
    poster: null,
    characterId: null,
    position: 1,
  });
});
afterAll(async () => {
  vi.useRealTimers();
  await replies.close();
});

const finished = (activityId: string, correct: number) => ({
  result: {
    id: uuidv7(),
    activityId,
    score: {
      allProblemsCount: 10,
      problemsAnsweredCorrectly: correct,
      problemsAnsweredIncorrectly: 10 - correct,
    },
  },
});

/** What somebody who has played nothing is told of these results. */
async function reached(who: string, results: readonly object[]): Promise<unknown> {
  const { _id: learnerId } = await replies.house.member(who);
  const { db } = replies.house;
  await db.deleteFrom('learner_reports').where('learner_id', '=', learnerId).execute();
  let last: unknown;
  for (const data of results) {
    const reply = await replies.house.ask('updateLearners', {
      as: await replies.tokenOf(who),
      body: [{ learnerId, data }],
    });
    last = reply.json().data[0].reports;
  }
  return JSON.parse(JSON.stringify(last), (key, value) => (key === 'dateMastered' ? null : value));
}

async function signInTogether(): Promise<unknown> {
  const [first, second] = ['leo', 'emma'];
  const body = {
    username: first,
    password: DEMO_PASSWORD,
    username2: second,
    password2: DEMO_PASSWORD,
    multiFamilyTeam: true,
  };
  return (await replies.house.from('10.1.1.1', 'login', { body })).statusCode;
}

const played = async (): Promise<unknown> => {
  const reply = await replies.house.ask('playData', { as: await replies.tokenOf('leo') });
  const { center: _, ...data } = reply.json().data;
  return [data.parentVideos, data.quickStartVideos];
};

async function newFamily(): Promise<unknown> {
  const { _id } = await replies.add('families', {
    name: 'New',
    learningCenterId: replies.ids.center,
    productId: null,
    adminFirstname: 'New',
    adminLastname: 'Family',
    adminUsername: 'new-family',
    email: null,
    phone: null,
    children: null,
  });
  const { db } = replies.house;
  const { locales } = await db
    .selectFrom('families')
    .select('locales')
    .where('_id', '=', _id)
    .executeTakeFirstOrThrow();
  await replies.askAsOwner('familiesDelete', { query: { id: _id } });
  return locales;
}

/** Who has not finished to register is written to in the language of the center. */
async function remind(): Promise<unknown> {
  const { db } = replies.house;
  const id = 'pending-unpaid';
  await db.updateTable('pending_registrations').set({ reminded_at: null }).where('_id', '=', id).execute();
  // Texts and places are remembered for a moment.
  await replies.later(() => replies.askAsOwner('remindPending', { params: { id } }));
  const { subject } = await db
    .selectFrom('outbox_messages')
    .select('subject')
    .where('recipient', '=', 'unpaid-family@flink.test')
    .orderBy('_id', 'desc')
    .executeTakeFirstOrThrow();
  return subject;
}

async function buyHours(): Promise<unknown> {
  const body = { familyId: replies.ids.hourFamily, amount: 0, hours: 10, paymentNonce: 'nonce' };
  const reply = await replies.house.ask('buyHours', { as: await replies.tokenOf('john'), body });
  return reply.json().fields;
}

/** Another value of each key that the server decides by, and where it shows besides the configuration itself. */
const DECIDED_BY_THE_SERVER: Readonly<
  Record<string, readonly [value: unknown, look: () => Promise<unknown>]>
> = {
  locales: [['en', 'es', 'sw'], newFamily],
  defaultLocale: ['es', remind],
  multiFamilyTeam: [false, signInTogether],
  noFamilyVideo: [true, played],
  percentAnswers: [80, () => reached('leo', [finished(activities[0] ?? '', 6)])],
  percentActivities: [
    80,
    () =>
      reached(
        'mia',
        activities.slice(0, 8).map((id) => finished(id, 10)),
      ),
  ],
  myAccountValues: [['totalHoursPaid'], buyHours],
};

test('every key of the configuration is decided by the server or on screens', () => {
  const keys = [...Object.keys(DECIDED_BY_THE_SERVER), ...CONFIG_ON_SCREENS, ...Object.keys(WITHOUT_EFFECT)];

  expect(keys.toSorted()).toEqual(Object.keys(centerConfig.shape).toSorted());
});

async function saveConfig(values: object): Promise<void> {
  const reply = await replies.askAsOwner('saveLearningCenterConfig', {
    body: { _id: replies.ids.center, type: 'config', values },
  });
  expect(reply.statusCode, reply.body).toBe(200);
}

test('every setting of a learner is decided by the server or on screens', () => {
  expect([...SETTINGS_ON_SCREENS, 'selectedSolutionId'].toSorted()).toEqual(
    Object.keys(learnerSettings.shape).toSorted(),
  );
});

test('the chosen solution of a learner changes the menu that Play opens with', async () => {
  const menu = async () => {
    const as = await replies.tokenOf('leo');
    const reply = await replies.house.ask('playData', { as, query: { menu: 'selected' } });
    return reply.json().data.menu._id;
  };
  const before = await menu();
  const { _id: learnerId } = await replies.house.member('leo');
  const solution = await replies.row('solutions', 'Primeras palabras (Flink Family)');

  await replies.house.ask('updateLearners', {
    as: await replies.tokenOf('leo'),
    body: [{ learnerId, data: { settings: { selectedSolutionId: solution._id } } }],
  });

  expect(before).not.toBe(solution._id);
  expect(await menu()).toBe(solution._id);
});

test.each(Object.entries(DECIDED_BY_THE_SERVER))('%s changes a reply', async (key, [value, look]) => {
  const config = await replies.askAsOwner('learningCenterConfig', {
    params: { id: replies.ids.center ?? '' },
  });
  const before = await look();

  await saveConfig({ [key]: value });
  const after = await look();
  await replies.house.db
    .updateTable('learning_centers')
    .set({ config: JSON.stringify(config.json().data.values) })
    .where('_id', '=', replies.ids.center ?? '')
    .execute();

  expect(after).not.toEqual(before);
  // Without the change nothing is another one.
  expect(await look()).toEqual(before);
});
