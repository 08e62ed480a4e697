import { Button } from '@flink/ui/office/buttons/button.tsx';
import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { OfficeTestLook } from '@flink/ui/testing/looks.tsx';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppPlace } from '../../testing/app-place.tsx';
import { fakeServer, lineLost, Refusal } from '../../testing/fake-server.ts';
import { officeApi } from '../office/office-api.ts';
import { useDraft } from './use-draft.ts';

const START = { firstname: 'Ada', lastname: 'Admin', email: 'ada@flink.test', locale: 'en' };
const URL = '/api/users/my-account';

interface FormProps {
  readonly onSaved?: (reply: unknown) => unknown;
  readonly onFailed?: (error: Error) => unknown;
}

function AccountForm({ onSaved, onFailed }: FormProps) {
  const form = useDraft({
    initial: START,
    check: ({ firstname }): Record<string, string> => (firstname === '' ? { firstname: 'Fill this in' } : {}),
    send: (values) => officeApi('saveMyAccount', { body: values }),
    ...(onSaved ? { onSaved } : {}),
    ...(onFailed ? { onFailed } : {}),
  });
  return (
    <form onSubmit={form.submit} noValidate>
      <TextField
        label="First name"
        value={form.values.firstname}
        onChange={(firstname) => form.change({ firstname })}
        error={form.errors.firstname}
      />
      <TextField
        label="Email"
        value={form.values.email}
        onChange={(email) => form.change({ email })}
        error={form.errors.email}
      />
      <p role="status">{form.sending ? 'Saving' : form.changedFields.join(', ') || 'Nothing to save'}</p>
      {form.failure && <p role="alert">{form.failure.message}</p>}
      <Button type="submit">Save</Button>
    </form>
  );
}

const open = (props: FormProps = {}) =>
  render(
    <OfficeTestLook>
      <AppPlace>
        <AccountForm {...props} />
      </AppPlace>
    </OfficeTestLook>,
  );

test('shows what the form finds wrong only after somebody wanted to save, and sends nothing', async () => {
  const sent = fakeServer().answerAt('PUT', URL, () => ({ success: true }));
  const screen = await open();

  await screen.getByLabelText('First name').fill('');
  await expect.element(screen.getByText('Fill this in')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Save' }).click();

  await expect.element(screen.getByText('Fill this in')).toBeVisible();
  await expect.element(screen.getByLabelText('First name')).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
});

test('shows what the server refused beside its field, keeps every entry, and takes it back when the field changes', async () => {
  fakeServer().answerAt('PUT', URL, () => {
    throw new Refusal(400, 'request.invalid', { fields: { email: 'Taken' } });
  });
  const onFailed = vi.fn();
  const screen = await open({ onFailed });

  await screen.getByLabelText('First name').fill('Zawadi');
  await screen.getByLabelText('Email').fill('taken@flink.test');
  await userEvent.keyboard('{Enter}');

  await expect.element(screen.getByText('Taken')).toBeVisible();
  await expect.element(screen.getByLabelText('First name')).toHaveValue('Zawadi');
  await expect.element(screen.getByLabelText('Email')).toHaveValue('taken@flink.test');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  expect(onFailed).not.toHaveBeenCalled();
  await screen.getByLabelText('Email').fill('free@flink.test');
  await expect.element(screen.getByText('Taken')).not.toBeInTheDocument();
});

test('says that no answer came, and loses nothing', async () => {
  fakeServer().answerAt('PUT', URL, lineLost);
  const screen = await open();

  await screen.getByLabelText('First name').fill('Zawadi');
  await screen.getByRole('button', { name: 'Save' }).click();

  await expect.element(screen.getByRole('alert')).toHaveTextContent('No response from server');
  await expect.element(screen.getByRole('status')).toHaveTextContent('firstname');
});

test('sends once when it is sent twice at once', async () => {
  const answer = Promise.withResolvers<unknown>();
  const sent = fakeServer().answerAt('PUT', URL, () => answer.promise);
  const screen = await open();
  await screen.getByLabelText('First name').fill('Zawadi');

  const button = screen.getByRole('button', { name: 'Save' }).element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Saving');
  button.click();
  answer.resolve({ success: true });

  await expect.element(screen.getByRole('status')).toHaveTextContent('Nothing to save');
  expect(sent).toHaveLength(1);
});

test('keeps what is typed while it is on its way as a new change', async () => {
  const answer = Promise.withResolvers<unknown>();
  const sent = fakeServer().answerAt('PUT', URL, () => answer.promise);
  const screen = await open();

  await screen.getByLabelText('First name').fill('Zawadi');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Saving');
  await screen.getByLabelText('Email').fill('later@flink.test');
  answer.resolve({ success: true });

  await expect.element(screen.getByRole('status')).toHaveTextContent('email');
  await expect.element(screen.getByLabelText('Email')).toHaveValue('later@flink.test');
  expect(sent.map(({ body }) => body)).toEqual([{ ...START, firstname: 'Zawadi' }]);
});

test('saves to the end when its screen goes meanwhile', async () => {
  const answer = Promise.withResolvers<unknown>();
  const sent = fakeServer().answerAt('PUT', URL, () => answer.promise);
  const onSaved = vi.fn();
  const screen = await open({ onSaved });
  await screen.getByLabelText('First name').fill('Zawadi');
  await screen.getByRole('button', { name: 'Save' }).click();
  await vi.waitFor(() => expect(sent).toHaveLength(1));

  await screen.unmount();
  answer.resolve({ success: true });

  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
});
