import { ErrorBoundary } from '@flink/ui/failure/error-boundary.tsx';
import { TextsProvider, useTexts } from '@flink/ui/texts/texts.tsx';
import { StrictMode, useLayoutEffect } from 'react';
import type { Root } from 'react-dom/client';
import { type Address, readAddress } from './address.ts';
import { expose } from './exposed.ts';
import { specimensOf } from './looks.ts';
import { setScheme } from './scheme.ts';
import { rowsFor } from './texts.ts';

/** Only the specimen of the address, as the product would show it. */
export async function show(root: Root): Promise<void> {
  const shown = readAddress(location.search, location.hash);
  const specimens = await specimensOf(shown.look);
  expose(specimens);
  if (shown.look !== 'play') await setScheme(shown.scheme);

  const draw = (address: Address) => {
    const specimen = address.id === '' ? specimens[0] : specimens.find(({ id }) => id === address.id);
    document.title = specimen?.title ?? address.id;
    root.render(
      <StrictMode>
        <TextsProvider rows={rowsFor(address.locale)} locale={address.locale}>
          <PageLanguage />
          <ErrorBoundary key={`${address.look}/${address.id}`} fallback={failure}>
            {specimen ? specimen.render() : <p>There is no specimen “{address.id}”.</p>}
          </ErrorBoundary>
        </TextsProvider>
      </StrictMode>,
    );
  };

  draw(shown);
  addEventListener('hashchange', () => {
    const next = readAddress(location.search, location.hash);
    // The styles of a look stay on the page and the scheme is read once, so a change of either starts afresh.
    if (next.look !== shown.look || next.scheme !== shown.scheme || !next.bare) location.reload();
    else draw(next);
  });
}

/** One broken specimen says so and leaves the gallery alive. */
const failure = (reason: unknown) => (
  <pre data-specimen-failed>
    {reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)}
  </pre>
);

function PageLanguage() {
  const { locale, dir } = useTexts();
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = dir;
  }, [locale, dir]);
  return null;
}
