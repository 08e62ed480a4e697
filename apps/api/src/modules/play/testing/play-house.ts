import { type ActivityContent, loadActivities } from '../../../../../../content/load/activities.ts';
import { loadMenus } from '../../../../../../content/load/menus.ts';
import { rewriting } from '../../../db/testing/rewriting.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import type { TestHouseWishes } from '../../../testing/test-house.ts';
import { openSignInHouse, type SignInHouse } from '../../accounts/testing/sign-in-house.ts';

export interface PlayHouse extends SignInHouse {
  readonly animals: ActivityContent;
  readonly colours: ActivityContent;
  /** Ids of the demo world's learners by their usernames. */
  readonly learners: Readonly<Record<'ana' | 'leo' | 'mia' | 'emma' | 'baraka', string>>;
  /** Puts both activities into the menus of the products, in a group too large to be reached by them. */
  offer(): Promise<void>;
  /** Forgets what was played. */
  clear(): Promise<void>;
}

const PLAYED = [
  'learner_reports',
  'activity_results',
  'readings',
  'play_time',
  'saved_games',
  'learning_goals',
  'learner_play_days',
  'learner_mastery_days',
  'center_play_days',
  'center_play_hours',
  'family_play_days',
  'points_history',
  'prepaid_ledger',
] as const;

/** When the learners of these tests joined. */
const JOINED = '2020-01-01T00:00:00.000Z';

const activityNamed = (activityName: string): ActivityContent => ({
  id: uuidv7(),
  activityName,
  templateAlias: 'multiple-choice',
  locale: 'en',
  contentFolder: `activities/${activityName}`,
  data: { version: 1, options: {}, gameData: { problems: [] } },
});

/** The demo world before anybody has played, with two activities and no menu. */
export async function openPlayHouse(wishes: TestHouseWishes = {}): Promise<PlayHouse> {
  const house = await openSignInHouse(wishes);
  const [animals, colours] = [activityNamed('animals'), activityNamed('colours')];
  await loadActivities(house.db, [animals, colours]);
  await house.db.updateTable('family_members').set({ created_at: JOINED }).execute();
  await house.db.updateTable('families').set({ created_at: JOINED }).execute();
  const clear = async () => {
    await rewriting(house.db, async (tx) => {
      for (const table of PLAYED) await tx.deleteFrom(table).execute();
    });
    await house.db.updateTable('family_members').set({ settings: '{}' }).execute();
    await house.db.updateTable('families').set({ points: 0, cumulative_points: 0 }).execute();
  };
  await clear();
  await house.db.deleteFrom('solutions').execute();
  const offer = async () => {
    const others = Array.from({ length: 8 }, (_, place) => activityNamed(`other ${place}`));
    await loadActivities(house.db, others);
    const products = await house.db.selectFrom('products').select('_id').execute();
    for (const { _id } of products) {
      const activityIds = [animals, colours, ...others].map(({ id }) => id);
      const group = { id: uuidv7(), name: 'Farm', level: 1, subject: 'reading', activityIds };
      const solution = { id: uuidv7(), displayName: 'Flink', locale: 'en', groups: [group] };
      await loadMenus(house.db, _id, [solution]);
    }
  };
  const idOf = async (username: string) => (await house.member(username))._id;
  return {
    ...house,
    animals,
    colours,
    learners: {
      ana: await idOf('ana'),
      leo: await idOf('leo'),
      mia: await idOf('mia'),
      emma: await idOf('emma'),
      baraka: await idOf('baraka'),
    },
    offer,
    clear,
  };
}
