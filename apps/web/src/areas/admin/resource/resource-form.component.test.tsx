import { globalButtons } from '@flink/contract/resources/global-buttons.ts';
import type { Resource } from '@flink/contract/resources/kit/resource.ts';
import { lists } from '@flink/contract/resources/lists.ts';
import { OfficeTestLook } from '@flink/ui/testing/looks.tsx';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppPlace, signInAs } from '../../../testing/app-place.tsx';
import { fakeServer, lineLost, Refusal } from '../../../testing/fake-server.ts';
import type { ManagedRow } from './resource-api.ts';
import { ResourceForm } from './resource-form.tsx';

const list: ManagedRow = {
  _id: 'list-1',
  version: 3,
  isProtected: false,
  name: 'Colors',
  default: 'red',
  values: 'red,blue',
};

beforeEach(() => signInAs({ alias: 'SUPER' }));

const open = (resource: Resource, row: ManagedRow | null) =>
  render(
    <OfficeTestLook>
      <AppPlace>
        <div style={{ height: '100dvh' }}>
          <ResourceForm resource={resource} row={row} />
        </div>
      </AppPlace>
    </OfficeTestLook>,
  );

function listServer() {
  const server = fakeServer();
  server.answerAt('GET', '/api/admin/lists/{id}/used-in', () => ({ data: [] }));
  return server;
}

const saveKeys = '{Control>}s{/Control}';

test('saves a row once with its version, and is pristine again', async () => {
  const sent = listServer().answerAt('POST', '/api/admin/lists/edit', ({ body }) => ({
    data: { ...(body as object), version: 4, isProtected: false },
  }));
  const screen = await open(lists, list);
  const save = screen.getByRole('button', { name: /^Save/ });
  await expect.element(save).toBeDisabled();

  await screen.getByLabelText(/^Name/).fill('Colours');
  await save.click();

  await expect.element(screen.getByText('Colours is saved')).toBeVisible();
  await expect.element(save).toBeDisabled();
  expect(sent.map(({ body }) => body)).toEqual([
    { _id: 'list-1', version: 3, name: 'Colours', default: 'red', values: 'red,blue' },
  ]);
});

test('saves by keyboard, and only once while the call is on its way', async () => {
  const answer = Promise.withResolvers<unknown>();
  const sent = listServer().answerAt('POST', '/api/admin/lists/edit', () => answer.promise);
  const screen = await open(lists, list);
  await screen.getByLabelText(/^Name/).fill('Colours');

  await userEvent.keyboard(saveKeys);
  await userEvent.keyboard(saveKeys);
  answer.resolve({ data: { ...list, name: 'Colours', version: 4 } });

  await expect.element(screen.getByText('Colours is saved')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('names an empty required field in the save line, and leads there', async () => {
  const sent = listServer().answerAt('POST', '/api/admin/lists/edit', () => ({}));
  const screen = await open(lists, list);

  await screen.getByLabelText(/^Name/).fill('');
  await expect.element(screen.getByRole('button', { name: /^Save/ })).toBeDisabled();
  await screen.getByRole('button', { name: /^Name: / }).click();

  await expect.element(screen.getByLabelText(/^Name/)).toHaveFocus();
  expect(sent).toEqual([]);
});

test('shows a refusal beside its field, focuses it, and keeps every entry', async () => {
  listServer().answerAt('POST', '/api/admin/lists/edit', () => {
    throw new Refusal(400, 'request.invalid', { fields: { name: 'This name is taken' } });
  });
  const screen = await open(lists, list);

  await screen.getByLabelText(/^Default/).fill('blue');
  await screen.getByLabelText(/^Name/).fill('Shapes');
  await screen.getByRole('button', { name: /^Save/ }).click();

  await expect.element(screen.getByLabelText(/^Name/)).toHaveFocus();
  await expect.element(screen.getByLabelText(/^Name/)).toHaveAccessibleDescription(/This name is taken/);
  await expect.element(screen.getByLabelText(/^Default/)).toHaveValue('blue');
});

test('says that no answer came, keeps the entry, and can be saved again', async () => {
  let isLost = true;
  const sent = listServer().answerAt('POST', '/api/admin/lists/edit', () =>
    isLost ? lineLost() : { data: { ...list, name: 'Shapes', version: 4 } },
  );
  const screen = await open(lists, list);
  await screen.getByLabelText(/^Name/).fill('Shapes');
  await screen.getByRole('button', { name: /^Save/ }).click();

  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('No response from server');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  isLost = false;
  await expect.element(screen.getByLabelText(/^Name/)).toHaveValue('Shapes');
  await screen.getByRole('button', { name: /^Save/ }).click();

  await expect.element(screen.getByText('Shapes is saved')).toBeVisible();
  expect(sent).toHaveLength(2);
});

test('resets to what was saved last', async () => {
  listServer();
  const screen = await open(lists, list);
  await screen.getByLabelText(/^Name/).fill('Shapes');

  await screen.getByRole('button', { name: /^Reset/ }).click();

  await expect.element(screen.getByLabelText(/^Name/)).toHaveValue('Colors');
  await expect.element(screen.getByRole('button', { name: /^Save/ })).toBeDisabled();
});

test('can only be looked at without the permission to edit', async () => {
  signInAs({ alias: 'CENTER', permissions: { admin: { lists: { view: true } } } });
  listServer();
  const screen = await open(lists, list);

  await expect.element(screen.getByLabelText(/^Name/)).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
});

test('says that the row was deleted meanwhile, and keeps the entry to copy', async () => {
  const server = listServer();
  server.answerAt('POST', '/api/admin/lists/edit', () => {
    throw new Refusal(404, 'notFound');
  });
  server.answerAt('GET', '/api/admin/lists/{id}', () => {
    throw new Refusal(404, 'notFound');
  });
  const screen = await open(lists, list);
  await screen.getByLabelText(/^Name/).fill('Shapes');
  await screen.getByRole('button', { name: /^Save/ }).click();

  await expect
    .element(screen.getByRole('dialog'))
    .toMatchTextContent('Somebody else deleted Colors meanwhile');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByLabelText(/^Name/)).toHaveValue('Shapes');
});

/** The second save goes through; the first one finds what somebody else saved. */
function conflictServer(path: string, theirs: ManagedRow) {
  const server = fakeServer();
  server.answerAt('GET', `${path}/{id}/used-in`, () => ({ data: [] }));
  server.answerAt('GET', `${path}/{id}`, () => ({ data: theirs }));
  return server.answerAt('POST', `${path}/edit`, ({ body }, attempt) => {
    if (attempt === 1) throw new Refusal(409, 'conflict');
    return { data: { ...theirs, ...(body as object), version: theirs.version + 1 } };
  });
}

test('after a conflict saves mine where both changed, and theirs where they alone did', async () => {
  const sent = conflictServer('/api/admin/lists', { ...list, version: 7, name: 'Theirs', default: 'blue' });
  const screen = await open(lists, list);
  await screen.getByLabelText(/^Name/).fill('Mine');
  await screen.getByRole('button', { name: /^Save/ }).click();

  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('They changed Default');
  await expect.element(dialog.getByRole('radio', { name: /Yours/ })).toBeChecked();
  await expect.element(dialog.getByRole('button', { name: 'Save this' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');

  await expect.element(screen.getByText('Mine is saved')).toBeVisible();
  await expect.element(screen.getByLabelText(/^Default/)).toHaveValue('blue');
  expect(sent.at(-1)?.body).toEqual({
    _id: 'list-1',
    version: 7,
    name: 'Mine',
    default: 'blue',
    values: 'red,blue',
  });
});

test('after a conflict saves theirs where that is chosen', async () => {
  const sent = conflictServer('/api/admin/lists', { ...list, version: 7, name: 'Theirs' });
  const screen = await open(lists, list);
  await screen.getByLabelText(/^Name/).fill('Mine');
  await screen.getByLabelText(/^Default/).fill('blue');
  await screen.getByRole('button', { name: /^Save/ }).click();

  await screen.getByRole('radio', { name: /Theirs/ }).click();
  await screen.getByRole('button', { name: /^Save this/ }).click();

  await expect.element(screen.getByLabelText(/^Name/)).toHaveValue('Theirs');
  expect(sent.at(-1)?.body).toMatchObject({ version: 7, name: 'Theirs', default: 'blue' });
});

test('goes back from a conflict to the form with the own entry, and asks again at the next save', async () => {
  const sent = conflictServer('/api/admin/lists', { ...list, version: 7, name: 'Theirs' });
  const screen = await open(lists, list);
  await screen.getByLabelText(/^Name/).fill('Mine');
  await screen.getByRole('button', { name: /^Save/ }).click();

  await screen.getByRole('button', { name: /^Back to/ }).click();

  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText(/^Name/)).toHaveValue('Mine');
  expect(sent).toHaveLength(1);
  await screen.getByRole('button', { name: /^Save/ }).click();
  await vi.waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ version: 3, name: 'Mine' }));
});

test('asks about a text in the one language that both wrote in, and keeps both other languages', async () => {
  const button: ManagedRow = {
    _id: 'button-1',
    version: 1,
    isProtected: false,
    name: 'go',
    labels: { en: 'Go', es: 'Ir', sw: 'Nenda' },
    pictures: {},
    sounds: {},
  };
  const theirs = { ...button, version: 2, labels: { en: 'Go on', es: 'Adelante', sw: 'Nenda' } };
  const sent = conflictServer('/api/admin/globalButtons', theirs);
  const screen = await open(globalButtons, button);
  await screen.getByRole('textbox', { name: 'English' }).first().fill('Start');
  await screen.getByRole('textbox', { name: 'Kiswahili' }).first().fill('Anza');
  await screen.getByRole('button', { name: /^Save/ }).click();

  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByRole('group')).toMatchTextContent('English');
  await dialog.getByRole('button', { name: 'Save this' }).click();

  await vi.waitFor(() =>
    expect(sent.at(-1)?.body).toMatchObject({
      version: 2,
      labels: { en: 'Start', es: 'Adelante', sw: 'Anza' },
    }),
  );
});

test('saves no row while one of its files is still being uploaded', async () => {
  const link = Promise.withResolvers<unknown>();
  const server = fakeServer();
  server.answerAt('GET', '/api/admin/globalButtons/{id}/used-in', () => ({ data: [] }));
  server.answerAt('POST', '/api/admin/globalButtons/upload', () => link.promise);
  const sent = server.answerAt('POST', '/api/admin/globalButtons/edit', () => ({}));
  const button: ManagedRow = {
    _id: 'button-1',
    version: 1,
    isProtected: false,
    name: 'home',
    labels: { en: 'Home' },
    pictures: {},
    sounds: {},
  };
  const screen = await open(globalButtons, button);
  await screen.getByLabelText(/^Name/).fill('house');
  await expect.element(screen.getByText('Choose a file').first()).toBeVisible();
  const input = screen.container.querySelector<HTMLInputElement>('input[type="file"][accept*=".png"]');

  await userEvent.upload(input as HTMLInputElement, new File(['x'], 'home.png', { type: 'image/png' }));
  await expect.element(screen.getByText(/Still uploading/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Save/ })).toBeDisabled();
  await userEvent.keyboard(saveKeys);
  link.reject(new Error('over'));

  await expect.element(screen.getByText(/Still uploading/)).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: /^Save/ })).toBeEnabled();
  expect(sent).toHaveLength(0);
});
