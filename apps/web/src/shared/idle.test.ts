import { expect, test } from 'vitest';
import { createIdleWatch } from './idle.ts';

function page() {
  const frames: (() => void)[] = [];
  const seen = { idle: false, moving: false };
  const watch = createIdleWatch({
    mark: (idle) => {
      seen.idle = idle;
    },
    nextFrame: (then) => frames.push(then),
    isMoving: () => seen.moving,
  });
  const draw = (times: number) => {
    for (let frame = 0; frame < times; frame += 1) for (const then of frames.splice(0)) then();
  };
  return { watch, seen, draw };
}

/** A call that ends when it is told to. */
function call() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { ask: () => promise, answer: resolve, fail: reject };
}

test('a page is idle when what its last answer brought is drawn', async () => {
  const { watch, seen, draw } = page();
  const question = call();
  const reply = watch.during(question.ask);
  draw(5);
  expect(seen.idle).toBe(false);

  question.answer('words');
  expect(await reply).toBe('words');
  draw(1);
  expect(seen.idle).toBe(false);
  draw(1);

  expect(seen.idle).toBe(true);
});

test('a call that fails leaves the page idle, and its failure to who asked', async () => {
  const { watch, seen, draw } = page();
  const question = call();
  const reply = watch.during(question.ask);

  question.fail(new Error('no line'));

  await expect(reply).rejects.toThrow('no line');
  draw(2);
  expect(seen.idle).toBe(true);
});

test('of two calls the slower one is waited for', async () => {
  const { watch, seen, draw } = page();
  const [quick, slow] = [call(), call()];
  const first = watch.during(quick.ask);
  const second = watch.during(slow.ask);

  quick.answer('one');
  await first;
  draw(4);
  expect(seen.idle).toBe(false);
  slow.answer('two');
  await second;
  draw(2);

  expect(seen.idle).toBe(true);
});

test('what the drawing of an answer asks for is waited for as well', async () => {
  const { watch, seen, draw } = page();
  await watch.during(async () => 'first');
  draw(1);

  const next = call();
  const reply = watch.during(next.ask);
  draw(3);
  expect(seen.idle).toBe(false);
  next.answer('second');
  await reply;
  draw(2);

  expect(seen.idle).toBe(true);
});

test('a screen that is coming is waited for', () => {
  const { watch, seen, draw } = page();
  seen.moving = true;
  watch.stir();
  draw(6);
  expect(seen.idle).toBe(false);

  seen.moving = false;
  draw(2);

  expect(seen.idle).toBe(true);
});

test('the mark is gone in the moment something is asked for', () => {
  const { watch, seen, draw } = page();
  watch.stir();
  draw(2);
  expect(seen.idle).toBe(true);

  void watch.during(() => new Promise(() => {}));

  expect(seen.idle).toBe(false);
});

test('what waits for a page at rest is done then, and each by itself when it asks for something', async () => {
  const { watch, draw } = page();
  const question = call();
  const done: string[] = [];
  watch.stir();
  watch.atRest(() => {
    done.push('first');
    void watch.during(question.ask);
  });
  watch.atRest(() => done.push('second'));
  watch.atRest(() => done.push('given up'))();

  draw(1);
  expect(done).toEqual([]);
  draw(1);
  expect(done).toEqual(['first']);

  question.answer('words');
  await Promise.resolve();
  await Promise.resolve();
  draw(2);
  expect(done).toEqual(['first', 'second']);

  watch.atRest(() => done.push('at once'));
  expect(done.at(-1)).toBe('at once');
});
