import type { ChartPicture } from './chart-picture.ts';
import { pdfWithPicture } from './pdf-with-picture.ts';

/** Sharp on paper and on large screens. */
const PIXELS = 2;

export async function chartPng(picture: ChartPicture): Promise<Blob> {
  return blobOf(await canvasOf(picture), 'image/png');
}

export async function chartPdf(picture: ChartPicture, title: string): Promise<Blob> {
  const canvas = await canvasOf(picture);
  const jpeg = new Uint8Array(await (await blobOf(canvas, 'image/jpeg')).arrayBuffer());
  const { width, height } = canvas;
  return new Blob([pdfWithPicture({ jpeg, width, height, title })], { type: 'application/pdf' });
}

async function canvasOf({ svg, words, width, height }: ChartPicture): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * PIXELS;
  canvas.height = height * PIXELS;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  context.scale(PIXELS, PIXELS);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const { text, x, y, font, colour, direction } of words) {
    context.font = font;
    context.fillStyle = colour;
    context.direction = direction;
    context.fillText(text, x, y);
  }
  return canvas;
}

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written.'))),
      type,
      0.95,
    );
  });
