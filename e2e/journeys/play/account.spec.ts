import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../../content/load/demo-world.ts';
import { barriers } from '../../support/accessibility.ts';
import { overTheEdge, smallTargets } from '../../support/layout.ts';
import { still } from '../../support/settled.ts';
import { surroundings } from '../../support/surroundings.ts';
import { expect, test } from '../../support/test.ts';

const TALKS = /40[0-9]|50[0-9]/;

const room = (page: Page) => page.getByRole('dialog', { name: /^Account/ });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).last();
const confirm = (page: Page, name: string) =>
  page.locator('dialog[open]').last().getByRole('button', { name, exact: true });
const testCard = (page: Page) => page.getByLabel('Test card');

/** A new one, worth two hours of John's. */
async function giftCard(request: APIRequestContext): Promise<string> {
  const signedIn = await request.post('/api/auth/login', {
    headers: { 'x-forwarded-for': '192.0.2.220' },
    data: { username: 'master@flink.test', password: DEMO_PASSWORD },
  });
  const code = `GIFT-${Date.now()}`;
  await request.post('/api/admin/giftCards/add', {
    headers: { authorization: `Bearer ${(await signedIn.json()).token}` },
    data: { code, value: 3, currencyIsoCode: 'USD', masterOrganizationId: null, expiresOn: null },
  });
  return code;
}

async function openAccount(page: Page): Promise<void> {
  page.setDefaultTimeout(15_000);
  await page.goto('/play');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Manage/ })
    .click();
  await expect(room(page).getByText('What you bought')).toBeVisible();
}

test.describe('a family that pays by card', () => {
  test.use({ as: 'john', speaks: 'en', signsOut: true });

  test('buys hours: a decline keeps the form, the bank asks, the money is asked back, and a gift card gives hours once', async ({
    page,
    request,
    complaints,
  }) => {
    complaints.forgive(TALKS);
    await openAccount(page);
    await still(page);
    expect(await barriers(page)).toEqual([]);
    expect(await smallTargets(page, 64)).toEqual([]);
    expect(await overTheEdge(page)).toEqual([]);

    await expect(room(page).getByText('You pay $7.50 once.')).toBeVisible();
    await button(page, 'Pay $7.50').click();
    await testCard(page).selectOption({ label: 'Visa 0002: is declined' });
    await confirm(page, 'Pay $7.50').click();
    await expect(page.getByRole('alert')).toHaveText('Card Error! Try other card!');

    await testCard(page).selectOption({ label: 'Visa 3184: bank asks for approval' });
    await page.getByLabel(/^Keep this card/).check({ force: true });
    await confirm(page, 'Pay $7.50').click();
    await confirm(page, 'No').click();
    await expect(page.getByRole('alert')).toHaveText('Card Error! Try other card!');
    await confirm(page, 'Pay $7.50').click();
    await confirm(page, 'Yes, it is me').click();
    await expect(page.getByText('Payment successful')).toBeVisible();
    const bought = room(page).getByRole('listitem').filter({ hasText: '5 hours' }).first();
    await expect(bought).toContainText('$7.50');
    // What was pressed is not there to be pressed again.
    await expect(button(page, /^Pay /)).toHaveCount(0);
    const receipt = room(page).getByRole('button', { name: /^Download R-\d+ as PDF/ });
    const [download] = await Promise.all([page.waitForEvent('download'), receipt.click()]);
    expect(download.suggestedFilename()).toMatch(/^R-\d{6}\.pdf$/);
    const notices = page.getByRole('switch', { name: 'Email me when time runs low' });
    await notices.click();
    await expect(notices).not.toBeChecked();
    await button(page, 'Back to account').click();
    await expect(button(page, /^Pay /)).toBeVisible();

    // Hours go on by themselves where the family wants it, and stop where it does not.
    await expect(room(page).getByText('Visa ···· 3184')).toBeVisible();
    const automatic = page.getByRole('switch', { name: /^Automatic payments/ });
    await automatic.click();
    await expect(
      page
        .locator('dialog[open]')
        .last()
        .getByText(
          'When time runs low, 5 hours are bought automatically for $7.50. You can turn it off here.',
        ),
    ).toBeVisible();
    await confirm(page, 'Turn on automatic payments').click();
    await expect(automatic).toBeChecked();
    await automatic.click();
    await expect(automatic).not.toBeChecked();
    await room(page)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await confirm(page, 'Remove').click();
    await expect(automatic).toBeDisabled();

    await bought.getByRole('button', { name: /^Refund/ }).click();
    await expect(page.getByText(/^5 hours: you ask for the \$7\.50 back that you paid on /)).toBeVisible();
    await page.getByLabel('Tell us why you want to refund?').fill('We bought it twice');
    await confirm(page, 'Ask for $7.50 back').click();
    await expect(page.getByText('You request was sent. We will consider it soon.')).toBeVisible();
    await expect(bought).toContainText('You asked for a refund');

    await button(page, 'Use a gift card').click();
    await page.getByLabel('Code on the card').fill('NO-SUCH-CARD');
    await confirm(page, 'OK').click();
    await confirm(page, 'OK').click();
    await expect(page.getByLabel('Code on the card')).toHaveValue('NO-SUCH-CARD');
    const code = await giftCard(request);
    await page.getByLabel('Code on the card').fill(code);
    await confirm(page, 'OK').click();
    await expect(page.getByText('The gift card gave you 2 hours')).toBeVisible();
    await button(page, 'Use a gift card').click();
    await page.getByLabel('Code on the card').fill(code);
    await confirm(page, 'OK').click();
    await expect(page.getByText(/^This gift card cannot be used/)).toBeVisible();
  });
});

test.describe('a family whose month is over', () => {
  test.use({ as: 'lena', speaks: 'en', signsOut: true });

  test('subscribes from the sheet that says so: the card fields fail, then the bank asks, then it plays on where it was', async ({
    page,
    request,
    complaints,
  }) => {
    complaints.forgive(TALKS);
    complaints.forgive(/js\.stripe\.com|js\.braintreegateway\.com/);
    page.setDefaultTimeout(15_000);
    // As where Braintree gives no token, and then where Stripe is configured and does not answer.
    let configured: object = { cardFields: 'braintree', publicKey: null };
    await page.route('**/api/purchases/account/*', async (route) => {
      const reply = await route.fetch();
      const body = await reply.json();
      Object.assign(body.data.payingWith, configured);
      await route.fulfill({ response: reply, json: body });
    });
    const noToken = { success: false, code: 'payments.clientTokenFailed', message: 'No form today' };
    await page.route('**/api/purchases/client-token*', (route) =>
      route.fulfill({ status: 502, json: noToken }),
    );
    await page.goto('/play');
    await page.getByRole('button', { name: /^Manage/ }).click();
    await button(page, 'Pay $7.99').click();
    await page.getByRole('radio', { name: /another card/i }).check({ force: true });
    await expect(page.getByRole('alert')).toContainText('No form today');

    configured = { cardFields: 'stripe', publicKey: 'pk_test_1' };
    await page.goto('/play');
    await page.getByRole('button', { name: /^Manage/ }).click();
    await expect(page.getByText('of paid time left. Pay for more time to keep playing.')).toBeVisible();
    await expect(page.getByText(/It is then paid until .* It does not renew by itself\./)).toBeVisible();
    await page.getByRole('radio', { name: 'Every month' }).check({ force: true });
    await button(page, 'Pay $7.99').click();
    await page.getByRole('radio', { name: /another card/i }).check({ force: true });
    await expect(page.getByRole('alert')).toContainText('Nothing was charged');
    await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', /^mailto:/);
    await expect(confirm(page, 'Pay $7.99')).toBeDisabled();
    await page.unrouteAll();

    const headers = { authorization: `Bearer ${surroundings().tokens.leo}` };
    const { data } = await (await request.get('/api/flink-play/get-data?menu=selected', { headers })).json();
    await page.goto(`/play/group/${data.menu.activityGroups[0]._id}`);
    await page.getByRole('button', { name: /^Manage/ }).click();
    await page.getByRole('radio', { name: 'Every month' }).check({ force: true });
    await button(page, 'Pay $7.99').click();
    await page.getByRole('radio', { name: /another card/i }).check({ force: true });
    await testCard(page).selectOption({ label: 'Visa 3184: bank asks for approval' });
    await confirm(page, 'Pay $7.99').click();
    await confirm(page, 'No').click();
    await expect(page.getByRole('alert')).toHaveText('Card Error! Try other card!');
    await confirm(page, 'Pay $7.99').click();
    await confirm(page, 'Yes, it is me').click();
    await expect(page.getByText('Automatic Payments enabled')).toBeVisible();
    // Nobody loads the page anew: what was refused is there by itself.
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.locator('a[data-item]').first()).toBeVisible();
  });
});

test.describe('a family with hours left to pay', () => {
  test.use({ as: 'claire', speaks: 'en', signsOut: true });

  test('buys all of it with the discount, and then there is nothing more to pay or to manage', async ({
    page,
  }) => {
    await openAccount(page);
    await page.getByRole('radio', { name: 'Buy all remaining hours' }).check({ force: true });
    await expect(room(page).getByText('instead of $24.00')).toBeVisible();
    await expect(room(page).getByText('You pay $20.40 once.')).toBeVisible();
    await button(page, 'Pay $20.40').click();
    // Esc leaves the form, and not what it was opened from.
    await page.keyboard.press('Escape');
    await expect(page.getByLabel(/^Keep this card/)).toHaveCount(0);
    await button(page, 'Pay $20.40').click();
    await page.getByLabel(/^Keep this card/).check({ force: true });
    await confirm(page, 'Pay $20.40').click();
    await expect(page.getByText('Payment successful')).toBeVisible();
    await expect(room(page).getByText('As much as you like')).toBeVisible();
    await expect(button(page, /^Pay /)).toHaveCount(0);
  });
});

test.describe('a family that pays by telephone', () => {
  test.use({ as: 'baraka', speaks: 'en', signsOut: true });

  test('buys hours by mobile money and refreshes when it has approved', async ({ page }) => {
    // The language of his first open is kept, and menu.spec.ts is to see it.
    await page.route('**/update-learners', (route) => route.fulfill({ json: { success: true, data: [] } }));
    await openAccount(page);
    await button(page, /^Pay KSh/).click();
    await expect(page.getByText('Wrong phone number')).toBeVisible();
    await expect(page.getByLabel('Phone number')).toBeFocused();

    await page.getByLabel('Phone number').fill('0712 345 678');
    await button(page, /^Pay KSh/).click();
    await expect(
      page.getByText(
        'Request Successfully Processed. Click refresh button when you will approve the payment',
      ),
    ).toBeVisible();
    await confirm(page, 'OK').click();
    await room(page).getByRole('button', { name: 'Refresh' }).first().click();
    await expect(page.getByText('Payment successful')).toBeVisible();
    await expect(room(page).getByRole('listitem').first()).toContainText('Paid');
  });
});

test.describe('a family that has subscribed', () => {
  test.use({ as: 'ana', speaks: 'en', signsOut: true });

  test('cancels in two presses, resumes for the amount that is said, and changes its card', async ({
    page,
  }) => {
    await openAccount(page);
    const row = room(page).getByRole('listitem').first();
    await row.getByRole('button', { name: /^Cancel/ }).click();
    await expect(page.getByText('You sure you want to cancel subscription?')).toBeVisible();
    await confirm(page, 'Cancel it').click();
    await expect(row).toContainText('Canceled');

    // What was pressed is gone; who works by keys goes on with what stands in its place.
    const resume = row.getByRole('button', { name: /^Resume/ });
    await expect(resume).toBeFocused();
    await expect(resume).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Resume subscription? You pay $7.99 today.')).toBeVisible();
    await expect(
      page.getByText('3 more payments of $7.99 follow by themselves, one each month.'),
    ).toBeVisible();
    await confirm(page, 'Pay $7.99').click();
    await expect(page.getByText('Payment successful')).toBeVisible();
    await expect(row).toContainText('Active');

    await button(page, 'Use another card').click();
    await testCard(page).selectOption({ label: 'Mastercard 4444: pays' });
    await confirm(page, 'Keep this card').click();
    await expect(room(page).getByText('Mastercard ···· 4444')).toBeVisible();
  });
});

test.describe('a family that pays by the month', () => {
  test.use({ as: 'petra', speaks: 'en', signsOut: true });

  test('turns automatic payments off and on again, and what that costs and when is said first', async ({
    page,
  }) => {
    await openAccount(page);
    const automatic = page.getByRole('switch', { name: /^Automatic payments/ });
    await expect(automatic).toContainText('$7.99');
    // A second try may find it off.
    if (await automatic.isChecked()) await automatic.click();
    await expect(
      page
        .getByText('Automatic Payments cancelled')
        .or(button(page, /^Pay \$7.99|^Begin/))
        .first(),
    ).toBeVisible();
    await expect(automatic).not.toBeChecked();

    await page.getByRole('radio', { name: 'Every month' }).check({ force: true });
    await expect(
      page.getByText('It renews by itself each month for $7.99. You can turn it off here at any time.'),
    ).toBeVisible();
    await automatic.click();
    await expect(
      page
        .locator('dialog[open]')
        .last()
        .getByText(/You pay nothing today\. The first \$7\.99 is due on/),
    ).toBeVisible();
    await confirm(page, 'Turn on automatic payments').click();
    await expect(page.getByText('Automatic Payments enabled')).toBeVisible();
    await expect(automatic).toBeChecked();
  });
});

test.describe('a family that pays by the year', () => {
  test.use({ as: 'samir', speaks: 'en', signsOut: true });

  test('pays one year more, once, and then lets each year be paid by itself', async ({ page }) => {
    await openAccount(page);
    await expect(room(page).getByText('You pay $79.00 once.')).toBeVisible();
    await button(page, 'Pay $79.00').click();
    await confirm(page, 'Pay $79.00').click();
    await expect(page.getByText('Payment successful')).toBeVisible();
    await expect(room(page).getByRole('listitem').first()).toContainText('$79.00');
    await button(page, 'Back to account').click();

    await page.getByRole('radio', { name: 'Every year' }).check({ force: true });
    await expect(
      room(page).getByText('It renews by itself each year for $79.00. You can turn it off here at any time.'),
    ).toBeVisible();
    await button(page, 'Begin').click();
    await confirm(page, 'Begin').click();
    await expect(page.getByText('Automatic Payments enabled')).toBeVisible();
    await expect(page.getByRole('switch', { name: /^Automatic payments: on/ })).toBeChecked();
  });
});

test.describe('a family with a payment that failed', () => {
  test.use({ as: 'ngozi', speaks: 'en', signsOut: true });

  test('tries again with another card, which stays on file', async ({ page, complaints }) => {
    complaints.forgive(TALKS);
    await openAccount(page);
    const late = room(page).getByRole('listitem').filter({ hasText: 'of 4' });
    await expect(late).toContainText('Flink Family, level 1');
    await expect(late).toContainText('Past due');
    await late.getByRole('button', { name: /^Try again/ }).click();
    await page.getByRole('radio', { name: /another card/i }).check({ force: true });
    await testCard(page).selectOption({ label: 'Visa 0002: is declined' });
    await confirm(page, 'Pay $4.00').click();
    await expect(page.getByRole('alert')).toHaveText('Card Error! Try other card!');
    await testCard(page).selectOption({ label: 'Mastercard 4444: pays' });
    await confirm(page, 'Pay $4.00').click();
    await expect(page.getByText('Payment successful')).toBeVisible();
    await expect(late).toContainText('Active');
    await expect(room(page).getByText('Mastercard ···· 4444')).toBeVisible();
  });
});

test('installments that are cancelled before the last end at the door, where the family admin pays and comes in again', async ({
  page,
  complaints,
}) => {
  complaints.forgive(TALKS);
  page.setDefaultTimeout(15_000);
  await page.goto(`/login?autoLogin=1&username=yuki&password=${DEMO_PASSWORD}&locale=en`);
  await page.waitForURL('**/play**');
  await openAccount(page);
  await room(page)
    .getByRole('button', { name: /^Cancel/ })
    .click();
  await expect(
    page.getByText('If you cancel now, before having paid all installments, you account will be blocked.'),
  ).toBeVisible();
  await confirm(page, 'Cancel it').click();
  const blocked = page.getByRole('alertdialog', { name: 'It is canceled' });
  await expect(blocked).toContainText('Nothing more is charged.');
  await expect(blocked).toContainText('your account is blocked');
  await expect(page).not.toHaveURL(/\/play/);

  const comesIn = (who: string) => page.goto(`/login?autoLogin=1&${who}&locale=en`);
  await comesIn(`username=yuki&password=${DEMO_PASSWORD}`);
  await expect(page.getByText(/^Pay now and resume your account\? You pay \$12\.50 today/)).toBeVisible();
  await confirm(page, 'Pay $12.50').click();
  await expect(page.getByText('Success. You can now try to log in again')).toBeVisible();
  await comesIn(`username=yuki&password=${DEMO_PASSWORD}`);
  await page.waitForURL('**/play**');
});

test('who pays by telephone pays at the door: a number, the approval, Refresh', async ({
  page,
  complaints,
}) => {
  complaints.forgive(TALKS);
  page.setDefaultTimeout(15_000);
  const comesIn = () => page.goto(`/login?autoLogin=1&username=wanjiru&password=${DEMO_PASSWORD}&locale=en`);
  await comesIn();
  await expect(
    page.getByText(/^Pay now and resume your account\? You pay KSh.950 today by mobile money/),
  ).toBeVisible();
  const pays = page.locator('dialog[open]').getByRole('button', { name: /^Pay KSh.950$/ });
  await page.getByLabel('Phone').fill('12345');
  await pays.click();
  await expect(page.getByText('Wrong phone number')).toBeVisible();
  await expect(page.getByLabel('Phone')).toHaveValue('12345');
  await page.getByLabel('Phone').fill('0712 345 678');
  await pays.click();
  await expect(
    page.getByText('Request Successfully Processed. Click refresh button when you will approve the payment'),
  ).toBeVisible();
  await confirm(page, 'Refresh').click();
  await expect(page.getByText('Success. You can now try to log in again')).toBeVisible();
  await comesIn();
  await page.waitForURL('**/play**');
});
