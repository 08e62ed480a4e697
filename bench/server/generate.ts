import { join } from 'node:path';
import { DEMO_PASSWORD } from '../../content/load/demo-world.ts';
import { ROOT } from '../../tools/root.ts';
import { median } from '../measuring/quantile.ts';
import { withScratchFolder } from '../measuring/scratch-folder.ts';
import { spawned } from '../measuring/spawned.ts';

const TIMES = 5;
/** Issue of the wordlists: 20 words with their sounds made to 15 games, written; and a look at one of them. */
const MADE_GOAL_MS = 3_000;
const PREVIEW_GOAL_MS = 300;

const WORDS =
  'cow pig horse duck dog cat bread cheese egg milk apple banana lemon table chair bed door window cup spoon'.split(
    ' ',
  );

export interface Generating {
  readonly words: number;
  readonly games: number;
  readonly madeMs: number;
  readonly madeGoalMs: number;
  readonly previewMs: number;
  readonly previewGoalMs: number;
}

/** A list of twenty words made to every game that words are made into, asked by one who waits for the answer. */
export async function generating(): Promise<Generating> {
  return withScratchFolder(async (FLINK_DATA) => {
    const flink = await spawned(join(ROOT, 'apps/api/src/main.ts'), [], { FLINK_DATA, PORT: '0' });
    try {
      const login = await asked(`${flink.address}/api/auth/login`, null, {
        username: 'author@flink.test',
        password: DEMO_PASSWORD,
      });
      const make = <Answer>(path: string, body: object) =>
        asked<Answer>(
          `${flink.address}/api/flink-make/wordlists${path}`,
          (login as { token: string }).token,
          body,
        );
      const list = await make<{ data: { _id: string } }>('', {
        name: 'Measured',
        locale: 'en',
        words: WORDS,
      });
      const wordlist = list.data._id;
      type Games = { data: { games: { templateId: string; data: object | null }[] } };
      const { data } = await make<Games>('/preview-activities', { wordlist });
      const activities = data.games.filter((game) => game.data).map(({ templateId }) => ({ templateId }));

      const previews: number[] = [];
      const groups: number[] = [];
      for (let time = 0; time < TIMES; time += 1) {
        previews.push(
          await took(() => make('/preview-activities', { wordlist, activities: activities.slice(0, 1) })),
        );
        groups.push(
          await took(() =>
            make('/generate-activity-group', {
              wordlist,
              activities,
              activityGroupName: `Measured ${time}`,
              createAnyway: true,
            }),
          ),
        );
      }
      return {
        words: WORDS.length,
        games: activities.length,
        madeMs: median(groups),
        madeGoalMs: MADE_GOAL_MS,
        previewMs: median(previews),
        previewGoalMs: PREVIEW_GOAL_MS,
      };
    } finally {
      await flink.stop();
    }
  });
}

async function took(run: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await run();
  return performance.now() - began;
}

async function asked<Answer>(url: string, token: string | null, body: object): Promise<Answer> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${url} was answered with ${reply.status}: ${await reply.text()}`);
  return reply.json() as Promise<Answer>;
}
