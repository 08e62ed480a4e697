import { englishTexts } from '@flink/ui/testing/english-texts.ts';
import { TextsProvider } from '@flink/ui/texts/texts.tsx';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { AppPlace, signInAs } from '../../testing/app-place.tsx';
import { fakeServer } from '../../testing/fake-server.ts';
import { SectionedFrame } from './sectioned-frame.tsx';

test.each([
  ['/flink-admin', 'Home'],
  ['/flink-admin/reports', 'Usage and mastery'],
  ['/flink-admin/report-groups/5', 'Report groups'],
])('a teacher at %s has one current tab: %s', async (at, title) => {
  fakeServer();
  signInAs({
    alias: 'TEACHER',
    redirect: 'admin',
    flags: { flinkAdmin: true },
    permissions: { flinkAdmin: { reportGroups: { view: true } } },
  });
  const screen = await render(
    <TextsProvider rows={englishTexts} locale="en">
      <AppPlace at={at}>
        <SectionedFrame area="report" />
      </AppPlace>
    </TextsProvider>,
  );

  await expect
    .element(screen.getByRole('link', { name: title }).first())
    .toHaveAttribute('aria-current', 'page');
  const current = [...screen.container.querySelectorAll('nav a[aria-current="page"]')];
  expect(new Set(current.map((link) => link.getAttribute('href')))).toEqual(
    new Set([at.replace(/\/5$/, '')]),
  );
});
