import { expect, test } from 'vitest';
import { type Job, sideBySide } from './side-by-side.ts';

/** Jobs that end when they are told to, and what was running meanwhile. */
function workshop(jobs: readonly Job[], processors: number) {
  const running = new Map<string, () => void>();
  const started: string[] = [];
  const all = sideBySide(jobs, processors, ({ name }) => {
    started.push(name);
    return new Promise<string>((resolve) => running.set(name, () => resolve(`${name} is done`)));
  });
  return {
    all,
    started,
    running: () => [...running.keys()],
    async end(name: string) {
      running.get(name)?.();
      running.delete(name);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

const small = (name: string, more: Partial<Job> = {}): Job => ({ name, load: 1, ...more });

test('as many run as there are processors, and the next begins when one ends', async () => {
  const { running, end } = workshop([small('one'), small('two'), small('three')], 2);
  expect(running()).toEqual(['one', 'two']);

  await end('one');

  expect(running()).toEqual(['two', 'three']);
});

test('one that needs all processors runs alone and is not overtaken', async () => {
  const { running, end } = workshop([small('one'), { name: 'large', load: 'all' }, small('two')], 2);
  expect(running()).toEqual(['one']);

  await end('one');
  expect(running()).toEqual(['large']);
  await end('large');

  expect(running()).toEqual(['two']);
});

test('one that only waits runs beside the largest', () => {
  const { running } = workshop(
    [
      { name: 'large', load: 'all' },
      { name: 'waits', load: 0 },
    ],
    2,
  );

  expect(running()).toEqual(['large', 'waits']);
});

test('one that comes after another waits for its end, and others do not wait for it', async () => {
  const { running, end } = workshop(
    [small('build'), small('journeys', { after: ['build'] }), small('rules'), small('more')],
    2,
  );
  expect(running()).toEqual(['build', 'rules']);

  await end('build');

  expect(running()).toEqual(['rules', 'journeys']);
});

test('one that would need more processors than there are gets all there are', () => {
  const { running } = workshop([{ name: 'large', load: 4 }, small('one')], 1);

  expect(running()).toEqual(['large']);
});

test('results come in the order of the jobs, whichever ended first', async () => {
  const { all, end } = workshop([small('one'), small('two')], 2);

  await end('two');
  await end('one');

  expect((await all).map(({ result }) => result)).toEqual(['one is done', 'two is done']);
});

test('jobs that wait for each other are named instead of waited for', async () => {
  const { all } = workshop([small('hen', { after: ['egg'] }), small('egg', { after: ['hen'] })], 2);

  await expect(all).rejects.toThrow('These wait for each other: hen, egg');
});
