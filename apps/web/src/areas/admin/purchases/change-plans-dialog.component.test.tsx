import { OfficeTestLook } from '@flink/ui/testing/looks.tsx';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { AppPlace, signInAs } from '../../../testing/app-place.tsx';
import { fakeServer } from '../../../testing/fake-server.ts';
import { ChangePlansDialog } from './change-plans-dialog.tsx';

beforeEach(() => signInAs({ alias: 'SUPER' }));

const row = {
  _id: 'purchase-1',
  learningCenterId: 'center-1',
  learningCenterName: 'Maple',
  organizationName: 'Sunrise',
  productName: 'Flink Family',
  plans: 60,
  inUse: 2,
};

test('takes no plans back when more are typed than are free', async () => {
  const sent = fakeServer().answerAt(
    'POST',
    '/api/organization-purchase/subtract-plans-from-purchase/{id}',
    () => ({ success: true, data: { plans: 50 } }),
  );
  const screen = await render(
    <OfficeTestLook>
      <AppPlace>
        <ChangePlansDialog row={row} by="subtract" onClose={() => {}} onSaved={async () => {}} />
      </AppPlace>
    </OfficeTestLook>,
  );
  const number = screen.getByRole('textbox');
  const subtract = screen.getByRole('button', { name: 'Subtract plans' });

  await number.fill('9999');
  await subtract.click();
  await expect.element(screen.getByText('You cant assign less than organization already uses')).toBeVisible();
  await expect.element(number).toHaveValue('9,999');
  expect(sent).toHaveLength(0);

  await number.fill('10');
  await subtract.click();
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ number: 10 }]);
});
