import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA is the floor (design). */
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds on the page, one line for each element concerned. */
export async function barriers(page: Page): Promise<string[]> {
  // The other mode opens a second page for each run; frames of other sites, which need it, do not exist here.
  const { violations } = await new AxeBuilder({ page }).withTags(LEVELS).setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary?.replaceAll(/\s+/g, ' ')}`,
    ),
  );
}
