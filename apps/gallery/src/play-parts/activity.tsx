import { Button } from '@flink/ui/play/buttons/button.tsx';
import { RoundButton } from '@flink/ui/play/buttons/round-button.tsx';
import { FloatingVideo } from '@flink/ui/play/game/floating-video.tsx';
import { TurnBanner } from '@flink/ui/play/game/turn-banner.tsx';
import { PlayLook } from '@flink/ui/play/play-look.tsx';
import { Celebration } from '@flink/ui/play/rewards/celebration.tsx';
import { ResultFact, ResultsBoard } from '@flink/ui/play/rewards/results-board.tsx';
import { Scoreboard, type ScoreboardPlayer } from '@flink/ui/play/rewards/scoreboard.tsx';
import { Bar } from '@flink/ui/play/scene/bar.tsx';
import { Scene } from '@flink/ui/play/scene/scene.tsx';
import { Stage } from '@flink/ui/play/scene/stage.tsx';
import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type ReactNode, useState } from 'react';
import type { Specimen } from '../specimen.ts';
import { Board, State } from './board.tsx';

const LONG_NAME = 'Maximiliana Alejandra';

const team: readonly ScoreboardPlayer[] = [
  { name: 'Ana', face: 'ana', colour: 'purple', points: 1900, power: 3 },
  { name: LONG_NAME, face: 'mia', colour: 'orange', points: 400, power: 1 },
  { name: 'Leo', face: 'leo', colour: 'red', points: 15_400, power: 4 },
];

function Place({ children }: { readonly children: ReactNode }) {
  return (
    <PlayLook scene="forest">
      <Scene />
      {children}
    </PlayLook>
  );
}

function Mastered() {
  const { t } = useTexts();
  return (
    <Place>
      <Stage place="middle">
        <ResultsBoard
          title={t('activity.results.mastered')}
          mastered
          stars={3}
          facts={
            <>
              <ResultFact of={{ face: 'juma', colour: 'purple' }}>
                {t('activity.results.answersOf', { name: 'Juma', right: 8, all: 8 })}
              </ResultFact>
              <ResultFact feather>{t('activity.results.familyPoints', { points: 120 })}</ResultFact>
            </>
          }
        >
          <RoundButton icon="retry" size="l" label={t('activity.results.again')} />
          <Button variant="go" icon="home">
            {t('activity.results.done')}
          </Button>
        </ResultsBoard>
      </Stage>
    </Place>
  );
}

function Partial() {
  const { t } = useTexts();
  return (
    <Place>
      <Stage place="middle">
        <ResultsBoard
          title={t('activity.results.partial')}
          text={t('activity.results.partialText')}
          mastered={false}
          stars={1}
          facts={<ResultFact>{t('activity.results.answers', { right: 3, all: 8 })}</ResultFact>}
        >
          <RoundButton icon="home" size="l" label={t('activity.results.done')} />
          <Button variant="go" icon="retry">
            {t('activity.results.again')}
          </Button>
        </ResultsBoard>
      </Stage>
    </Place>
  );
}

function Team() {
  const { t } = useTexts();
  return (
    <Place>
      <Stage place="middle">
        <ResultsBoard
          title={t('activity.results.mastered')}
          mastered
          stars={2}
          facts={
            <>
              <ResultFact>{t('activity.results.answers', { right: 6, all: 8 })}</ResultFact>
              {team.map(({ name, face, colour, points }) => (
                <ResultFact key={name} of={{ face, colour }} first={points > 10_000}>
                  {t('activity.results.pointsOf', { name, points })}
                </ResultFact>
              ))}
            </>
          }
        >
          <RoundButton icon="retry" size="l" label={t('activity.results.again')} />
          <Button variant="go" icon="home">
            {t('activity.results.done')}
          </Button>
        </ResultsBoard>
      </Stage>
    </Place>
  );
}

function Party() {
  const { t } = useTexts();
  return (
    <Place>
      <Celebration title={t('activity.results.mastered')} onDone={() => {}} />
    </Place>
  );
}

function Turn() {
  const [turning, setTurning] = useState(0);
  const { t } = useTexts();
  const player = team[turning];
  return (
    <Place>
      <Stage bar={<Bar tools={<Scoreboard players={team} turning={turning} />} />} place="middle">
        <h1>
          <VisuallyHidden>Flink</VisuallyHidden>
        </h1>
        <Button onClick={() => setTurning((turning + 1) % team.length)}>{t('activity.next')}</Button>
      </Stage>
      {player && <TurnBanner {...player} />}
    </Place>
  );
}

function Scoreboards() {
  return (
    <Board title="Scoreboard" scene="forest">
      {team.map(({ name }, turning) => (
        <State key={name} name={`turn of ${turning + 1}`}>
          <Scoreboard players={team} turning={turning} />
        </State>
      ))}
      <State name="two, at the start">
        <Scoreboard
          players={team.slice(0, 2).map((player) => ({ ...player, points: 0, power: 1 }))}
          turning={0}
        />
      </State>
    </Board>
  );
}

function Film() {
  const { t } = useTexts();
  const [open, setOpen] = useState(true);
  return (
    <Place>
      <Stage place="middle">
        <h1>
          <VisuallyHidden>Flink</VisuallyHidden>
        </h1>
        <Button icon="video" onClick={() => setOpen(true)}>
          {t('activity.parentAdvice')}
        </Button>
      </Stage>
      {open && (
        <FloatingVideo
          source="data:video/mp4;base64,AAAA"
          title={t('activity.parentAdvice')}
          onClose={() => setOpen(false)}
        />
      )}
    </Place>
  );
}

export const activitySpecimens: readonly Specimen[] = [
  { id: 'celebration', title: 'Celebration', look: 'play', render: () => <Party /> },
  { id: 'results-mastered', title: 'Results: mastered', look: 'play', render: () => <Mastered /> },
  { id: 'results-partial', title: 'Results: a kind word', look: 'play', render: () => <Partial /> },
  { id: 'results-team', title: 'Results: a team of three', look: 'play', render: () => <Team /> },
  { id: 'scoreboard', title: 'Scoreboard', look: 'play', render: () => <Scoreboards /> },
  { id: 'turn-banner', title: 'Whose turn it is', look: 'play', render: () => <Turn /> },
  { id: 'floating-video', title: 'Floating video', look: 'play', render: () => <Film /> },
];
