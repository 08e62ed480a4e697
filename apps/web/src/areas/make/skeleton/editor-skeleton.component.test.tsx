import { OfficeTestLook } from '@flink/ui/testing/looks.tsx';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { AppPlace, signInAs } from '../../../testing/app-place.tsx';
import { fakeServer } from '../../../testing/fake-server.ts';
import EditorScreen from '../editor/editor-screen.tsx';
import LanguageScreen from '../languages/language-screen.tsx';

test.each([
  ['editor', EditorScreen],
  ['language version', LanguageScreen],
])('while an %s loads, its problems, fields and options stand side by side', async (_, Screen) => {
  signInAs({ alias: 'SUPER' });
  const server = fakeServer();
  for (const path of ['/api/flink-make/activities/{id}', '/api/flink-make/common', '/api/flink-make/.+'])
    server.answerAt('GET', path, () => new Promise(() => {}));
  const screen = await render(
    <OfficeTestLook>
      <AppPlace>
        <div style={{ width: 1400 }}>
          <Screen />
        </div>
      </AppPlace>
    </OfficeTestLook>,
  );
  await expect.element(screen.getByRole('status').filter({ hasText: 'Loading' })).toBeInTheDocument();

  const [outline, fields] = ['outline', 'fields'].map((part) =>
    screen.container.querySelector(`[data-skeleton="${part}"]`)?.getBoundingClientRect(),
  );
  expect(outline?.top).toBe(fields?.top);
  expect(outline?.right).toBeLessThan(fields?.left ?? 0);
});
