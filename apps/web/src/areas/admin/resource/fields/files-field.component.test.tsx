import { OfficeTestLook } from '@flink/ui/testing/looks.tsx';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { AppPlace } from '../../../../testing/app-place.tsx';
import FilesField from './files-field.tsx';

/** A picture of one dot. */
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (sign) => sign.charCodeAt(0),
);

function Form() {
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [uploads] = useState(() => [{ count: 0 }]);
  return (
    <FilesField
      label="Backgrounds"
      of="image"
      max={10}
      value={keys}
      onChange={setKeys}
      errorAt={() => undefined}
      files={{
        links: {},
        upload: async () => {
          const [made] = uploads;
          if (made) made.count += 1;
          return `office/b${made?.count}.png`;
        },
        speak: () => Promise.reject(new Error('Nobody speaks here.')),
      }}
    />
  );
}

test('pictures are shown before the form is saved, and stay when the one before them is taken out', async () => {
  const screen = await render(
    <OfficeTestLook>
      <AppPlace>
        <Form />
      </AppPlace>
    </OfficeTestLook>,
  );
  const pictures = () => [...document.querySelectorAll('img')].map(({ src }) => src);
  const add = async (name: string, count: number) => {
    const inputs = document.querySelectorAll<HTMLInputElement>('input[type=file]');
    const input = inputs[inputs.length - 1] as HTMLInputElement;
    const files = new DataTransfer();
    files.items.add(new File([PNG], name, { type: 'image/png' }));
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await expect.poll(() => pictures().length).toBe(count);
  };

  await add('one.png', 1);
  await add('two.png', 2);

  const [first, second] = pictures();
  expect([first, second]).toEqual([expect.stringMatching(/^blob:/), expect.stringMatching(/^blob:/)]);
  await screen
    .getByRole('button', { name: /Clear|Remove/ })
    .first()
    .click();
  await expect.poll(pictures).toEqual([second]);
});
