import { zipped } from '../../../packages/make-kit/src/legacy/testing/zipped.ts';
import { barriers } from '../../support/accessibility.ts';
import { settled } from '../../support/settled.ts';
import { expect, test } from '../../support/test.ts';

test.use({ as: 'author@flink.test', viewport: { width: 1440, height: 900 } });

const PNG = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
);

const GAME_DATA = `// made in 2009
var gameData = {
  problems: [
    { problem: 'Which one flies?', image: 'img/owl.png', correctAnswer: 'owl', incorrectAnswers: ['cow', 'hen',], },
    { problem: 'Which one swims?', audio: 'gone.mp3', correctAnswer: "fish", incorrectAnswers: ["cat"], bonus: 10 },
  ],
};`;

const archive = () =>
  zipped({
    'Old birds/gameData.js': GAME_DATA,
    'Old birds/optionsData_activity.js': 'optionsData = { randomOrder: true };',
    'Old birds/zap.html': '<html></html>',
    'Old birds/img/owl.png': PNG,
    'Old riddle/gameData.js': GAME_DATA,
    'Old riddle/optionsData_activity.js': 'optionsData = {}',
    'Old half/gameData.js': GAME_DATA,
  });

test('old activities are looked at and converted; what cannot be is told beside each', async ({ page }) => {
  await page.goto('/flink-make/edit-activities');
  await settled(page);
  await page.getByRole('button', { name: 'Convert legacy activities' }).click();
  const dialog = page.getByRole('dialog', { name: 'Convert legacy activities' });
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose ZIP' }).click();
  const buffer = Buffer.from(await (await archive()).arrayBuffer());
  await (await choosing).setFiles({ name: 'old.zip', mimeType: 'application/zip', buffer });

  const row = (name: string) =>
    dialog.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(row('Old birds')).toContainText('With losses');
  await expect(row('Old birds')).toContainText('2 problems · 1 file');
  await row('Old birds').getByText('2 things cannot be taken over').click();
  await expect(row('Old birds')).toContainText('Problem 2: “bonus” has no place in this template.');
  await expect(row('Old birds')).toContainText('The file gone.mp3 is not there.');
  await expect(row('Old riddle')).toContainText('Moving template not recognized');
  await expect(row('Old half')).toContainText('Error fetching optionsData_activity.js file');
  expect(await barriers(page)).toEqual([]);

  await dialog.getByRole('button', { name: 'Convert 1 activity' }).click();
  await expect(row('Old birds')).toContainText('Converted');
  const report = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Keep report' }).click();
  expect((await report).suggestedFilename()).toBe('legacy-conversion.txt');
  await dialog.getByRole('button', { name: 'Close' }).first().click();

  await expect(page.getByRole('heading', { name: 'Old birds' })).toBeVisible();
  await page.getByRole('link', { name: 'Open editor' }).click();
  await settled(page);
  await expect(page.getByText('Nothing to fix: it can be played.')).toBeVisible();
  await expect(page.locator('img[src*="owl"]').first()).toBeVisible();
});
