import { PlayTestLook } from '@flink/ui/testing/looks.tsx';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { AppPlace } from '../../../../../testing/app-place.tsx';
import { fakeServer, Refusal } from '../../../../../testing/fake-server.ts';
import { ReceiptsPanel } from './receipts-panel.tsx';

const FAMILY_ID = '018f0000-0000-7000-8000-0000000000f1';

const receipt = (number: number) => ({
  _id: `018f0000-0000-7000-8000-00000000000${number}`,
  number: `R-00000${number}`,
  kind: 'receipt' as const,
  amount: 1_200,
  currencyIsoCode: 'JPY',
  isRefunded: number === 1,
  day: '2026-11-02',
});

async function open(notices = { renewal: true, lowTime: true }, count = 4) {
  const server = fakeServer();
  server.answer('receipts', () => ({
    success: true as const,
    data: { receipts: [4, 3, 2, 1].slice(0, count).map(receipt), notices },
  }));
  const screen = await render(
    <PlayTestLook>
      <AppPlace>
        <ReceiptsPanel familyId={FAMILY_ID} />
      </AppPlace>
    </PlayTestLook>,
  );
  return { screen, server };
}

test('shows the latest receipts, in yen without decimals, and the others when asked', async () => {
  const { screen } = await open();

  await expect.element(screen.getByText('¥1,200').first()).toBeVisible();
  expect(screen.getByRole('listitem').elements()).toHaveLength(3);
  await screen.getByRole('button', { name: 'Show 1 more' }).click();

  const rows = screen.getByRole('listitem').elements();
  expect(rows.map(({ textContent }) => textContent.includes('Refunded'))).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

test('a family without payments is told what appears here', async () => {
  const { screen } = await open(undefined, 0);

  await expect.element(screen.getByText('Receipts for your payments appear here.')).toBeVisible();
});

test('a switch that could not be saved goes back and says so', async () => {
  const { screen, server } = await open();
  const sent = server.answer('setPaymentNotices', () => {
    throw new Refusal(503, 'server.unavailable');
  });
  const low = screen.getByRole('switch', { name: 'Email me when time runs low' });
  await low.click();

  await expect.element(screen.getByText('The change was not saved. Try again.')).toBeVisible();
  await expect.element(low).toBeChecked();
  expect(sent[0]?.body).toEqual({ renewal: true, lowTime: false });
});
