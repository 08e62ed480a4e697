import type { Page } from '@playwright/test';

/** From now on these games throw when `breakGames` says so. */
export async function makeBreakable(page: Page, aliases: readonly string[]): Promise<void> {
  await page.route(new RegExp(`/assets/(${aliases.join('|')})-play[^?]*\\.js$`), (route) =>
    route.fulfill({ contentType: 'text/javascript', body: breakable(route.request().url()) }),
  );
}

export async function breakGames(page: Page, part: 'rules' | 'drawing' | null): Promise<void> {
  await page.evaluate((broken) => Object.assign(window, { broken }), part);
}

const breakable = (url: string) => `
  import { play as whole } from '${url}?whole';
  const breaking = (part, work) => (...given) => {
    if (window.broken === part) throw new Error('The ' + part + ' broke');
    return work(...given);
  };
  export const play = {
    template: { ...whole.template, step: breaking('rules', whole.template.step) },
    render: breaking('drawing', whole.render),
  };
`;
