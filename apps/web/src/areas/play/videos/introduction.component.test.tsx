import type { SessionLearner } from '@flink/contract/entities/session.ts';
import { PlayTestLook } from '@flink/ui/testing/looks.tsx';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { AppPlace, signInAs } from '../../../testing/app-place.tsx';
import { fakeServer } from '../../../testing/fake-server.ts';
import { usePlayData } from '../data/menu-data.ts';
import { BuilderIntroduction } from './introduction.tsx';

vi.mock('./room/video-overlay.tsx', () => ({
  VideoOverlay: ({ onStop }: { readonly onStop: () => void }) => (
    <button type="button" onClick={onStop}>
      Stop the film
    </button>
  ),
}));

function Desk() {
  return (
    usePlayData() && (
      <BuilderIntroduction>
        <p>Your desk</p>
      </BuilderIntroduction>
    )
  );
}

test('the first activity in which something is made begins when the film has ended', async () => {
  sessionStorage.clear();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList,
  );
  signInAs({ alias: 'REGULAR' }, { _id: 'leo', firstname: 'Leo', lastname: 'Lion' } as SessionLearner);
  fakeServer().answerAt('GET', '/api/flink-play/get-data', () => ({
    success: true,
    data: {
      selectedSolutionId: 'solution',
      learners: [{ settings: { autoAnimation: true } }],
      product: { solutions: [{ _id: 'solution', animations: { activityBuilder: { en: 'make.mp4' } } }] },
    },
  }));
  const screen = await render(
    <AppPlace>
      <PlayTestLook>
        <Desk />
      </PlayTestLook>
    </AppPlace>,
  );

  const stop = screen.getByRole('button', { name: 'Stop the film' });
  await expect.element(stop).toBeVisible();
  await expect.element(screen.getByText('Your desk')).not.toBeInTheDocument();
  await stop.click();

  await expect.element(screen.getByText('Your desk')).toBeVisible();
  await expect.element(stop).not.toBeInTheDocument();
});
