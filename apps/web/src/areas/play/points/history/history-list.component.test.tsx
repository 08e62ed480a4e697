import { PlayTestLook } from '@flink/ui/testing/looks.tsx';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { AppPlace } from '../../../../testing/app-place.tsx';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { HistoryList } from './history-list.tsx';

test('each event says what the family has after it, and what it has earned in all', async () => {
  fakeServer().answer('familyPointsHistory', () => ({
    success: true as const,
    data: [
      {
        _id: '019a1111-1111-7111-8111-111111111111',
        eventDate: '2026-03-01T10:00:00.000Z',
        kind: 'reward' as const,
        delta: -50,
        description: 'A reward',
        pointsAmountAfterEvent: 30,
        cumulativePointsAfterEvent: 1_080,
      },
    ],
    total: 1,
  }));

  const screen = await render(
    <PlayTestLook>
      <AppPlace>
        <HistoryList family="garcia" />
      </AppPlace>
    </PlayTestLook>,
  );

  await expect.element(screen.getByText(/1.?080 points earned in all/)).toBeVisible();
  await expect.element(screen.getByText(/Points after it:\s*30/)).toBeVisible();
});
