import { expect, test } from 'vitest';
import type { AudioEnded, PlayWish, SoundBox } from './sound-box.ts';
import { createVoice, type Reading } from './voice.ts';

const sentences: Reading = (text) =>
  text.split('. ').map((sentence) => ({ text: sentence, address: `/${sentence}` }));

/** Everything that is heard, in order; a sound lasts until the test ends it. */
function quietRoom(delays: (number | null)[] = []) {
  const heard: string[] = [];
  let current: { end: (how?: Omit<AudioEnded, 'type'>) => void; wish: PlayWish } | null = null;
  const sounds: SoundBox = {
    preload: async (urls) => {
      heard.push(`fetch ${urls.join()}`);
    },
    play: (url, wish) => {
      current?.end({ interrupted: true });
      heard.push(url);
      return new Promise((resolve) => {
        current = {
          wish,
          end: (how = {}) => {
            current = null;
            resolve({ type: 'audioEnded', ...how });
          },
        };
      });
    },
    stop: () => current?.end({ interrupted: true }),
    refused: () => false,
    subscribe: () => () => undefined,
    unlock: () => undefined,
  };
  const device = {
    say: async (text: string, locale: string) => {
      heard.push(`device: ${text} (${locale})`);
      return text !== 'Nobody';
    },
    stop: () => undefined,
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return {
    heard,
    voice: createVoice(sounds, sentences, device, async () => delays.shift() ?? null),
    wish: () => current?.wish,
    end: async (how?: Omit<AudioEnded, 'type'>) => {
      current?.end(how);
      await settled();
    },
  };
}

test('the parts of a text are heard one after the other, the next is fetched meanwhile', async () => {
  const { voice, heard, end } = quietRoom();

  const read = voice.say('One. Two', 'en');
  await end();
  await end();
  await read;

  expect(heard).toEqual(['fetch /Two', '/One', '/Two']);
});

test('what the server cannot say is said by the device, in the same language', async () => {
  const { voice, heard, end } = quietRoom();

  const read = voice.say('One. Two', 'sw');
  await end({ message: 'The sound could not be loaded' });
  await end();
  await read;

  expect(heard).toEqual(['fetch /Two', '/One', 'device: One (sw)', '/Two']);
});

test('a text that the busy server cannot say yet is tried again before the device says it', async () => {
  const { voice, heard, end } = quietRoom([0, 0]);

  const read = voice.say('One', 'en');
  await end({ message: 'The sound could not be loaded' });
  await expect.poll(() => heard).toEqual(['/One', '/One']);
  await end();

  expect(await read).toBe(true);
  expect(heard).toEqual(['/One', '/One']);
});

test('a server that stays busy gives way to the voice of the device', async () => {
  const { voice, heard, end } = quietRoom([0, 0, 0]);

  const read = voice.say('One', 'en');
  for (const tries of [1, 2, 3]) {
    await expect.poll(() => heard.length).toBe(tries);
    await end({ message: 'The sound could not be loaded' });
  }
  await read;

  expect(heard).toEqual(['/One', '/One', '/One', 'device: One (en)']);
});

test('what waits for the server is not heard after something else', async () => {
  const { voice, heard, end } = quietRoom([5]);

  const waiting = voice.say('One', 'en');
  await end({ message: 'The sound could not be loaded' });
  const next = voice.say('Two', 'en');
  await waiting;
  await end();
  await next;

  expect(heard).toEqual(['/One', '/Two']);
});

test('a text that is interrupted by another does not come back', async () => {
  const { voice, heard, end } = quietRoom();

  const first = voice.say('One. Two', 'en');
  const second = voice.say('Three', 'en');
  await first;
  await end();
  await second;

  expect(heard).toEqual(['fetch /Two', '/One', '/Three']);
});

test('a recording interrupts a text for good, and is played at its volume', async () => {
  const { voice, heard, wish } = quietRoom();

  const read = voice.say('One. Two', 'en');
  void voice.play('cat.mp3', 0.4);
  await read;

  expect(heard.at(-1)).toBe('cat.mp3');
  expect(wish()).toEqual({ channel: 'voice', volume: 0.4 });
});

test('a voice that is stopped says nothing more, not even by the device', async () => {
  const { voice, heard } = quietRoom();

  const read = voice.say('One. Two', 'en');
  voice.stop();
  await read;

  expect(heard).toEqual(['fetch /Two', '/One']);
});

test('who reads along is told the part and the time in it', async () => {
  const { voice, wish, end } = quietRoom();
  const told: [number, number][] = [];

  const read = voice.say('One. Two', 'en', (part, milliseconds) => told.push([part, milliseconds]));
  await end();
  wish()?.onTime?.(120, 900);
  await end();
  await read;

  expect(told).toEqual([[1, 120]]);
});

test('whether anything could be heard is told', async () => {
  const { voice, end } = quietRoom();
  const says = async (text: string, ...ends: readonly Omit<AudioEnded, 'type'>[]) => {
    const read = voice.say(text, 'en');
    for (const how of ends) await end(how);
    return read;
  };

  expect(await says('One', {})).toBe(true);
  expect(await says('One. Two', {}, { message: 'gone' })).toBe(true);
  expect(await says('Nobody', { message: 'gone' })).toBe(false);
  expect(await says('One', { interrupted: true })).toBe(true);
});
