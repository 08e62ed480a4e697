import { PlayTestLook } from '@flink/ui/testing/looks.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { adoptLocale, chooseLocale, currentLocale, visitInLocale } from '../../../shared/locale.ts';
import { TOKEN_KEY, VISIT_TOKEN_KEY } from '../../../shared/prefetch/storage-keys.ts';
import { currentSession, signOut } from '../../../shared/session/session-store.ts';
import { AppPlace, tokenOf } from '../../../testing/app-place.tsx';
import { fakeServer, Refusal } from '../../../testing/fake-server.ts';
import { KeepSignedIn } from './keep-signed-in.tsx';
import { useSignIn } from './use-sign-in.ts';

afterEach(() => {
  signOut();
  adoptLocale(null);
});

function SignIn() {
  const { signIn, busy, message, keep, setKeep } = useSignIn();
  return (
    <>
      <KeepSignedIn keep={keep} setKeep={setKeep} />
      <button type="button" disabled={busy} onClick={() => signIn({ username: 'leo', password: 'secret' })}>
        Sign in
      </button>
      <p role="status">{message}</p>
    </>
  );
}

const open = () =>
  render(
    <PlayTestLook>
      <AppPlace>
        <SignIn />
      </AppPlace>
    </PlayTestLook>,
  );

function loginServer() {
  const server = fakeServer();
  const token = tokenOf({ alias: 'REGULAR' });
  server.answer('login', () => ({ success: true, token, board: null }) as never);
  server.answer('commonAll', () => ({ success: true }) as never);
  return { token };
}

test('stays signed in on this device, as long as nobody says otherwise', async () => {
  const { token } = loginServer();
  const screen = await open();
  await expect.element(screen.getByRole('checkbox', { name: 'Keep me signed in' })).toBeChecked();

  await screen.getByRole('button', { name: 'Sign in' }).click();

  await vi.waitFor(() => expect(localStorage.getItem(TOKEN_KEY)).toBe(token));
  expect(sessionStorage.getItem(VISIT_TOKEN_KEY)).toBeNull();
});

test('without it the session ends with the tab, and nothing stays on the device', async () => {
  const { token } = loginServer();
  const screen = await open();

  await screen.getByRole('checkbox', { name: 'Keep me signed in' }).click();
  await screen.getByRole('button', { name: 'Sign in' }).click();

  await vi.waitFor(() => expect(sessionStorage.getItem(VISIT_TOKEN_KEY)).toBe(token));
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  expect(currentSession()?.userRole.alias).toBe('REGULAR');
  signOut();
  expect(currentSession()).toBeNull();
});

test('signs nobody in after a refusal', async () => {
  fakeServer().answer('login', () => {
    throw new Refusal(401, 'auth.wrongCredentials', { message: 'Wrong username or password' });
  });
  const screen = await open();

  await screen.getByRole('button', { name: 'Sign in' }).click();

  await expect.element(screen.getByText('Wrong username or password')).toBeVisible();
  expect(currentSession()).toBeNull();
});

test.each([
  ['of an address ends with the visit', visitInLocale, 'en'],
  ['that was chosen by hand stays on the device', chooseLocale, 'es'],
] as const)('a language %s', async (_, choose, afterwards) => {
  loginServer();
  const screen = await open();
  choose('es');
  await screen.getByRole('button', { name: 'Sign in' }).click();
  await vi.waitFor(() => expect(currentSession()).not.toBeNull());
  expect(currentLocale()).toBe('es');

  signOut();

  expect(currentLocale()).toBe(afterwards);
});
