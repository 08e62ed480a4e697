import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const STRINGS = new URL('../../content/strings/', import.meta.url);

type Rows = Readonly<Record<string, Readonly<Record<string, string>>>>;

function longestTexts(): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const file of readdirSync(STRINGS).filter((name) => name.endsWith('.json'))) {
    const rows: Rows = JSON.parse(readFileSync(new URL(file, STRINGS), 'utf8'));
    for (const [key, row] of Object.entries(rows)) {
      texts[key] = Object.values(row).reduce((one, other) => (other.length > one.length ? other : one), '');
    }
  }
  return texts;
}

/** The interface speaks no language, but of each text the longest there is: who fits that fits all. */
export async function speakLongest(page: Page): Promise<void> {
  const longest = longestTexts();
  await page.route('**/api/common/all', async (route) => {
    const answer = await route.fetch();
    const data = await answer.json();
    const strings = Object.fromEntries(
      Object.entries(data.strings).map(([key, text]) => [key, longest[key] ?? text]),
    );
    await route.fulfill({ response: answer, json: { ...data, strings } });
  });
}
