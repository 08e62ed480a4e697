import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSoundBox } from './sound-box.ts';

const VOICE = { channel: 'voice', volume: 1 } as const;
const refusal = () => Promise.reject(new DOMException('touch first', 'NotAllowedError'));

/** Stands in for the browser's: it sounds, or refuses to, as the test says. */
class TestAudio extends EventTarget {
  static made: TestAudio[] = [];
  static answer: () => Promise<void> = () => Promise.resolve();
  error = null;
  currentTime = 0;
  volume = 0;
  playbackRate = 1;
  duration = Number.NaN;
  played = 0;
  constructor() {
    super();
    TestAudio.made.push(this);
  }
  play(): Promise<void> {
    this.played += 1;
    return TestAudio.answer();
  }
  pause(): void {}
}

const sounding = () => TestAudio.made.at(-1) ?? expect.unreachable();
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  TestAudio.made = [];
  TestAudio.answer = () => Promise.resolve();
  vi.stubGlobal('Audio', TestAudio);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is said next interrupts what is being said', async () => {
  const sounds = createSoundBox();

  const first = sounds.play('one.mp3', VOICE);
  const second = sounds.play('two.mp3', VOICE);
  sounding().dispatchEvent(new Event('ended'));

  expect(await first).toEqual({ type: 'audioEnded', interrupted: true });
  expect(await second).toEqual({ type: 'audioEnded' });
});

test('what the browser refused is played after a touch', async () => {
  TestAudio.answer = refusal;
  const sounds = createSoundBox();
  void sounds.play('one.mp3', VOICE);
  await settled();
  expect(sounds.refused()).toBe(true);

  TestAudio.answer = () => Promise.resolve();
  sounds.unlock();

  expect([sounds.refused(), sounding().played]).toEqual([false, 2]);
});

test('what was refused and is no longer wanted asks for no touch', async () => {
  TestAudio.answer = refusal;
  const sounds = createSoundBox();
  void sounds.play('one.mp3', VOICE);
  await settled();
  void sounds.play('two.mp3', VOICE);
  sounds.stop();
  await settled();

  expect(sounds.refused()).toBe(false);
});

test('what has not begun in time has failed, unless it waits for a touch', async () => {
  const sounds = createSoundBox();
  const late = sounds.play('one.mp3', { ...VOICE, beginsWithinMs: 5_000 });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await late).toEqual({ type: 'audioEnded', message: 'The sound did not begin' });

  TestAudio.answer = refusal;
  void sounds.play('two.mp3', { ...VOICE, beginsWithinMs: 5_000 });
  await vi.advanceTimersByTimeAsync(5_000);

  expect(sounds.refused()).toBe(true);
});

test('what has begun in time may take its time', async () => {
  const sounds = createSoundBox();
  const played = sounds.play('one.mp3', { ...VOICE, beginsWithinMs: 5_000 });
  sounding().dispatchEvent(new Event('playing'));
  await vi.advanceTimersByTimeAsync(20_000);
  sounding().dispatchEvent(new Event('ended'));

  expect(await played).toEqual({ type: 'audioEnded' });
});

test('a recording of two minutes, slowed down, is heard to its end; one that never ends is given up', async () => {
  const sounds = createSoundBox();
  const heard = vi.fn();
  void sounds.play('page.mp3', { ...VOICE, rate: 0.75 }).then(heard);
  const audio = sounding();
  audio.duration = 120;
  audio.dispatchEvent(new Event('playing'));

  await vi.advanceTimersByTimeAsync(160_000);
  expect(heard).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);

  expect(heard).toHaveBeenCalledWith({ type: 'audioEnded', message: 'The sound did not end' });
});
