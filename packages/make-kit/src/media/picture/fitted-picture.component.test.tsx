import { FILE_MAX_BYTES } from '@flink/contract/rules/make/file-limits.ts';
import { expect, test } from 'vitest';
import { fittedPicture, isMoving } from './fitted-picture.ts';

/** Noise, which no format packs. */
async function noise(width: number, height: number, type: string): Promise<File> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d');
  const image = new ImageData(width, height);
  for (let at = 0; at < image.data.length; at += 65_536)
    crypto.getRandomValues(image.data.subarray(at, Math.min(at + 65_536, image.data.length)));
  for (let at = 3; at < image.data.length; at += 4) image.data[at] = 255;
  context?.putImageData(image, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 1));
  if (blob === null) throw new Error('No picture was drawn');
  return new File([blob], 'photo.png', { type });
}

test.each(['image/png', 'image/jpeg'])('a %s above the limit becomes one that can be sent', async (type) => {
  const large = await noise(3_000, 2_000, type);
  expect(large.size).toBeGreaterThan(FILE_MAX_BYTES.image);

  const fitted = await fittedPicture(large);

  expect(fitted.size).toBeLessThanOrEqual(FILE_MAX_BYTES.image);
  const drawn = await createImageBitmap(fitted);
  expect(drawn.width / drawn.height).toBeCloseTo(1.5, 1);
  expect(fitted.name).toMatch(/^photo[.](?:jpg|webp)$/);
});

test('a picture that fits, a drawing and what is no picture stay as they are', async () => {
  const small = await noise(20, 20, 'image/png');
  const drawing = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', { type: 'image/svg+xml' });
  const broken = new File([new Uint8Array(6_000_000)], 'a.png', { type: 'image/png' });

  for (const file of [small, drawing, broken]) expect(await fittedPicture(file)).toBe(file);
});

test('a moving picture is told from a still one', () => {
  const frame = [0x00, 0x21, 0xf9, 0x04, 0, 0, 0, 0, 0, 0x2c];
  const gif = (frames: number) =>
    new Uint8Array(
      [...'GIF89a'].map((sign) => sign.charCodeAt(0)).concat(...Array(frames).fill(frame), [0, 0, 0, 0]),
    );

  expect(isMoving(gif(1))).toBe(false);
  expect(isMoving(gif(3))).toBe(true);
});
