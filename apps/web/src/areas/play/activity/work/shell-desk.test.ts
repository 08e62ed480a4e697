import { expect, test } from 'vitest';
import type { Uploaded } from './send-files.ts';
import { shellDesk } from './shell-desk.ts';

const sound = (name: string) => new File(['sound'], name);
const VOICE = 'page-1-abc.mp3';

/** A server and a device in memory; an upload waits until it is let through. */
function world(kept: readonly string[] = [], stored: readonly string[] = []) {
  const it = {
    device: new Map(kept.map((name) => [name, sound(name) as Blob])),
    server: new Set(stored),
    shown: new Set<string>(),
    uploads: [] as string[],
    answer: 'sent' as Uploaded['kind'],
    gate: Promise.resolve(),
  };
  const desk = shellDesk({
    device: {
      keep: async (name, file) => void it.device.set(name, file),
      drop: async (name) => void it.device.delete(name),
      waiting: async () => [...it.device].map(([filename, file]) => ({ filename, file })),
    },
    list: async () => [...it.server].map((filename) => ({ filename, url: `/signed/${filename}` })),
    async upload(filename) {
      it.uploads.push(filename);
      await it.gate;
      if (it.answer === 'unanswered') return { kind: 'unanswered' };
      if (it.answer === 'refused') return { kind: 'refused', code: 'files.tooLarge' };
      it.server.add(filename);
      return { kind: 'sent', url: `/signed/${filename}` };
    },
    remove: async (names) => {
      for (const name of names) it.server.delete(name);
    },
    copy: async ({ srcKey, filename }) =>
      srcKey === 'gone.png' ? 'files.notFound' : [{ filename, url: `/signed/${filename}` }],
    show: (file) => {
      const address = `blob:${(file as File).name}`;
      it.shown.add(address);
      return address;
    },
    hide: (address) => void it.shown.delete(address),
  });
  return { it, desk };
}

test('a recording is heard at once, is on the device until the server has it, and then there alone', async () => {
  const { it, desk } = world();
  let through = () => {};
  it.gate = new Promise((resolve) => {
    through = resolve;
  });

  const added = desk.add(sound(VOICE), VOICE);
  await new Promise((done) => setTimeout(done));

  expect([desk.url(VOICE), desk.waits(), it.device.has(VOICE)]).toEqual([`blob:${VOICE}`, true, true]);

  through();

  expect(await added).toEqual({ ok: true, file: VOICE });
  expect([desk.waits(), it.device.has(VOICE), it.server.has(VOICE)]).toEqual([false, false, true]);
});

test('without a line it stays on the device, and the next visit sends it', async () => {
  const { it, desk } = world();
  it.answer = 'unanswered';
  await desk.add(sound(VOICE), VOICE);
  expect([desk.waits(), it.device.has(VOICE)]).toEqual([true, true]);

  const next = world([...it.device.keys()]);
  await next.desk.open();
  await next.desk.send();

  expect(next.desk.url(VOICE)).toBe(`blob:${VOICE}`);
  expect([next.desk.waits(), next.it.device.size, [...next.it.server]]).toEqual([false, 0, [VOICE]]);
});

test('the same file is not sent twice at once', async () => {
  const { it, desk } = world([VOICE]);

  await desk.open();
  await Promise.all([desk.send(), desk.send()]);

  expect(it.uploads).toEqual([VOICE]);
});

test('a file that the server does not take is gone, with its reason', async () => {
  const { it, desk } = world();
  it.answer = 'refused';

  expect(await desk.add(sound(VOICE), VOICE)).toEqual({ ok: false, code: 'files.tooLarge' });
  expect([desk.url(VOICE), desk.waits(), it.device.size, it.shown.size]).toEqual([null, false, 0, 0]);
});

test('what is deleted while it is sent does not come back', async () => {
  const { it, desk } = world();
  let through = () => {};
  it.gate = new Promise((resolve) => {
    through = resolve;
  });
  const added = desk.add(sound(VOICE), VOICE);
  await new Promise((done) => setTimeout(done));

  const removed = desk.remove([VOICE]);
  through();
  await Promise.all([added, removed]);

  expect([desk.url(VOICE), desk.waits(), it.device.size, it.server.size]).toEqual([null, false, 0, 0]);
});

test('what waits is deleted from the device too, and pictures of the house from nowhere', async () => {
  const { it, desk } = world([VOICE], ['mine.png']);
  it.answer = 'unanswered';
  await desk.open();

  await desk.remove([VOICE, 'mine.png', '/pictures/cat.svg']);

  expect([it.device.size, it.server.size, desk.waits()]).toEqual([0, 0, false]);
  expect(desk.url('/pictures/cat.svg')).toBe('/pictures/cat.svg');
});

test('a picture of the activity is copied, one of the house is named, one that is gone is told', async () => {
  const { desk } = world();

  expect(await desk.copy({ srcKey: '/pictures/cat.svg', filename: 'cat.svg' })).toEqual({
    ok: true,
    file: '/pictures/cat.svg',
  });
  expect(await desk.copy({ srcKey: 'cat.png', filename: 'mine.png' })).toEqual({
    ok: true,
    file: 'mine.png',
  });
  expect(desk.url('mine.png')).toBe('/signed/mine.png');
  expect(await desk.copy({ srcKey: 'gone.png', filename: 'mine.png' })).toEqual({
    ok: false,
    code: 'files.notFound',
  });
});
