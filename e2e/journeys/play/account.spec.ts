import type { Page } from '@playwright/test';
import { barriers } from '../../support/accessibility.ts';
import { overTheEdge, smallTargets } from '../../support/layout.ts';
import { still } from '../../support/settled.ts';
import { expect, test } from '../../support/test.ts';

const TALKS = /40[0-9]|50[0-9]/;

const room = (page: Page) => page.getByRole('dialog', { name: /^Account/ });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).last();
const confirm = (page: Page, name: string) =>
  page.locator('dialog[open]').last().getByRole('button', { name, exact: true });
const testCard = (page: Page) => page.getByLabel('Test card');

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

  test('buys hours: a decline keeps the form, the bank asks, and the money is asked back', async ({
    page,
    complaints,
  }) => {
    complaints.forgive(TALKS);
    await openAccount(page);
    await still(page);
    expect(await barriers(page)).toEqual([]);
    expect(await smallTargets(page, 64)).toEqual([]);
    expect(await overTheEdge(page)).toEqual([]);

    await expect(room(page).getByText('You pay $7.50 today, once.')).toBeVisible();
    await button(page, 'Pay $7.50').click();
    await testCard(page).selectOption({ label: 'Visa 0002: is declined' });
    await confirm(page, 'Pay $7.50').click();
    await expect(page.getByRole('alert')).toHaveText('Card Error! Try other card!');

    await testCard(page).selectOption({ label: 'Visa 3184: the bank asks first' });
    await confirm(page, 'Pay $7.50').click();
    await confirm(page, 'No').click();
    await expect(page.getByRole('alert')).toHaveText('Card Error! Try other card!');
    await confirm(page, 'Pay $7.50').click();
    await confirm(page, 'Yes, it is me').click();
    await expect(page.getByText('Payment successful')).toBeVisible();
    const bought = room(page).getByRole('listitem').filter({ hasText: '5 hours' }).first();
    await expect(bought).toContainText('$7.50');

    await bought.getByRole('button', { name: /^Refund/ }).click();
    await page.getByLabel('Tell us why you want to refund?').fill('We bought it twice');
    await confirm(page, 'OK').click();
    await expect(page.getByText('You request was sent. We will consider it soon.')).toBeVisible();
    await expect(bought).toContainText('You asked for a refund');

    await button(page, 'Use a gift card').click();
    await page.getByLabel('Code on the card').fill('NO-SUCH-CARD');
    await confirm(page, 'OK').click();
    await confirm(page, 'OK').click();
    await expect(page.getByLabel('Code on the card')).toHaveValue('NO-SUCH-CARD');
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

    await row.getByRole('button', { name: /^Resume/ }).click();
    await expect(page.getByText('Resume subscription? You pay $7.99 today.')).toBeVisible();
    await confirm(page, 'Pay $7.99').click();
    await expect(page.getByText('Payment successful')).toBeVisible();
    await expect(row).toContainText('Active');

    await button(page, 'Use another card').click();
    await testCard(page).selectOption({ label: 'Mastercard 4444: pays' });
    await confirm(page, 'Keep this card').click();
    await expect(room(page).getByText('Mastercard ···· 4444')).toBeVisible();
  });

  test('by the month turns automatic payments on and off, and installments end with the door', async ({
    page,
  }) => {
    const asked: string[] = [];
    const monthly = {
      isActive: true,
      fullyPaid: false,
      buyOut: false,
      totalHours: 0,
      totalHoursPaid: 0,
      prepaidHoursRemaining: 0,
      secondsRemaining: 0,
      hoursInIncrement: 0,
      costPerHour: 0,
      buyoutCost: 0,
      discountPercents: 0,
      automaticPayments: false,
      currencyIsoCode: 'USD',
      purchaseProductType: 'subscription',
      subscriptionType: 'months',
      costPerMonth: 7.99,
      totalPrice: 0,
      totalMonths: 12,
      totalMonthsPaid: 1,
      prepaidDaysRemaining: 0,
      priceId: 'price_month',
      subscriptionId: null as string | null,
      freeTrialWeeks: 0,
    };
    await page.route('**/api/flink-play/get-data*', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      const family = { ...body.data.family, isPrepaidCustomer: true };
      await route.fulfill({ response, json: { ...body, data: { ...body.data, family, prepaid: monthly } } });
    });
    await page.route('**/prepaid-status/*', (route) =>
      route.fulfill({ json: { success: true, data: monthly } }),
    );
    await page.route('**/api/purchases/account/*', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      for (const purchase of body.data.purchases) purchase.blocksWhenCancelled = true;
      await route.fulfill({ response, json: body });
    });
    await page.route('**/api/stripe/create-subscription', (route) => {
      asked.push(route.request().postDataJSON().priceId);
      Object.assign(monthly, {
        automaticPayments: true,
        subscriptionId: 'sub_1',
        prepaidDaysRemaining: 30,
        secondsRemaining: 30 * 86_400,
      });
      return route.fulfill({
        json: { success: true, id: 'sub_1', status: 'active', client_secret: null },
      });
    });
    await page.route('**/api/stripe/cancel-subscription', (route) => {
      asked.push(route.request().postDataJSON().subscriptionId);
      Object.assign(monthly, { automaticPayments: false, subscriptionId: null });
      return route.fulfill({ json: { success: true } });
    });
    await page.route('**/cancel-subscription', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ json: { success: true, data: { purchaseInfo: {}, blocked: true } } })
        : route.fallback(),
    );
    await openAccount(page);

    await page.getByRole('radio', { name: 'Every month' }).check({ force: true });
    await expect(
      page.getByText('It renews by itself each month for $7.99. You can turn it off here at any time.'),
    ).toBeVisible();
    await button(page, 'Pay $7.99').click();
    await confirm(page, 'Pay $7.99').click();
    await expect(page.getByText('Automatic Payments enabled')).toBeVisible();
    const automatic = page.getByRole('switch', { name: /^Automatic payments/ });
    await expect(automatic).toBeChecked();
    await automatic.click();
    await expect(page.getByText('Automatic Payments cancelled')).toBeVisible();
    expect(asked).toEqual(['price_month', 'sub_1']);

    await room(page)
      .getByRole('button', { name: /^Cancel/ })
      .click();
    await expect(
      page.getByText('If you cancel now, before having paid all installments, you account will be blocked.'),
    ).toBeVisible();
    await confirm(page, 'Cancel it').click();
    await expect(page.getByText('Your subscription is paused. Resume it to go on')).toBeVisible();
    await expect(page).not.toHaveURL(/\/play/);
  });
});
