import type { Result } from '@flink/game-kit/model/loop/effect.ts';
import { expect, test } from 'vitest';
import type { OutboxEntry } from './outbox.ts';
import { pointsWon, recorderOf } from './recorder.ts';
import type { Sent } from './sender.ts';

const learner = (id: string, isAdmin = false) =>
  ({ id, name: id, face: 'leo', colour: 'red', isAdmin }) as const;

const SENT: Sent = {
  waiting: [],
  balance: null,
  progressed: true,
  timeRefused: false,
  finishedElsewhere: [],
};

function recording(learners = [learner('leo')], sent: Partial<Sent> = {}) {
  const entries: OutboxEntry[] = [];
  const teams: string[] = [];
  const outboxOf = (ids: readonly string[]) => {
    teams.push(ids.join());
    return { put: (entry: OutboxEntry) => entries.push(entry), send: async () => ({ ...SENT, ...sent }) };
  };
  const recorder = recorderOf({ record: 'progress', learners }, 'farm', outboxOf);
  return { recorder, entries, teams };
}

const score: Result = {
  kind: 'score',
  score: { allProblemsCount: 4, problemsAnsweredCorrectly: 3, problemsAnsweredIncorrectly: 1 },
};

const changesIn = (entry: OutboxEntry | undefined) => (entry?.kind === 'progress' ? entry.changes : []);

test('a finished game waits as one result with the id of its run, for everybody of the team', () => {
  const { recorder, entries, teams } = recording([learner('leo'), learner('mia')]);

  recorder.finish(score, 'run');

  expect(teams).toEqual(['leo,mia']);
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({ kind: 'progress', id: 'run' });
  expect(changesIn(entries[0]).map(({ learnerId, data }) => [learnerId, data.result?.id])).toEqual([
    ['leo', 'run'],
    ['mia', 'run'],
  ]);
});

test('what is reached before the end is told once, each verdict by itself', () => {
  const { recorder, entries } = recording();

  for (const verdict of ['partial', 'partial', 'mastered', 'partial', 'mastered'] as const)
    recorder.reached(verdict);

  expect(entries.map((entry) => Object.keys(changesIn(entry)[0]?.data.reports?.farm ?? {})[0])).toEqual([
    'partial',
    'mastered',
  ]);
});

test('a second game is told anew', () => {
  const { recorder, entries } = recording();
  recorder.reached('partial');

  const second = recording();
  second.recorder.reached('partial');

  expect([entries, second.entries].map(({ length }) => length)).toEqual([1, 1]);
});

test('a game that is over is forgotten by its run, up to its revision', () => {
  const { recorder, entries } = recording();

  recorder.forget('run', 7);

  expect(entries).toMatchObject([{ kind: 'forget', activityId: 'farm', revision: 7, runId: 'run' }]);
});

test('an adult who listened did not read', () => {
  const { recorder, entries } = recording([learner('ana', true), learner('leo')]);
  const reading = { benchmark: 60, totalWords: 90, speed: 80, spentTime: 60 };

  recorder.finish({ kind: 'verdict', verdict: 'mastered', reading, listened: { tried: 90, correct: 80 } });

  const readers = changesIn(entries[0]).filter(({ data }) => data.reading);
  expect(readers.map(({ learnerId }) => learnerId)).toEqual(['leo']);
});

test('a preview puts nothing into the outbox', async () => {
  const { entries, teams } = recording();
  const recorder = recorderOf({ record: 'nothing', learners: [learner('leo')] }, 'farm', () =>
    expect.unreachable(),
  );

  recorder.finish(score);
  recorder.reached('mastered');
  recorder.forget('run', 1);

  expect(await recorder.send()).toEqual({ state: 'nothing' });
  expect([entries, teams]).toEqual([[], ['leo']]);
});

test.each([
  [{ waiting: ['1'] }, { state: 'failed' }],
  [{}, { state: 'saved', points: null, finishedElsewhere: [] }],
  [
    { balance: { points: 30, cumulativePoints: 90 }, finishedElsewhere: ['run'] },
    { state: 'saved', points: 30, finishedElsewhere: ['run'] },
  ],
])('after sending %j it says %j', async (sent, said) => {
  expect(await recording([learner('leo')], sent).recorder.send()).toEqual(said);
});

test.each([
  ['the points that came on top', 30, 25, 5],
  ['nothing where the new balance is not known', null, 25, 0],
  ['nothing where the old balance is not known', 30, undefined, 0],
  ['nothing where points were turned in meanwhile', 10, 25, 0],
])('shows %s', (_, after, before, won) => {
  expect(pointsWon(after, before)).toBe(won);
});
