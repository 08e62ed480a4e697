import type { SessionLearner } from '@flink/contract/entities/session.ts';
import { PlayTestLook } from '@flink/ui/testing/looks.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { AppPlace, signInAs } from '../../../testing/app-place.tsx';
import { fakeServer, lineLost, Refusal } from '../../../testing/fake-server.ts';
import type { OutboxEntry } from '../outbox/outbox.ts';
import { outboxOf } from '../outbox/outbox-store.ts';
import { useOutboxSending } from './outbox-sending.ts';

const ACTIVITY_ID = '018f0000-0000-7000-8000-0000000000ac';

const done = { success: true as const };

let learnerNumber = 0;
/** Each test has a learner, and by that an outbox, of its own. */
function signInLearner(): string {
  learnerNumber += 1;
  const learner = {
    _id: `018f0000-0000-7000-8000-00000000001${learnerNumber}`,
    firstname: 'Leo',
    lastname: 'Lion',
  } as SessionLearner;
  signInAs({ alias: 'REGULAR' }, learner);
  return learner._id;
}

const minute = (id: string): OutboxEntry => ({
  kind: 'time',
  id,
  activityId: ACTIVITY_ID,
  seconds: 60,
  endedAt: Date.now() - 5_000,
});

const tracked = (points: number) => ({ ...done, points, cumulativePoints: 90, earned: 1 });
const storedPoints = { data: { family: { name: 'Lion', points: 1, cumulativePoints: 1 } } };

function SendButton({ onAsked }: { readonly onAsked: () => void }) {
  const client = useQueryClient();
  const send = useOutboxSending();
  const points = () =>
    client.getQueryData<typeof storedPoints>(['play', 'data', 'leo'])?.data.family.points ?? null;
  const press = async () => {
    client.setQueryData(['play', 'data', 'leo'], storedPoints);
    const { invalidateQueries } = client;
    client.invalidateQueries = (...wish) => {
      onAsked();
      return invalidateQueries.apply(client, wish);
    };
    await send();
    document.title = `${points()} points`;
  };
  return (
    <button type="button" onClick={() => void press()}>
      Send
    </button>
  );
}

async function open() {
  const onAsked = vi.fn();
  const screen = await render(
    <PlayTestLook>
      <AppPlace>
        <SendButton onAsked={onAsked} />
      </AppPlace>
    </PlayTestLook>,
  );
  document.title = '';
  const send = async () => {
    await screen.getByRole('button', { name: 'Send' }).click();
    await vi.waitFor(() => expect(document.title).not.toBe(''));
    const said = document.title;
    document.title = '';
    return said;
  };
  return { screen, send, onAsked };
}

test('sends minutes with their activity and age, and shows the points they brought', async () => {
  const sent = fakeServer().answer('trackTime', () => tracked(30));
  outboxOf([signInLearner()]).put(minute('one'));
  const { send, onAsked } = await open();

  expect(await send()).toBe('30 points');
  expect(sent.map(({ body }) => body)).toEqual([
    { id: 'one', addTimeInApp: 60, activityId: ACTIVITY_ID, ago: expect.toSatisfy((ago) => ago >= 5) },
  ]);
  expect(onAsked).not.toHaveBeenCalled();
  expect(await send()).toBe('1 points');
  expect(sent).toHaveLength(1);
});

test('reads the menu again when something that was reached has arrived', async () => {
  const sent = fakeServer().answer('updateLearners', () => ({ ...done, data: [] }));
  const learnerId = signInLearner();
  const changes = [{ learnerId, data: { reports: { [ACTIVITY_ID]: { mastered: true as const } } } }];
  outboxOf([learnerId]).put({ kind: 'progress', id: 'one', changes });
  const { send, onAsked } = await open();

  expect(await send()).toBe('1 points');

  expect(sent.map(({ body }) => body)).toEqual([changes]);
  expect(onAsked).toHaveBeenCalledOnce();
});

test('complains once about time that the server does not count', async () => {
  fakeServer().answer('trackTime', () => {
    throw new Refusal(400, 'request.invalid');
  });
  const outbox = outboxOf([signInLearner()]);
  const { screen, send } = await open();

  outbox.put(minute('one'));
  await send();
  outbox.put(minute('two'));
  await send();

  await expect.element(screen.getByText('Error while tracking time')).toBeVisible();
  expect(screen.getByText('Error while tracking time').elements()).toHaveLength(1);
});

test('keeps what the line lost, and sends it the next time', async () => {
  const sent = fakeServer().answer('trackTime', (_, attempt) => (attempt === 1 ? lineLost() : tracked(2)));
  outboxOf([signInLearner()]).put(minute('one'));
  const { screen, send } = await open();

  expect(await send()).toBe('1 points');
  expect(await send()).toBe('2 points');

  expect(sent.map(({ body }) => (body as { id: string }).id)).toEqual(['one', 'one']);
  await expect.element(screen.getByText('Error while tracking time')).not.toBeInTheDocument();
});

test('a team sends once, in whatever order its learners are named', async () => {
  const line = Promise.withResolvers<ReturnType<typeof tracked>>();
  const sent = fakeServer().answer('trackTime', () => line.promise);
  outboxOf(['mia', 'leo']).put(minute('one'));

  const sendings = [outboxOf(['leo', 'mia']).send(), outboxOf(['mia', 'leo']).send()];
  line.resolve(tracked(2));
  await Promise.all(sendings);

  expect(sent).toHaveLength(1);
  expect((await outboxOf(['leo']).send()).waiting).toEqual([]);
});

test('tells whose game had been finished elsewhere, and deletes files and saves a work', async () => {
  const server = fakeServer();
  const forgotten = server.answer('forgetGame', () => ({
    ...done,
    revision: 4,
    finishedElsewhere: true,
  }));
  const unfiled = server.answer('deleteLearnerActivityAssets', () => done);
  const saved = server.answer('saveLearnerActivityData', () => ({ ...done, version: 3 }));
  const outbox = outboxOf(['ana']);
  const of = { activityId: ACTIVITY_ID };
  outbox.put({ kind: 'forget', id: 'one', ...of, revision: 3, runId: 'run' });
  outbox.put({ kind: 'unfile', id: 'two', ...of, filenames: ['page.mp3'] });
  outbox.put({
    kind: 'work',
    id: 'three',
    ...of,
    learnerIds: ['ana'],
    data: { text: 'A frog.' },
    version: 2,
  });

  const { finishedElsewhere, waiting } = await outbox.send();

  expect([finishedElsewhere, waiting]).toEqual([['run'], []]);
  expect(forgotten.map(({ query }) => query.toString())).toEqual(['revision=3&runId=run&finishId=one']);
  expect(unfiled.map(({ query }) => query.toString())).toEqual(['filename=page.mp3']);
  expect(saved.map(({ body }) => body)).toEqual([
    { learnerIds: ['ana'], data: { text: 'A frog.' }, version: 2 },
  ]);
});
