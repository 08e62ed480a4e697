import { clip } from '@flink/contract/entities/clip.ts';
import { clipCues, clipSeconds, isPlayable } from '@flink/contract/rules/films/clip-timing.ts';
import { CLIP_MAX_BYTES } from '@flink/contract/rules/films/film-limits.ts';
import { spokenText } from '@flink/contract/rules/play/spoken-text.ts';
import { describe, expect, test } from 'vitest';
import { LIBRARY_LOCALES } from '../library/library.ts';
import { pictureFile } from '../pictures/picture-address.ts';
import { nounCategories } from '../words/nouns.ts';
import { clipOf } from './clip-script.ts';
import { starterClips } from './starter-clips.ts';

const all = starterClips.flatMap((script) =>
  LIBRARY_LOCALES.map((locale) => ({ name: `${script.key} in ${locale}`, made: clipOf(script, locale) })),
);

test('there is a clip for each button: quick start, advice for parents, introduction and activity builder', () => {
  expect(starterClips.map(({ key }) => key)).toEqual([
    'sign-in',
    'choose',
    'play',
    'parents-match',
    'parents-spell',
    'parents-read',
    'parents-choose',
    'parents-make',
    'introduction',
    'activity-builder',
  ]);
});

describe.each(all)('$name', ({ made }) => {
  test('is a clip that can be played, small and short', () => {
    expect(clip.safeParse(made).error).toBeUndefined();
    expect(isPlayable(made)).toBe(true);
    expect(Buffer.byteLength(JSON.stringify(made))).toBeLessThan(CLIP_MAX_BYTES);
    expect(clipSeconds(made)).toBeLessThan(60);
  });

  test('leaves time to read each line, and the voice can say it', () => {
    for (const { start, end, text } of clipCues(made)) {
      expect(text.length / (end - start)).toBeLessThan(16);
      expect(spokenText(text)).not.toBe('');
    }
  });

  test('shows pictures that the library has', () => {
    const known = new Set([...nounCategories.values()].flat().map((noun) => pictureFile(noun.en)));
    const shown = made.scenes
      .flatMap(({ things }) => things)
      .flatMap(({ drawing }) => (drawing.kind === 'picture' ? [drawing.file] : []));

    expect(shown.filter((file) => !known.has(file))).toEqual([]);
  });
});
