import { expect, test, vi } from 'vitest';
import { LineLost } from '../../host.ts';
import { openUploads, Unreadable, type UploadWish } from './uploads.ts';

const AT = ['problems', 0, 'audio'] as const;
const moo = () => new File(['moo'], 'moo.mp3');

/** A line on which the test decides when something arrives. */
function heldLine() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { upload: () => () => promise, arrive: resolve, fail: reject };
}

const wish = (given: Partial<UploadWish> = {}): UploadWish => ({
  file: moo(),
  kind: 'audio',
  place: AT,
  label: 'Sound',
  keepsName: false,
  failed: 'It failed',
  land: () => undefined,
  ...given,
});

test('a file lands where its problem has gone meanwhile, though nobody looks at it', async () => {
  const line = heldLine();
  const uploads = openUploads(line);
  const land = vi.fn();
  const stopWatching = uploads.watch(AT);
  const sent = uploads.send(wish({ land }));
  const [cat, cow] = [{ id: 'cat' }, { id: 'cow' }];

  stopWatching();
  uploads.follow({ problems: [cat] }, { problems: [cow, cat] });
  expect(uploads.elsewhere()).toMatchObject([{ label: 'Sound', place: ['problems', 1, 'audio'] }]);
  line.arrive('moo-1.mp3');

  expect(await sent).toBe('moo-1.mp3');
  expect(land).toHaveBeenCalledExactlyOnceWith('moo-1.mp3', ['problems', 1, 'audio']);
  expect(uploads.all()).toEqual([]);
});

test('what is on its way to a problem that was taken out is stopped and lands nowhere', async () => {
  const line = heldLine();
  const uploads = openUploads(line);
  const land = vi.fn();
  const sent = uploads.send(wish({ land }));

  uploads.follow({ problems: [{ id: 'cat' }] }, { problems: [] });
  line.arrive('moo-1.mp3');

  expect(await sent).toBeNull();
  expect(land).not.toHaveBeenCalled();
});

test.each([
  ['takes a voice there', [{ id: 'cat', audio: 'old.mp3' }], [{ id: 'cat', audio: 'voice.mp3' }]],
  ['empties it', [{ id: 'cat', audio: 'old.mp3' }], [{ id: 'cat' }]],
  ['fills it', [{ id: 'cat' }], [{ id: 'cat', audio: 'voice.mp3' }]],
])('who %s is not written over by what was on its way there before', async (_name, before, after) => {
  const line = heldLine();
  const uploads = openUploads(line);
  const land = vi.fn();
  const sent = uploads.send(wish({ land }));

  uploads.follow({ problems: before }, { problems: after });
  line.arrive('moo-1.mp3');

  expect(await sent).toBeNull();
  expect(land).not.toHaveBeenCalled();
  expect(uploads.all()).toEqual([]);
});

test('a voice at the place for one more is not replaced by what was on its way there', async () => {
  const line = heldLine();
  const uploads = openUploads(line);
  const sent = uploads.send(wish({ place: ['sounds', 1] }));

  uploads.follow({ sounds: ['a.mp3'] }, { sounds: ['a.mp3', 'voice.mp3'] });
  line.arrive('moo-1.mp3');

  expect(await sent).toBeNull();
});

test.each([
  ['writes beside it', [{ id: 'cat', audio: 'old.mp3', text: 'Cat' }], 'author'],
  ['is somebody else and changes it', [{ id: 'cat', audio: 'theirs.mp3' }], 'others'],
] as const)('who %s stops nothing', async (_name, after, by) => {
  const line = heldLine();
  const uploads = openUploads(line);
  const sent = uploads.send(wish());

  uploads.follow({ problems: [{ id: 'cat', audio: 'old.mp3' }] }, { problems: after }, by);
  line.arrive('moo-1.mp3');

  expect(await sent).toBe('moo-1.mp3');
});

test('a second file for the same place takes the place of the first', async () => {
  const lines = [heldLine(), heldLine()];
  let next = 0;
  const uploads = openUploads({ upload: () => lines[next++]?.upload() ?? (async () => '') });
  const land = vi.fn();
  const first = uploads.send(wish({ land }));
  const second = uploads.send(wish({ land }));

  lines[1]?.arrive('second.mp3');
  lines[0]?.arrive('first.mp3');

  expect([await first, await second]).toEqual([null, 'second.mp3']);
  expect(land).toHaveBeenCalledExactlyOnceWith('second.mp3', AT);
});

test('how far it was stays shown while the line is gone', async () => {
  vi.useFakeTimers();
  const tries = vi.fn().mockImplementationOnce(async ({ progress }) => {
    progress(0.6);
    throw new LineLost();
  });
  const uploads = openUploads({ upload: () => tries.mockResolvedValue('moo.mp3') });

  const sent = uploads.send(wish());
  await vi.advanceTimersByTimeAsync(10);
  const waiting = uploads.at(AT)?.state;
  await vi.advanceTimersByTimeAsync(6_000);
  vi.useRealTimers();

  expect(waiting).toEqual({ kind: 'sending', share: 0.6, waits: true });
  expect(await sent).toBe('moo.mp3');
});

test('what was refused is said where it belongs, and elsewhere when nobody was there', async () => {
  const uploads = openUploads({ upload: () => () => Promise.reject(new Error('Max size is 6mb')) });
  await uploads.send(wish());

  const state = { kind: 'refused', words: 'Max size is 6mb' };
  expect(uploads.elsewhere()).toMatchObject([{ state }]);
  const leave = uploads.watch(AT);
  expect([uploads.at(AT)?.state, uploads.elsewhere()]).toEqual([state, []]);
  leave();
  expect(uploads.all()).toEqual([]);
});

test('a file that cannot be read any more is named to its author, and nothing stays of it', async () => {
  const uploads = openUploads(heldLine());
  const file = moo();
  vi.spyOn(file, 'slice').mockImplementation(() => {
    throw new DOMException('gone', 'NotReadableError');
  });

  await expect(uploads.send(wish({ file }))).rejects.toEqual(new Unreadable('NotReadableError'));
  expect(uploads.all()).toEqual([]);
});

test('who leaves the editor stops what is on its way', async () => {
  const uploads = openUploads(heldLine());
  const signals: AbortSignal[] = [];
  const watching = openUploads({
    upload:
      () =>
      ({ signal }) => {
        signals.push(signal);
        return new Promise(() => undefined);
      },
  });
  void watching.send(wish());
  await vi.waitFor(() => expect(signals).toHaveLength(1));

  watching.close();

  expect(signals[0]?.aborted).toBe(true);
  expect(uploads.all()).toEqual([]);
});
