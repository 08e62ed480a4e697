import type { Categories } from '@flink/contract/rules/categories/categories.ts';
import { sql } from 'kysely';
import type { Extra, VisibleReplies } from './visible-replies.ts';

type Values = Readonly<Record<string, unknown>>;

/** A row whose fields are changed one after the other: one of the demo world, or one that is added. */
export interface EditedRow extends Extra {
  readonly find?: string;
  /** Of several that are found. */
  readonly where?: Values;
  readonly add?: (replies: VisibleReplies) => Promise<Values> | Values;
  /** What is saved where the field does not take any other value. */
  readonly changes?: Readonly<
    Record<string, (replies: VisibleReplies, row: Values) => Promise<Values> | Values>
  >;
  readonly prepare?: (replies: VisibleReplies) => Promise<unknown>;
  /** What is to be done besides saving the values of before. */
  readonly restore?: (replies: VisibleReplies) => Promise<unknown>;
}

const idOf = async (replies: VisibleReplies, resource: string, title: string): Promise<string> =>
  (await replies.row(resource, title))._id;

const addFilm =
  (field: string, type: string) =>
  async (replies: VisibleReplies): Promise<Values> => {
    const key = await replies.upload('films', 'files', 'film');
    const added = await replies.askAsOwner('filmsAdd', {
      body: {
        name: type,
        type,
        titles: {},
        files: { en: key },
        captions: {},
        poster: null,
        characterId: null,
        position: 1,
      },
    });
    return { [field]: field.endsWith('s') ? [added.json().data._id] : added.json().data._id };
  };

async function fileLook({ house, ids }: VisibleReplies, ending: string): Promise<unknown> {
  const { statusCode, body } = await house.server.inject({ url: `/animations/en/${ids.edited}.${ending}` });
  return [statusCode, body];
}

async function newGame({ house, ids, tokenOf }: VisibleReplies): Promise<unknown> {
  const body = { activityName: 'Effects', templateId: ids.template, locale: 'en' };
  const made = await house.ask('createActivity', { as: await tokenOf('author@flink.test'), body });
  if (made.statusCode !== 200) return made.json().code;
  const games = house.db.selectFrom('activities').select('data').where('_id', '=', made.json().data._id);
  return (await games.executeTakeFirstOrThrow()).data;
}

async function newOrganization({ add, askAsOwner }: VisibleReplies): Promise<unknown> {
  const { _id } = await add('masterOrganizations', {
    name: 'New',
    repId: null,
    plansType: 'DEFAULT',
    currencyIsoCode: 'USD',
    loginBackgrounds: [],
  });
  const reply = await askAsOwner('masterOrganizationConfig', { params: { id: _id } });
  await askAsOwner('masterOrganizationsDelete', { query: { id: _id } });
  return reply.json().data.values;
}

async function newCenter({ add, askAsOwner, ids }: VisibleReplies): Promise<unknown> {
  const { _id, plansType } = await add('learningCenters', {
    name: 'New',
    url: 'new-center',
    masterOrganizationId: ids.organization,
    regionId: null,
    productId: null,
    plansType: null,
    timeZone: 'Africa/Nairobi',
    expirationDate: null,
    locations: null,
  });
  await askAsOwner('learningCentersDelete', { query: { id: _id } });
  return plansType;
}

async function newFamily({ add, askAsOwner, ids }: VisibleReplies): Promise<unknown> {
  const { _id } = await add('families', {
    name: 'New',
    learningCenterId: ids.center,
    productId: null,
    adminFirstname: 'New',
    adminLastname: 'Family',
    adminUsername: 'new-family',
    email: null,
    phone: null,
    children: null,
  });
  const reply = await askAsOwner('account', { params: { id: _id } });
  await askAsOwner('familiesDelete', { query: { id: _id } });
  return reply.json().data?.currencyIsoCode ?? reply.body;
}

/** A payment for a registration that is not as much as its product costs. */
async function holdPayment({ house: { db } }: VisibleReplies): Promise<void> {
  const payment = { _id: crypto.randomUUID(), amount_minor: 100, currency_iso_code: 'USD' };
  await db
    .insertInto('payments')
    .values({
      ...payment,
      idempotency_key: 'effects',
      pending_registration_id: 'pending-unpaid',
      service: 'stripe',
      state: 'held',
      what: 'registration',
    })
    .execute();
  const { _id, ...amount } = payment;
  await db
    .insertInto('money_ledger')
    .values({ _id: crypto.randomUUID(), payment_id: _id, kind: 'asked', ...amount })
    .execute();
}

/** A family that pays by the hour redeems the card; the card can be redeemed again. */
async function redeem({ house, ids, tokenOf }: VisibleReplies): Promise<unknown> {
  const reply = await house.ask('redeemGiftCard', {
    as: await tokenOf('baraka'),
    body: { familyId: ids.prepaidFamily, code: 'EFFECTS', idempotencyKey: crypto.randomUUID() },
  });
  // The next card that is redeemed is this one again.
  await sql`update payments set external_id = gen_random_uuid() where family_id = ${ids.prepaidFamily}`.execute(
    house.db,
  );
  await sql`update gift_cards set redeemed_at = null, redeemed_by = null where _id = ${ids.edited}`.execute(
    house.db,
  );
  return reply.json().code ?? reply.json();
}

const swapped = (byLocale: unknown): Values => {
  const { en, es, ...others } = byLocale as Values;
  return { ...others, en: es, es: en };
};

export const EDITED: Readonly<Record<string, EditedRow>> = {
  users: {
    find: 'regular@flink.test',
    changes: {
      email: () => ({ email: 'changed@flink.test' }),
      roleAlias: () => ({ roleAlias: 'AUTHOR' }),
    },
    // With the permissions of authors and without their switches.
    prepare: async (replies) => {
      const { categories } = await replies.row('scopes', 'Early reading');
      await replies.add('scopes', { name: 'Other', categories });
      await sql`update roles set permissions = author.permissions from roles as author
        where roles.alias = 'REGULAR' and author.alias = 'AUTHOR'`.execute(replies.house.db);
    },
    looks: (replies) => ({
      'sign-in': () => replies.signIn('regular@flink.test'),
      'at work': () => replies.look('regular@flink.test', 'makeCommon'),
    }),
  },
  lists: {
    find: 'Percents',
    changes: { default: () => ({ default: '60' }), values: () => ({ values: '50, 60, 70' }) },
    looks: (replies) => ({ 'a new organization': () => newOrganization(replies) }),
  },
  locales: {
    find: 'Swahili',
    changes: { ttsVoice: () => ({ ttsVoice: 'male' }) },
    looks: (replies) => ({ speech: () => replies.listen('sw', 'habari') }),
  },
  regions: {
    add: ({ ids }) => ({ name: 'Effects', masterOrganizationId: ids.organization }),
    looks: (replies) => ({ 'of the district': () => replies.look('district@flink.test', 'regionsList') }),
  },
  strings: {
    find: 'templateName.multiple-choice',
    looks: (replies) => ({
      texts: () => replies.later(() => replies.look(null, 'commonAll')),
      speech: () => replies.listen('en', 'Multiple choice'),
    }),
  },
  activityTemplates: {
    find: 'match-it',
    changes: {
      defaultOptions: () => ({ defaultOptions: { randomOrder: true } }),
      parentVideos: addFilm('parentVideos', 'ParentVideos'),
    },
    // One template always is the default.
    restore: async ({ house: { db } }) => {
      const templates = () => db.updateTable('activity_templates');
      await templates().set({ default_for_reports: false }).execute();
      await templates().set({ default_for_reports: true }).where('alias', '=', 'multiple-choice').execute();
    },
    looks: (replies) => ({ 'a new game': () => newGame(replies) }),
  },
  characters: {
    find: 'fletcher',
    changes: { position: () => ({ position: 99 }) },
    looks: (replies) => ({ texts: () => replies.later(() => replies.look(null, 'commonAll')) }),
  },
  landingPages: {
    add: async ({ upload }) => ({
      code: 'effects',
      titles: { en: 'Title' },
      texts: { en: 'Text' },
      sounds: { en: await upload('landingPages', 'sounds', 'audio') },
      pictures: { en: await upload('landingPages', 'pictures', 'image') },
    }),
    looks: (replies) => ({ page: () => replies.look(null, 'landingPage', { params: { code: 'effects' } }) }),
  },
  films: {
    add: async (replies) => ({
      name: 'Effects',
      type: 'ActivityResults',
      titles: { en: 'Effects' },
      files: { en: await replies.upload('films', 'files', 'film') },
      captions: {},
      poster: null,
      characterId: await idOf(replies, 'characters', 'fletcher'),
      position: 9,
    }),
    prepare: async (replies) =>
      replies.add('films', {
        name: 'Other',
        type: 'ActivityResults',
        titles: {},
        files: { en: await replies.upload('films', 'files', 'film') },
        captions: {},
        poster: null,
        characterId: await idOf(replies, 'characters', 'otto'),
        position: 5,
      }),
    changes: { type: () => ({ type: 'ParentVideos', characterId: null }) },
    looks: (replies) => ({
      ofCharacter: () => replies.look('leo', 'resultAnimation', { params: { character: 'fletcher' } }),
      film: () => fileLook(replies, 'webm'),
      captions: () => fileLook(replies, 'vtt'),
      poster: () => fileLook(replies, 'poster'),
    }),
  },
  globalButtons: {
    add: async ({ upload }) => ({
      name: 'Effects',
      labels: { en: 'Go' },
      pictures: {},
      sounds: { en: await upload('globalButtons', 'sounds', 'audio') },
    }),
    looks: (replies) => ({ speech: () => replies.listen('en', 'Go') }),
  },
  glossaryTerms: {
    add: () => ({ term: 'effects', translations: { en: 'the', es: 'el' }, note: null }),
    looks: (replies) => ({
      texts: () =>
        replies.look('translator@flink.test', 'translatedElsewhere', {
          params: { id: replies.ids.activity ?? '', locale: 'es' },
          query: { phrase: 'the table' },
        }),
    }),
  },
  themes: {
    find: 'savanna',
    changes: { position: () => ({ position: 99 }) },
    looks: (replies) => ({
      scenes: () => replies.look('leo', 'themeImages', { params: { theme: 'savanna' } }),
      cards: () => replies.look('leo', 'concentrationAssets', { params: { theme: 'savanna' } }),
    }),
  },
  documents: {
    add: async (replies) => ({
      name: 'Effects',
      localeId: await idOf(replies, 'locales', 'English'),
      file: await replies.upload('documents', 'file', 'document'),
    }),
    prepare: ({ house: { db }, ids }) =>
      db
        .updateTable('config')
        .set({ value: JSON.stringify({ quickStart: { en: ids.edited }, credits: {} }) })
        .where('key', '=', 'loginPageDocuments')
        .execute(),
    looks: (replies) => ({
      'at sign-in': () =>
        replies.look(null, 'loginPageDocument', { query: { key: 'quickStart', localeCode: 'en' } }),
    }),
  },
  products: {
    find: 'Flink Family',
    changes: {
      solutionIds: (_, row) => ({ solutionIds: (row.solutionIds as readonly string[]).toReversed() }),
      defaultSolutionsForAdmins: (_, row) => ({
        defaultSolutionsForAdmins: swapped(row.defaultSolutionsForAdmins),
      }),
      defaultSolutionsForMembers: (_, row) => ({
        defaultSolutionsForMembers: swapped(row.defaultSolutionsForMembers),
      }),
      registrationCurrency: () => ({ registrationCurrency: 'EUR' }),
    },
    prepare: holdPayment,
    looks: (replies) => ({ 'held payments': () => replies.look('super@flink.test', 'heldPayments') }),
  },
  solutions: {
    find: 'First words (Flink Family)',
    changes: {
      introductionId: addFilm('introductionId', 'Introduction'),
      activityBuilderId: addFilm('activityBuilderId', 'ActivityBuilder'),
      position: () => ({ position: 99 }),
    },
  },
  menus: {
    find: 'A good meal',
    where: { solutionName: 'First words (Flink Family)' },
    changes: {
      parentId: async ({ house: { db } }, { _id, solutionId }) => {
        const other = await db
          .selectFrom('activity_groups')
          .select('_id')
          .where('solution_id', '=', String(solutionId))
          .where('parent_id', 'is', null)
          .where('_id', '<>', String(_id))
          .executeTakeFirstOrThrow();
        return { parentId: other._id };
      },
    },
  },
  roles: {
    add: () => ({
      name: 'Effects',
      alias: 'EFFECTS',
      redirect: 'account',
      flinkAdmin: true,
      flinkMake: true,
      permissions: ['admin.words.view'],
    }),
    prepare: ({ house: { db } }) =>
      db
        .updateTable('users')
        .set({ role_alias: 'EFFECTS', flags: '{}' })
        .where('email', '=', 'regular@flink.test')
        .execute(),
    looks: (replies) => ({ 'sign-in': () => replies.signIn('regular@flink.test') }),
  },
  scopes: {
    find: 'Early reading',
    changes: {
      categories: (_, row) => {
        const categories = row.categories as Categories;
        return {
          categories: { ...categories, firstCategory: { ...categories.firstCategory, title: 'Changed' } },
        };
      },
    },
  },
  giftCards: {
    add: () => ({
      code: 'EFFECTS',
      value: 100,
      currencyIsoCode: 'KES',
      masterOrganizationId: null,
      expiresOn: null,
    }),
    changes: {
      masterOrganizationId: ({ ids }) => ({ masterOrganizationId: ids.organization }),
    },
    looks: (replies) => ({ redeemed: () => redeem(replies) }),
  },
  words: { find: 'pizza' },
  masterOrganizations: {
    find: 'Sunrise District',
    changes: { repId: () => ({ repId: null }) },
    looks: (replies) => ({
      'a new center': () => newCenter(replies),
      'a new family': () => newFamily(replies),
    }),
  },
  learningCenters: {
    find: 'Maple Library',
    changes: { timeZone: () => ({ timeZone: 'Asia/Tokyo' }) },
    // With such a family a center counts as prepaid, whatever its plans are.
    prepare: ({ house: { db }, ids }) =>
      db
        .updateTable('families')
        .set({ is_prepaid_customer: false })
        .where('learning_center_id', '=', ids.center ?? '')
        .execute(),
  },
  families: {
    find: 'García',
    changes: { email: () => ({ email: 'changed@flink.test' }) },
  },
  teachers: { find: 'teacher@flink.test', changes: { email: () => ({ email: 'changed@flink.test' }) } },
};
