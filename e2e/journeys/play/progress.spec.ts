import { libraryId } from '../../../content/library/library-id.ts';
import { barriers } from '../../support/accessibility.ts';
import { overTheEdge, smallTargets, smallWords } from '../../support/layout.ts';
import { changePlayData } from '../../support/play-data.ts';
import { settled, still } from '../../support/settled.ts';
import { expect, test } from '../../support/test.ts';

test.use({ as: 'leo' });

test('a family looks at what each of it has reached, and goes back to the menu', async ({ page }) => {
  await page.goto('/play');
  await page.getByRole('button', { name: 'Reports' }).click();
  await expect(page).toHaveURL('/play/progress');
  await expect(page).toHaveTitle('Progress');
  await expect(page.getByRole('tab', { name: 'Leo' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toContainText(/[1-9]\d* activities mastered/);
  await expect(
    page
      .getByRole('tabpanel')
      .getByText(/^Level 1: \d of \d groups mastered/)
      .first(),
  ).toBeAttached();
  await expect(page.getByRole('button', { name: 'Reports' })).toHaveCount(0);

  await page.getByRole('tabpanel').getByText('The days in numbers').click();
  await expect(page.getByRole('row')).toHaveCount(8);
  await settled(page);
  expect(await barriers(page)).toEqual([]);
  expect(await smallTargets(page, 64)).toEqual([]);

  await page.getByRole('tab', { name: 'Leo' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Mia' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Mia' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await still(page);
  expect(await overTheEdge(page)).toEqual([]);
  expect(await smallWords(page, 18)).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/play');
});

test('on paper each learner has one page', async ({ page }) => {
  await page.goto('/play/progress');
  await expect(page.getByRole('tabpanel')).toBeVisible();
  for (const format of ['A4', 'Letter']) {
    const paper = (await page.pdf({ format })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(3);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  for (const name of ['Ana', 'Leo', 'Mia']) await expect(page.getByRole('heading', { name })).toBeVisible();
});

test('a center without reports has none to open', async ({ page }) => {
  await changePlayData(page, (data) => ({
    ...data,
    center: { ...data.center, config: { ...data.center.config, noReports: true } },
  }));
  await page.goto('/play/progress');
  await expect(page.getByRole('heading', { name: 'There are no reports here' })).toBeVisible();
  await page.getByRole('link', { name: 'To the menu' }).click();
  await expect(page).toHaveURL('/play');
  await expect(page.getByRole('button', { name: 'Reports' })).toHaveCount(0);
});

test('a text that is read aloud is marked by an adult who listens, and drawn as a line in the family’s progress', async ({
  page,
}) => {
  await page.goto(`/play/activity/${libraryId('activity', 'read-aloud-1', 'my-goat', 'en')}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByText('An adult listens').click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('button', { name: 'Read it to me' })).toBeHidden();
  await page.getByRole('button', { name: 'grass' }).click();
  // Nobody reads the text aloud in less.
  await expect(page.getByRole('timer')).toHaveText(/0:0[7-9]/);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByText('Last word read').click();
  await page.getByRole('button', { name: 'too' }).click();
  await expect(page.getByText(/^15 of 16 words right, 93\.8 %/)).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Tap to go on' }).click();
  await expect(page.getByText(/right words a minute, 93\.8 % right/)).toBeVisible();
  await settled(page);

  await page.goto('/play/progress');
  const line = page.getByRole('figure', { name: /^Reading/ });
  await expect(line).toBeVisible();
  await line.getByText('The readings in numbers').click();
  await expect(line.getByRole('row', { name: /My Goat/ })).toContainText('93.8 %');
  await settled(page);
  expect(await barriers(page)).toEqual([]);
  const paper = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(3);
});
