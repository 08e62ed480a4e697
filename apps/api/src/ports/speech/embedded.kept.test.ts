import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { embeddedSpeech } from './embedded.ts';
import type { Speech } from './port.ts';

const ODD = new URL('./testing/odd-child.ts', import.meta.url);

let folder: string;
const open: Speech[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flink-test-speech-'));
});

afterEach(async () => {
  for (const speech of open.splice(0)) await speech.close();
});

afterAll(() => rm(folder, { recursive: true }));

function oddSpeech(answerWithinMs = 20_000) {
  const children: ChildProcess[] = [];
  const speech = embeddedSpeech({
    program: ODD,
    answerWithinMs,
    onStart: (child) => children.push(child),
  });
  open.push(speech);
  return { speech, children };
}

const started = (children: readonly ChildProcess[], count: number) =>
  vi.waitFor(() => expect(children).toHaveLength(count), { timeout: 20_000 });

const refusal = (code: string) => expect.objectContaining({ code });

test.each(['crash', 'throw'])(
  'a child that has to %s is replaced, and its wish is granted by the next',
  async (deed) => {
    const { speech, children } = oddSpeech();

    const spoken = await speech.say(`${deed} at ${join(folder, deed)}`, 'en');

    expect(spoken.mp3).toHaveLength(1);
    expect(children).toHaveLength(2);
  },
);

test('a text that breaks every child is refused, and the next one is read', async () => {
  const { speech, children } = oddSpeech();

  await expect(speech.say('crash', 'en')).rejects.toEqual(refusal('speech.noFile'));

  expect((await speech.say('cat', 'en')).mp3).toHaveLength(1);
  expect(children).toHaveLength(3);
});

test('a child that hangs is ended, and its wish is granted by the next', async () => {
  const { speech, children } = oddSpeech(4_000);

  const spoken = await speech.say(`hang at ${join(folder, 'hang')}`, 'en');

  expect(spoken.mp3).toHaveLength(1);
  expect(children.map(({ killed }) => killed)).toEqual([true, false]);
});

test('a child that is killed while nobody asks is replaced when somebody does', async () => {
  const { speech, children } = oddSpeech();
  await speech.say('cat', 'en');

  children[0]?.kill('SIGKILL');
  await once(children[0] as ChildProcess, 'exit');

  expect((await speech.say('dog', 'en')).mp3).toHaveLength(1);
});

test('many who ask at once are all answered, by two children', async () => {
  const { speech, children } = oddSpeech();

  const spoken = await Promise.all(
    Array.from({ length: 40 }, (_, number) => speech.say(`word ${number}`, 'en')),
  );

  expect(spoken).toHaveLength(40);
  expect(children).toHaveLength(2);
});

test('who comes when too many wait is told so at once', async () => {
  const { speech } = oddSpeech();
  const asked = Array.from({ length: 102 }, () => speech.say('wait', 'en'));
  const answers = Promise.allSettled(asked);

  await expect(speech.say('one too many', 'en')).rejects.toEqual(refusal('server.unavailable'));

  await speech.close();
  await answers;
});

test('after the end no child is left, and nobody waits for ever', async () => {
  const { speech, children } = oddSpeech();
  const asked = [speech.say('hang', 'en'), speech.say('hang', 'en'), speech.say('cat', 'en')];
  const answers = Promise.allSettled(asked);
  await started(children, 2);

  await speech.close();

  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(children.every(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null)).toBe(true);
});

test('a house that closes while the voice gets up has not failed', async () => {
  const { speech, children } = oddSpeech();
  const up = speech.warmUp();
  await started(children, 1);

  await speech.close();

  await expect(up).resolves.toBeUndefined();
});

test('a language without a voice is told before any child is started', async () => {
  const { speech, children } = oddSpeech();

  await expect(speech.say('cat', 'xx')).rejects.toEqual(refusal('notFound'));

  expect(speech.voiceFor('xx')).toBeNull();
  expect(children).toEqual([]);
});
