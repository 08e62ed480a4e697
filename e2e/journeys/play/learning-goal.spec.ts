import type { Locator, Page } from '@playwright/test';
import { barriers } from '../../support/accessibility.ts';
import { overTheEdge, smallTargets, smallWords } from '../../support/layout.ts';
import { changePlayData } from '../../support/play-data.ts';
import { still } from '../../support/settled.ts';
import { playAs } from '../../support/team.ts';
import { expect, test } from '../../support/test.ts';

const flag = (page: Page) => page.getByRole('button', { name: 'Set Learning Goal' });
const level = (page: Page, address: string) => page.locator(`a[data-item][href="${address}"]`);

/** What the flag on a tag covers or pushes out of it. */
const flagOver = (tag: Locator) =>
  tag.evaluate((edge) => {
    const outer = edge.getBoundingClientRect();
    const flags = [...edge.querySelectorAll('[data-flags] > span')].map((one) => one.getBoundingClientRect());
    const written = [...edge.querySelectorAll('img, [style*="--digits"] > span')];
    if (flags.length === 0 || written.length === 0) return ['there is no flag'];
    return written
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const under = flags.some(
          (flag) =>
            flag.left < right - 2 && flag.right > left + 2 && flag.bottom > top + 4 && flag.top < bottom,
        );
        return under || left < outer.left || right > outer.right || bottom > outer.bottom;
      })
      .map((one) => `${one.tagName} ${one.textContent}`);
  });

test('alone in the team, a child of a larger family is asked to sign in with somebody else', async ({
  page,
}) => {
  await playAs(page, 'mia');
  await page.goto('/play');
  await flag(page).click();
  const dialog = page.getByRole('dialog', { name: 'Set Learning Goal' });
  await expect(dialog).toContainText('You must log in with another family member to set your learning goal');
  await still(page);
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(flag(page)).toBeFocused();
});

test('two of a family set a goal, find its flag on the board and delete it', async ({ page }) => {
  await playAs(page, 'mia', 'ana');
  await page.goto('/play');
  await flag(page).click();
  const dialog = page.getByRole('dialog', { name: 'Set Learning Goal' });
  const set = dialog.getByRole('button', { name: 'Set', exact: true });
  const choose = (group: string, name: string) =>
    dialog.getByRole('group', { name: group }).getByRole('radio', { name }).check({ force: true });

  await expect(set).toBeDisabled();
  await choose('Subject', 'My world');
  await choose('Level', '4');
  await choose('Until when?', '2 weeks');
  await expect(set).toBeDisabled();
  await choose('Who agrees? Touch your face', 'Ana');
  await expect(set).toBeEnabled();
  await dialog.getByLabel('Or choose a day').fill('2020-01-01');
  await expect(dialog).toContainText('The date may not be in the past');
  await expect(set).toBeDisabled();
  await choose('Until when?', '1 week');
  await still(page);
  expect(await barriers(page)).toEqual([]);
  expect(await smallTargets(page, 64)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await overTheEdge(page)).toEqual([]);
  expect(await smallWords(page, 18)).toEqual([]);
  await page.setViewportSize({ width: 1024, height: 768 });
  await set.click();

  const goal = page.getByRole('dialog', { name: 'Learning goal' });
  await expect(goal).toContainText('7 days left');
  await expect(goal).toContainText('Ana agreed');
  await page.keyboard.press('Escape');
  const tag = level(page, '/play/level/4/world');
  await expect(tag).toHaveAccessibleName(/Learning goal of Mia, 7 days left/);
  await page.reload();
  await expect(tag).toHaveAccessibleName(/Learning goal of Mia, 7 days left/);
  for (const [width, height] of [
    [360, 640],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await still(page);
    expect(await flagOver(tag), `${width} × ${height}`).toEqual([]);
  }

  await flag(page).click();
  await goal.getByRole('button', { name: 'Delete goal' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('You sure you want to delete your learning goal?');
  await question.getByRole('button', { name: 'Delete goal' }).click();
  await expect(set).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(tag).not.toHaveAccessibleName(/Learning goal/);
});

test('a goal that was reached is congratulated and taken away', async ({ page }) => {
  await playAs(page, 'mia', 'ana');
  await changePlayData(page, (data) => ({
    ...data,
    learners: data.learners.map((learner, place) =>
      place > 0
        ? learner
        : {
            ...learner,
            learningGoals: [
              {
                solution: data.selectedSolutionId,
                level: 1,
                subject: 'reading',
                expiredAt: '2099-01-01T12:00:00.000Z',
                approvedBy: null,
                accomplishedAt: '2026-01-01T12:00:00.000Z',
              },
            ],
          },
    ),
  }));
  const told: unknown[] = [];
  await page.route('**/update-learners', async (route) => {
    const [change] = route.request().postDataJSON() as [{ data: { learningGoals?: object } }];
    if (!change.data.learningGoals) return route.continue();
    told.push(...Object.values(change.data.learningGoals));
    await route.fulfill({ json: { success: true, data: [] } });
  });
  await page.goto('/play');

  const party = page.getByRole('dialog', { name: 'Congratulations' });
  await expect(party).toContainText('You have accomplished your learning goal');
  await expect(party).toContainText('Mia: Reading 1');
  await still(page);
  expect(await barriers(page)).toEqual([]);
  await party.getByRole('button', { name: 'OK' }).click();
  await expect(party).toHaveCount(0);
  expect(told).toEqual([null]);
});
