import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { PromptDialog as PlayPrompt } from '../../play/dialogs/prompt-dialog.tsx';
import { OfficeTestLook, PlayTestLook } from '../../testing/looks.tsx';
import { AskedDialog } from '../dialogs/asked-dialog.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const LONG = 'a longer text';

function Fields() {
  const [text, setText] = useState('');
  return (
    <OfficeTestLook>
      <TextField label="Name" hint="A short one" value={text} onChange={setText} maxLength={10} />
      <TextArea label="Notes" value={text} onChange={setText} maxLength={10} />
    </OfficeTestLook>
  );
}

test.each(['Name', 'Notes'])('%s keeps a text that is too long, and says so beside it', async (label) => {
  const screen = await render(<Fields />);
  const field = screen.getByLabelText(label);

  await field.fill(LONG);

  await expect.element(field).toHaveValue(LONG);
  await expect.element(field).toHaveAccessibleDescription('13 characters: at most 10. Shorten it.');
  await field.fill('short');
  await expect.element(field).not.toHaveAttribute('aria-invalid', 'true');
});

test('counts the letters when a text is nearly as long as it may be', async () => {
  const screen = await render(<Fields />);

  await screen.getByLabelText('Notes').fill('nine here');

  await expect.element(screen.getByText('9 of 10 characters')).toBeVisible();
});

test('a question of the office takes no answer that is too long', async () => {
  const done = vi.fn();
  const ask = { title: 'New group', label: 'Name', action: 'Make', maxLength: 10 };
  const screen = await render(
    <OfficeTestLook>
      <AskedDialog asked={{ kind: 'prompt', ask, done }} onExited={() => {}} />
    </OfficeTestLook>,
  );

  await screen.getByLabelText('Name').fill(LONG);
  await expect.element(screen.getByRole('button', { name: 'Make' })).toBeDisabled();
  await screen.getByLabelText('Name').fill('Zoo');
  await screen.getByRole('button', { name: 'Make' }).click();

  expect(done).toHaveBeenCalledExactlyOnceWith('Zoo');
});

test('a question of Play takes no answer that is too long', async () => {
  const onAnswer = vi.fn();
  const screen = await render(
    <PlayTestLook>
      <PlayPrompt title="Gift card" label="Code" maxLength={10} onAnswer={onAnswer} />
    </PlayTestLook>,
  );

  await screen.getByLabelText('Code').fill(LONG);
  await expect.element(screen.getByLabelText('Code')).toHaveValue(LONG);
  await expect.element(screen.getByRole('button', { name: 'OK' })).toBeDisabled();
  await expect.element(screen.getByText('13 characters: at most 10. Shorten it.')).toBeVisible();
  expect(onAnswer).not.toHaveBeenCalled();
});
