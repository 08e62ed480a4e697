import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { OfficeTestLook } from '../../testing/looks.tsx';
import { Card } from '../page/card.tsx';
import { BarsChart } from './bars-chart.tsx';
import { chartPdf, chartPng } from './chart-files.ts';
import { chartPicture } from './chart-picture.ts';

const points = ['Aug', 'Sep', 'Oct'].map((label, at) => ({ label, parts: [10 + at, 5, 3], below: 0 }));

async function card(): Promise<HTMLElement> {
  const screen = await render(
    <OfficeTestLook>
      <Card title="More families played" aside={<span data-not-in-picture>Download</span>}>
        <BarsChart label="More families played" hint="" points={points} format={String} say={() => ''} />
      </Card>
    </OfficeTestLook>,
  );
  const section = screen.container.querySelector('section');
  if (!section) throw new Error('There is no card.');
  return section;
}

test('a picture holds the title and the chart with its own styles, without what it says to leave out', async () => {
  const { svg, words: written } = chartPicture(await card());

  const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const words = written.map(({ text }) => text);
  expect(words).toEqual(expect.arrayContaining(['More', 'families', 'played', 'Aug', 'Sep', 'Oct']));
  expect(words).not.toContain('Download');
  expect(svg).not.toContain('var(--');
  const bars = [...drawn.querySelectorAll('rect[data-part]')].map((bar) => bar.getAttribute('fill') ?? '');
  expect(bars).toHaveLength(9);
  for (const fill of bars) expect(fill).toMatch(/^rgb\(|^url\("?#/);
});

test('a chart becomes a PNG as it is shown, and a PDF', async () => {
  const picture = chartPicture(await card());

  const png = await createImageBitmap(await chartPng(picture));
  const pdf = await (await chartPdf(picture, 'More families played')).text();

  expect([png.width, png.height]).toEqual([picture.width * 2, picture.height * 2]);
  const context = new OffscreenCanvas(png.width, png.height).getContext('2d');
  context?.drawImage(png, 0, 0);
  const { data = new Uint8ClampedArray() } = context?.getImageData(0, 0, png.width, png.height) ?? {};
  const colours = new Set<number>();
  for (let at = 0; at < data.length; at += 4)
    colours.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
  expect(colours.size).toBeGreaterThan(20);
  expect(pdf.startsWith('%PDF-1.4')).toBe(true);
});
