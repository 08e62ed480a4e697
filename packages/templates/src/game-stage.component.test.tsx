import type { GameRecord } from '@flink/game-kit/react/game-runner.ts';
import { GameStage, type GameSurroundings } from '@flink/game-kit/react/game-stage.tsx';
import type { Voice } from '@flink/game-kit/react/voice.ts';
import { PlayTestLook } from '@flink/ui/testing/looks.tsx';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { play } from './multiple-choice/play/multiple-choice-play.tsx';

const content = {
  version: 1,
  options: { delayBeforeNext: 0, showAnswer: 2 },
  gameData: {
    problems: [
      {
        id: 'p1',
        question: { text: 'Which animal has a trunk?', audio: 'trunk.mp3' },
        correctAnswer: { text: 'elephant' },
        incorrectAnswers: [{ text: 'giraffe' }],
      },
      {
        id: 'p2',
        question: { text: 'Which animal can fly?' },
        correctAnswer: { text: 'owl' },
        incorrectAnswers: [{ text: 'cow' }],
      },
    ],
  },
};

/** Says everything at once. */
const quickVoice = () => ({
  play: vi.fn<Voice['play']>(async () => ({ type: 'audioEnded' })),
  say: vi.fn<Voice['say']>(async () => true),
  stop: vi.fn<Voice['stop']>(),
});

async function open(given: { voice?: Voice; record?: GameRecord; started?: boolean } = {}) {
  const onResult = vi.fn<GameSurroundings['onResult']>();
  const onChange = vi.fn<NonNullable<GameSurroundings['onChange']>>();
  const voice = given.voice ?? quickVoice();
  const stage = (started: boolean) => (
    <PlayTestLook>
      <GameStage
        play={play}
        content={content}
        record={given.record ?? { seed: 1, events: [] }}
        players={[]}
        locale="en"
        started={started}
        surroundings={{
          mediaUrl: (file) => `/files/${file}`,
          soundUrl: (name) => `/sounds/${name}.mp3`,
          voice: () => voice,
          onResult,
          onChange,
        }}
        bar={({ next }, send) =>
          next && (
            <button type="button" onClick={() => send(next)}>
              Next
            </button>
          )
        }
      />
    </PlayTestLook>
  );
  const screen = await render(stage(given.started ?? true));
  const answer = (text: string) => screen.getByRole('button', { name: new RegExp(text) });
  return { screen, stage, answer, voice, onResult, onChange };
}

test('plays a game to its end: reads the tasks, saves every move, and reports one result', async () => {
  const { screen, answer, voice, onResult, onChange } = await open();

  await expect.element(screen.getByText('Which animal has a trunk?')).toBeVisible();
  expect(voice.play).toHaveBeenCalledWith('/files/trunk.mp3', expect.anything());
  await answer('giraffe').click();
  await answer('elephant').click();
  await expect.element(screen.getByText('Which animal can fly?')).toBeVisible();
  await answer('owl').click();

  await vi.waitFor(() => expect(onResult).toHaveBeenCalledOnce());
  expect(onResult.mock.calls[0]?.[0]).toMatchObject({
    kind: 'score',
    score: { allProblemsCount: 2, problemsAnsweredCorrectly: 1, problemsAnsweredIncorrectly: 1 },
  });
  const chosen = onChange.mock.lastCall?.[0].events.filter(({ type }) => type === 'choose');
  expect(chosen).toHaveLength(3);
});

test('goes on although every sound fails and nothing can be said', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('No such file'));
  const voice = {
    ...quickVoice(),
    play: vi.fn<Voice['play']>(async () => ({
      type: 'audioEnded',
      message: 'The sound could not be loaded',
    })),
    say: vi.fn<Voice['say']>(async () => false),
  };
  const { screen, answer, onResult } = await open({ voice });

  await answer('elephant').click();
  await expect.element(screen.getByText('Which animal can fly?')).toBeVisible();
  expect(voice.play).toHaveBeenCalled();
  await answer('owl').click();

  await vi.waitFor(() => expect(onResult).toHaveBeenCalledOnce());
});

test('counts one answer when it is pressed twice at once', async () => {
  const { answer, onResult } = await open();

  await expect.element(answer('elephant')).toBeEnabled();
  const elephant = answer('elephant').element() as HTMLButtonElement;
  elephant.click();
  elephant.click();
  await answer('owl').click();

  await vi.waitFor(() => expect(onResult).toHaveBeenCalledOnce());
  expect(onResult.mock.calls[0]?.[0]).toMatchObject({ score: { problemsAnsweredCorrectly: 2 } });
});

test('is played by keyboard: Home and End move between the answers, Enter chooses', async () => {
  const { screen, answer } = await open();
  await expect.element(answer('giraffe')).toBeEnabled();

  answer('giraffe').element().focus();
  await userEvent.keyboard('{Home}');
  await expect.element(answer('elephant')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(answer('giraffe')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await userEvent.keyboard('{Enter}');

  await expect.element(screen.getByText('Which animal can fly?')).toBeVisible();
});

test('resumes a game where it was left, and keeps what was played before', async () => {
  const first = await open();
  await first.answer('elephant').click();
  await expect.element(first.screen.getByText('Which animal can fly?')).toBeVisible();
  const record = first.onChange.mock.lastCall?.[0];
  await first.screen.unmount();
  if (!record) throw new Error('Nothing was saved.');

  const { screen, answer, onResult } = await open({ record });
  await expect.element(screen.getByText('Which animal can fly?')).toBeVisible();
  await answer('owl').click();

  await vi.waitFor(() => expect(onResult).toHaveBeenCalledOnce());
  expect(onResult.mock.calls[0]?.[0]).toMatchObject({ score: { problemsAnsweredCorrectly: 2 } });
});

test('waits for its start while the help is open', async () => {
  const { screen, stage, voice } = await open({ started: false });
  expect(voice.play).not.toHaveBeenCalled();

  await screen.rerender(stage(true));

  await vi.waitFor(() => expect(voice.play).toHaveBeenCalledWith('/files/trunk.mp3', expect.anything()));
});

test('is silent and reports nothing after it was left', async () => {
  const heard = Promise.withResolvers<{ type: 'audioEnded' }>();
  const voice = { ...quickVoice(), play: vi.fn<Voice['play']>(() => heard.promise) };
  const { screen, answer, onResult, onChange } = await open({ voice });
  await answer('elephant').click();

  await screen.unmount();
  const before = onChange.mock.calls.length;
  heard.resolve({ type: 'audioEnded' });
  await new Promise(requestAnimationFrame);

  expect(voice.stop).toHaveBeenCalled();
  expect(onChange.mock.calls).toHaveLength(before);
  expect(onResult).not.toHaveBeenCalled();
});
