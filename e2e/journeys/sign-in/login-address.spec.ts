import { DEMO_PASSWORD } from '../../../content/load/demo-world.ts';
import { barriers } from '../../support/accessibility.ts';
import { expect, test } from '../../support/test.ts';

test('a password in the address is used once and is gone from address and history', async ({ page }) => {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(`${request.url()} ${request.headers().referer ?? ''}`));

  await page.goto(`/login?autoLogin=1&username=leo&password=${DEMO_PASSWORD}`);

  await expect(page).toHaveURL('/play');
  await page.goBack();
  expect(page.url()).not.toContain(DEMO_PASSWORD);
  const afterTheFirst = seen.filter((line) => !line.includes('/login?autoLogin=1'));
  expect(afterTheFirst.filter((line) => line.includes(DEMO_PASSWORD))).toEqual([]);
});

test('a link asks before it signs in on a device where somebody else was last', async ({
  page,
  complaints,
}) => {
  complaints.forgive(/409/);
  const signedOut = () => page.evaluate(() => localStorage.removeItem('flink-token'));
  await page.goto(`/login?autoLogin=1&username=ana&password=${DEMO_PASSWORD}`);
  await expect(page).toHaveURL('/play');
  await signedOut();

  await page.goto(`/login?autoLogin=1&username=john&password=${DEMO_PASSWORD}`);
  const question = page.getByRole('alertdialog', { name: 'Somebody else was here last' });
  await expect(question).toContainText('Sign in as John?');
  await expect(question.getByRole('button', { name: 'Yes' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page.getByLabel('Email or username')).toHaveValue('john');
  expect(await page.evaluate(() => localStorage.getItem('flink-token'))).toBeNull();

  await page.goto(`/login?autoLogin=1&username=john&password=${DEMO_PASSWORD}&locale=es`);
  const inSpanish = page.getByRole('alertdialog', { name: 'La última vez entró otra persona' });
  await expect(inSpanish).toContainText('¿Entrar como John?');
  await inSpanish.getByRole('button', { name: 'Sí' }).click();
  await expect(page).toHaveURL('/play');
});

// Not by anybody whose menu others look at: the first open decides which module is theirs.
for (const [where, address] of [
  ["a center's login", '/maple?username=john'],
  ['a team of three', '/login?username=ana&username2=leo&password2=*&username3=mia&password3=*'],
] as const) {
  test(`an address of ${where} in another language than the browser's signs in`, async ({ page }) => {
    await page.goto(`${address}&password=*&autoLogin=1&locale=es`.replaceAll('*', DEMO_PASSWORD));

    await expect(page).toHaveURL('/play');
  });
}

test('a name in the address is filled in and waits for the password', async ({ page }) => {
  await page.goto('/login?username=leo&locale=es');

  await expect(page.getByLabel('Correo o nombre de usuario')).toHaveValue('leo');
  await expect(page).toHaveURL(/username=leo/);
});

test('instructions after registering are shown once and name the product and the username', async ({
  page,
}) => {
  const data = encodeURIComponent(JSON.stringify({ productName: 'Flink Family', username: 'ana9' }));

  await page.goto(`/login?showInstructions=1&instructionsData=${data}`);

  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Flink Family');
  await expect(dialog).toContainText('ana9');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toHaveCount(0);
});

test('why a payment keeps somebody out is told with a way to support', async ({ page, complaints }) => {
  complaints.forgive(/402/);
  for (const [code, text] of [
    ['payments.rejected', 'Your payment was rejected'],
    ['payments.refunded', 'Your payment was refunded'],
    ['payments.pending', 'Your payment is pending. Try to login later'],
  ] as const) {
    await page.route('**/api/auth/login', (route) =>
      route.fulfill({ status: 402, json: { success: false, code, message: text } }),
    );

    await page.goto(`/login?autoLogin=1&username=leo&password=${DEMO_PASSWORD}`);

    await expect(page.getByRole('alertdialog')).toContainText(text);
    await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', /^mailto:/);
    await page.unrouteAll();
  }
});

test('of a team the family admin may pay and resume, with another card where the own is declined, and all come in', async ({
  page,
  complaints,
}) => {
  complaints.forgive(/402/);
  const together = `/login?autoLogin=1&username=nils&password=${DEMO_PASSWORD}&username2=astrid&password2=${DEMO_PASSWORD}`;
  // Without a card on file nothing is tried first: the terms and the fields of one come at once.
  await page.route('**/api/auth/login', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    await route.fulfill({ response, json: { ...json, theirs: { ...json.theirs, card: null } } });
  });
  await page.goto(together);
  const first = page.getByRole('alertdialog', { name: 'Add a card' });
  await expect(first).toContainText('Pay now and resume your account? Astrid Lindqvist pays $7.99 today.');
  await expect(first.getByLabel('Test card')).toBeVisible();
  await expect(first.getByRole('alert')).toHaveCount(0);
  await first.getByRole('button', { name: 'Cancel' }).click();
  await page.unrouteAll();

  const asked = page.waitForRequest('**/api/auth/resume-payments');
  await page.goto(together);
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(question).toContainText(
    'Pay now and resume your account? Astrid Lindqvist pays $7.99 today with Visa 0341.',
  );
  await expect(question).toContainText(/The next payment is on \w+ \d+, \d{4}\./);
  await expect(page.getByText("Let's try that once more!")).toHaveCount(0);
  await question.getByRole('button', { name: 'Pay $7.99' }).click();

  expect((await asked).postDataJSON()).toEqual({ username: 'astrid', password: DEMO_PASSWORD });
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to resume your account. Please re-check your billing card amount and try again',
  );
  expect(await barriers(page)).toEqual([]);
  await page.getByLabel('Test card').selectOption({ label: 'Visa 3184: bank asks for approval' });
  await page.getByRole('button', { name: 'Pay $7.99' }).click();
  await expect(page.getByText('Is it you who pays $7.99?')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, it is me' }).click();
  await expect(page.getByText('Success. You can now try to log in again')).toBeVisible();
  await page.goto(together);
  await page.waitForURL('**/play**');
});
