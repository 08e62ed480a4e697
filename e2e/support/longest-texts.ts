import type { Page } from '@playwright/test';
import { readStrings } from '../../content/load/strings.ts';

const longestTexts = (): Record<string, string> =>
  Object.fromEntries(
    [...readStrings()].map(([key, row]) => [
      key,
      Object.values(row).reduce((one, other) => (other.length > one.length ? other : one), ''),
    ]),
  );

/** The interface speaks no language, but of each text the longest there is: who fits that fits all. */
export async function speakLongest(page: Page): Promise<void> {
  const longest = longestTexts();
  await page.route(/\/api\/common\/(all|office-texts)$/, async (route) => {
    const answer = await route.fetch();
    const data = await answer.json();
    const strings = Object.fromEntries(
      Object.entries(data.strings).map(([key, text]) => [key, longest[key] ?? text]),
    );
    await route.fulfill({ response: answer, json: { ...data, strings } });
  });
}
