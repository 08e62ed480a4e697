import type { Clip } from '@flink/contract/entities/clip.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TINY_FILM } from '../../../../../e2e/support/tiny-film.ts';
import { PlayTestLook } from '../../testing/looks.tsx';
import { FilmPlayer } from './film-player.tsx';

afterEach(() => vi.restoreAllMocks());

/** Silent, so that a browser that nobody has touched plays them. */
const film = (props: Partial<Parameters<typeof FilmPlayer>[0]> = {}) =>
  render(
    <PlayTestLook>
      <FilmPlayer source={`data:video/webm;base64,${TINY_FILM}`} title="Hello" silent {...props} />
    </PlayTestLook>,
  );

const clip: Clip = {
  format: 'flink-clip',
  version: 1,
  locale: 'en',
  drawings: { dot: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="9"/></svg>' },
  scenes: [
    {
      seconds: 60,
      background: { kind: 'colour', colour: '#ffffff' },
      things: [
        {
          drawing: { kind: 'svg', id: 'dot' },
          size: 10,
          at: { x: 50, y: 50, scale: 1, opacity: 1 },
          moves: [],
        },
      ],
      lines: [
        { at: 0, text: 'First line' },
        { at: 30, text: 'Second line' },
      ],
    },
  ],
};

function answerWith(body: unknown, status = 200) {
  const real = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation((address, options) =>
    String(address).startsWith('/videos/')
      ? Promise.resolve(new Response(JSON.stringify(body), { status }))
      : real(address, options),
  );
}

test('a film plays to its end, and says so', async () => {
  const onEnd = vi.fn();

  const screen = await film({ onEnd });

  await expect.element(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce(), { timeout: 10_000 });
});

test('space pauses a film and arrows move it; any other key is for who shows it', async () => {
  answerWith(clip);
  const onOtherKey = vi.fn();
  const screen = await film({ source: '/videos/en/a.json', onOtherKey });
  const position = screen.getByRole('slider', { name: 'Position' });
  await expect.element(position).toHaveAttribute('max', '60');

  (position.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await vi.waitFor(() => expect(Number((position.element() as HTMLInputElement).value)).toBeGreaterThan(9));
  expect(onOtherKey).not.toHaveBeenCalled();
  await userEvent.keyboard('x');

  expect(onOtherKey).toHaveBeenCalledOnce();
});

test('captions are on where the device is silent, follow the time, and can be turned off', async () => {
  answerWith(clip);
  const screen = await film({ source: '/videos/en/a.json' });
  await expect.element(screen.getByText('First line')).toBeVisible();

  await screen.getByRole('slider', { name: 'Position' }).fill('40');
  await expect.element(screen.getByText('Second line')).toBeVisible();
  await screen.getByRole('button', { name: 'Captions' }).click();

  await expect.element(screen.getByText('Second line')).not.toBeInTheDocument();
});

test('with sound there are captions when the sound is turned off', async () => {
  answerWith(clip);
  const screen = await film({ source: '/videos/en/a.json', silent: false });
  await expect
    .element(screen.getByRole('button', { name: 'Captions' }))
    .toHaveAttribute('aria-pressed', 'false');

  await screen.getByRole('button', { name: 'Sound' }).click();

  await expect.element(screen.getByText('First line')).toBeVisible();
});

test('a clip of a newer version, and one that is not there, are said to be broken', async () => {
  answerWith({ ...clip, version: 2 });
  const newer = await film({ source: '/videos/en/a.json' });
  await expect.element(newer.getByRole('alert')).toHaveTextContent('The video could not be loaded.');
  await newer.unmount();

  answerWith({}, 404);
  const missing = await film({ source: '/videos/en/b.json' });
  await expect.element(missing.getByRole('alert')).toBeVisible();
});
