import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OutboxEntry } from '../outbox/outbox.ts';
import { playTimeOf } from './play-time.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

let entries: OutboxEntry[];
let stop: () => void;
const onBeat = vi.fn();
const onMinute = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  page.visibilityState = 'visible';
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  entries = [];
  stop = () => {};
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function begin() {
  const time = playTimeOf({ put: (entry) => entries.push(entry) });
  stop = time.run({ onBeat, onMinute });
  return time;
}

const passes = (seconds: number) => vi.advanceTimersByTime(seconds * 1_000);
const touched = () => window.dispatchEvent(new Event('pointerdown'));
const show = (visibilityState: string) => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};
const told = () =>
  entries.map((entry) => (entry.kind === 'time' ? [entry.activityId, entry.seconds] : entry.kind));

test('every minute that is played is told, and spent', () => {
  begin();

  passes(125);

  expect(told()).toEqual([
    [null, 60],
    [null, 60],
  ]);
  expect([onBeat.mock.calls.length, onMinute.mock.calls.length]).toEqual([2, 2]);
});

test('nothing is told of the time before it began to run', () => {
  const before = Date.now();
  begin();
  passes(60);

  const [first] = entries;
  const from = first?.kind === 'time' ? first.endedAt - first.seconds * 1_000 : 0;
  expect(from).toBeGreaterThanOrEqual(before);
});

test('the rest of a minute is told when the learner leaves, and not again', () => {
  begin();
  passes(20);
  stop();
  stop = () => {};
  passes(600);

  expect(told()).toEqual([[null, 20]]);
});

test('nothing is counted after it has stopped', () => {
  const time = begin();
  passes(20);
  stop();
  stop = () => {};
  passes(30);
  time.cut();

  expect(told()).toEqual([[null, 20]]);
});

test('stops listening to all that it listened to', () => {
  const targets = [window, document];
  const added = targets.map((target) => vi.spyOn(target, 'addEventListener'));
  const removed = targets.map((target) => vi.spyOn(target, 'removeEventListener'));
  begin();

  stop();
  stop = () => {};

  const listeners = (spies: typeof added) =>
    spies.map(({ mock }) => mock.calls.map(([sign, listener]) => [sign, listener]));
  expect(added.map(({ mock }) => mock.calls.length > 0)).toEqual([true, true]);
  expect(listeners(removed)).toEqual(listeners(added));
});

test('time goes to the activity that was on the screen', () => {
  const time = begin();
  passes(10);
  time.at('farm');
  passes(30);
  time.at(null);
  passes(5);
  time.cut();

  expect(told()).toEqual([
    [null, 10],
    ['farm', 30],
    [null, 5],
  ]);
});

test('a hidden page tells what was played and counts nothing', () => {
  begin();
  passes(30);
  show('hidden');
  passes(200);
  show('visible');
  passes(15);
  stop();
  stop = () => {};

  expect(told()).toEqual([
    [null, 30],
    [null, 15],
  ]);
});

test('the time stands still while it is held, however many hold it, and a release counts once', () => {
  const time = begin();
  const [one, other] = [time.hold(), time.hold()];
  passes(30);
  one();
  one();
  passes(30);
  other();
  passes(10);
  time.cut();

  expect(told()).toEqual([[null, 10]]);
});

test('nobody is there after five minutes in the menu and ten in an activity without a touch', () => {
  const time = begin();
  passes(600);
  time.cut();
  const menu = entries.length;
  touched();
  time.at('farm');
  passes(1_200);
  time.cut();

  expect([menu, entries.length - menu]).toEqual([5, 10]);
});

test('a closed tablet leaves what was played', () => {
  begin();
  passes(42);
  window.dispatchEvent(new Event('pagehide'));

  expect(told()).toEqual([[null, 42]]);
  expect(onBeat).toHaveBeenCalledTimes(1);
});
