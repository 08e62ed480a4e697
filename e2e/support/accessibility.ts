import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA is the floor (design). */
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The one rule that looks at every pixel under every word; it costs more than all others together. */
const CONTRAST = 'color-contrast';

/** What axe finds on the page, one line for each element concerned. */
export async function barriers(page: Page, { contrast = true } = {}): Promise<string[]> {
  const loaded = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(loaded ? { axeSource: ';' } : {}) })
    .options({ resultTypes: ['violations'] })
    .withTags(LEVELS)
    // The other mode opens a second page for each run; frames of other sites, which need it, do not exist here.
    .setLegacyMode(true);
  const { violations } = await (contrast ? axe : axe.disableRules(CONTRAST)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary?.replaceAll(/\s+/g, ' ')}`,
    ),
  );
}
