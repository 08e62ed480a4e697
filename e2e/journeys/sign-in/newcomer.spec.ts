import type { Page } from '@playwright/test';
import { barriers } from '../../support/accessibility.ts';
import { still } from '../../support/settled.ts';
import { surroundings } from '../../support/surroundings.ts';
import { expect, test } from '../../support/test.ts';

interface Problem {
  readonly question: { readonly text: string };
  readonly correctAnswers: readonly { readonly image: string }[];
}

async function ask<Reply>(path: string): Promise<Reply> {
  return (await (await fetch(`${surroundings().house}${path}`)).json()) as Reply;
}

async function expectNoBarriers(page: Page): Promise<void> {
  await still(page);
  expect(await barriers(page)).toEqual([]);
}

test('a stranger hears what Flink is, plays one activity to its end at once, and nothing is recorded', async ({
  page,
}) => {
  const { tryActivityId } = await ask<{ tryActivityId: string }>('/api/common/all');
  const { data } = await ask<{ data: { gameData: { problems: readonly Problem[] } } }>(
    `/api/flink-play/activities/${tryActivityId}`,
  );
  const { problems } = data.gameData;
  const written: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && written.push(request.url()));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.getByLabel('Email', { exact: true })).toBeInViewport();
  const spoken = page.waitForRequest(/\/api\/speech\/en\?text=Flink/);
  await page.getByRole('button', { name: 'Flink is where families play' }).click();
  await spoken;

  await page.getByRole('link', { name: 'Play now' }).click();

  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
  const cards = page.locator('[data-move]');
  const asked = page
    .locator('main')
    .getByText(new RegExp(`^(${problems.map(({ question }) => question.text).join('|')})$`));
  await expectNoBarriers(page);
  for (let round = 0; round < problems.length; round += 1) {
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', String(round));
    await expect(cards.first()).toBeEnabled();
    const word = await asked.first().innerText();
    const image = problems.find(({ question }) => question.text === word)?.correctAnswers[0]?.image ?? word;
    const right = cards.filter({ has: page.locator(`img[src^="${image.split('#')[0]}"]`) });
    if (round === 0)
      await cards
        .filter({ hasNot: page.locator(`img[src^="${image.split('#')[0]}"]`) })
        .first()
        .click();
    await right.click();
  }
  await page.getByRole('button', { name: 'Tap to go on' }).click();
  await expect(page.getByText(`${problems.length - 1} of ${problems.length} right`)).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();

  await expect(page.getByRole('region', { name: /^That was one of many! Ask a grown-up/ })).toBeFocused();
  await expectNoBarriers(page);
  expect(written).toEqual([]);

  await page.getByRole('button', { name: 'For grown-ups' }).click();
  await page.getByRole('button', { name: 'I have a code' }).click();
  await page.getByLabel('Code of your school or library').fill('MAPLE-2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/register-by-code/MAPLE-2026');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
