import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Backgrounds } from './backgrounds.tsx';

const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4" fill="${colour}"/></svg>`)}`;
const SHOWN_MS = 12_000;

test('pictures of an organization take turns, and one that cannot be loaded is left out', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const [red, blue] = [picture('red'), picture('blue')];
  const { container } = await render(<Backgrounds pictures={[red, '/api/no-such-picture.png', blue]} />);
  const isShown = (address: string) => expect.poll(() => container.innerHTML.includes(address)).toBe(true);

  await isShown(red);
  await vi.advanceTimersByTimeAsync(SHOWN_MS);
  await isShown(blue);
  await vi.advanceTimersByTimeAsync(SHOWN_MS);
  await isShown(red);
});

test('without a picture that can be loaded the page has its own scenes', async () => {
  const { container } = await render(<Backgrounds pictures={['/api/no-such-picture.png']} />);

  await expect.poll(() => container.innerHTML).not.toContain('no-such-picture');
  expect(container.innerHTML).toContain('scene');
});
