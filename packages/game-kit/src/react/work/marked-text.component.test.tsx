import { PlayTestLook } from '@flink/ui/testing/looks.tsx';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { PlayHost } from '../play.ts';
import { MarkedText } from './marked-text.tsx';

const TEXT = 'The sun shines.\nI goes to skool.';
const FINDINGS = [
  { from: 18, to: 22, said: 'With “I” write “go”, not “goes”.' },
  { from: 26, to: 31, said: 'Do you mean “school”? Look at its letters.' },
];

test('a tap or a key on a marked word shows and says what to look at', async () => {
  const say = vi.fn();
  const host = { locale: 'en', say } as unknown as PlayHost;
  const screen = await render(
    <PlayTestLook>
      <MarkedText text={TEXT} findings={FINDINGS} host={host} />
    </PlayTestLook>,
  );
  await expect.element(screen.getByText('Tap a marked word.')).toBeVisible();

  await screen.getByRole('button', { name: 'goes' }).click();
  await expect.element(screen.getByText('With “I” write “go”, not “goes”.')).toBeVisible();

  const second = screen.getByRole('button', { name: 'skool' });
  (second.element() as HTMLElement).focus();
  (second.element() as HTMLElement).click();
  await expect.element(screen.getByText('Do you mean “school”? Look at its letters.')).toBeVisible();
  expect(say.mock.calls.map(([spoken]) => spoken.text)).toEqual(FINDINGS.map(({ said }) => said));
  expect(screen.getByText('The sun shines.').elements()).toHaveLength(0);
});
