import { barriers } from '../../support/accessibility.ts';
import { expect, test } from '../../support/test.ts';

test.use({ as: 'leo' });

for (const { locale, more, quickStart, title, stop, first } of [
  {
    locale: 'en',
    more: 'More',
    quickStart: 'Quick start videos',
    title: 'Sign in',
    stop: 'Click Here to Stop',
    first: 'Hello! I am Fletcher. This is how you sign in.',
  },
  {
    locale: 'es',
    more: 'Más',
    quickStart: 'Videos de inicio rápido',
    title: 'Entrar',
    stop: 'Haz clic aquí para parar',
    first: '¡Hola! Soy Fletcher. Así se entra.',
  },
  {
    locale: 'sw',
    more: 'Zaidi',
    quickStart: 'Video za kuanza haraka',
    title: 'Ingia',
    stop: 'Bofya hapa kusimamisha',
    first: 'Habari! Mimi ni Fletcher. Hivi ndivyo unavyoingia.',
  },
])
  test.describe(`in ${locale}`, () => {
    test.use({ speaks: locale });

    test('the first quick-start clip plays with its voice and captions, and gives the focus back', async ({
      page,
      complaints,
    }) => {
      // Journeys beside this one may have used up the new words that a family may hear in a minute.
      complaints.forgive(/429.*\/api\/speech\//);
      await page.goto('/play');
      await page.getByRole('button', { name: more, exact: true }).click();
      await page.getByRole('button', { name: quickStart }).click();
      const voice = page.waitForRequest((request) => request.url().includes(`/api/speech/${locale}`));
      await page.getByRole('button', { name: title, exact: true }).click();
      await voice;
      await expect(page.getByRole('button', { name: stop })).toBeFocused();
      await page.keyboard.press('m');
      await expect(page.getByText(first)).toBeVisible();
      expect.soft(await barriers(page)).toEqual([]);
      await page.keyboard.press('x');

      await expect(page.getByRole('button', { name: stop })).toHaveCount(0);
      await expect(page.getByRole('button', { name: title, exact: true })).toBeFocused();
    });
  });
