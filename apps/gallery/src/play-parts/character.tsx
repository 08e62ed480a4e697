import { ProgressDots, type Step } from '@flink/ui/play/game/progress-dots.tsx';
import { Bubble } from '@flink/ui/play/people/bubble.tsx';
import { Character, type Pose } from '@flink/ui/play/people/character.tsx';
import { characterNames, characters, poses } from '@flink/ui/play/people/characters.ts';
import { CardBack } from '@flink/ui/play/pieces/card-back.tsx';
import { PlayLook } from '@flink/ui/play/play-look.tsx';
import { PointsPill } from '@flink/ui/play/rewards/points-pill.tsx';
import { Stars } from '@flink/ui/play/rewards/stars.tsx';
import { Logo } from '@flink/ui/play/scene/logo.tsx';
import { Scene } from '@flink/ui/play/scene/scene.tsx';
import { ScenePreview } from '@flink/ui/play/scene/scene-preview.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { scenesOf, themeNames, themes } from '@flink/ui/play/scene/themes.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { Specimen } from '../specimen.ts';
import styles from './board.module.css';
import { Board, State } from './board.tsx';
import { type Sample, useSample } from './samples.ts';

const words: Readonly<Record<Pose, Sample>> = {
  idle: 'lookAtEars',
  happy: 'yes',
  thinking: 'tryAgain',
  celebrating: 'party',
};

function Poses() {
  const say = useSample();
  return (
    <Board title="Fletcher and what he says">
      {poses.map((pose) => (
        <State key={pose} name={pose}>
          <Character pose={pose} className={styles.fox} />
          <Bubble>{say(words[pose])}</Bubble>
        </State>
      ))}
      <State name="bubble from the end, from below">
        <Bubble from="end">{say('yes')}</Bubble>
        <Bubble from="below">{say('long')}</Bubble>
      </State>
    </Board>
  );
}

function Friends() {
  const { t } = useTexts();
  return (
    <Board title="Fletcher and his friends" scene="forest">
      {characterNames.map((name) => (
        <section key={name} className={styles.state}>
          <h2 className={styles.name}>{t(characters[name].nameKey)}</h2>
          <div className={styles.things}>
            {poses.map((pose) => (
              <Character key={pose} who={name} pose={pose} className={styles.fox} />
            ))}
            <Character who={name} pose="idle" className={styles.smallFox} />
          </div>
        </section>
      ))}
    </Board>
  );
}

function Themes() {
  const { t } = useTexts();
  return (
    <Board title="Themes: scenes, a small picture, the back of a card" scene="space">
      {themeNames.map((theme) => (
        <section key={theme} className={styles.state}>
          <h2 className={styles.name}>{t(themes[theme].nameKey)}</h2>
          <PlayLook scene={theme} embedded>
            <div className={styles.things}>
              {scenesOf(theme).map((scene) => (
                <div key={scene.number} className={styles.scene}>
                  <Scene scenes={[scene]} />
                </div>
              ))}
              <div className={styles.preview}>
                <ScenePreview theme={theme} />
              </div>
              <CardBack className={styles.card} />
            </div>
          </PlayLook>
        </section>
      ))}
    </Board>
  );
}

const few: readonly Step[] = ['right', 'right', 'tried', 'right', 'now', 'todo', 'todo', 'todo'];
const many: readonly Step[] = [...Array<Step>(11).fill('right'), 'now', ...Array<Step>(18).fill('todo')];

function Rewards() {
  return (
    <Board title="Progress, stars, points and logo" scene="sea">
      <State name="progress: eight questions, one, thirty">
        <ProgressDots steps={few} />
        <ProgressDots steps={['now']} />
        <ProgressDots steps={many} />
      </State>
      <State name="stars in a menu">
        <Stars earned={0} />
        <Stars earned={2} />
        <Stars earned={3} />
      </State>
      <State name="stars of a result">
        <Stars earned={3} size="l" />
        <Stars earned={1} size="l" />
      </State>
      <State name="family points, as a sign and as a button">
        <PointsPill points={2480} />
        <PointsPill points={1} />
        <PointsPill points={1_234_567} onClick={() => {}} />
        <PointsPill points={640} progress={0.64} onClick={() => {}} />
      </State>
      <State name="logo">
        <Logo />
      </State>
    </Board>
  );
}

function Sheets() {
  const say = useSample();
  return (
    <Board title="Sheet" scene="forest">
      <div className={styles.things}>
        <Sheet className={styles.place}>{say('task')}</Sheet>
        <Sheet hilly className={styles.place}>
          {say('task')}
        </Sheet>
        <Sheet shape="pill" className={styles.place}>
          {say('task')}
        </Sheet>
      </div>
    </Board>
  );
}

export const characterSpecimens: readonly Specimen[] = [
  { id: 'sheet', title: 'Sheet', look: 'play', render: () => <Sheets /> },
  { id: 'character', title: 'Character and bubble', look: 'play', render: () => <Poses /> },
  { id: 'friends', title: 'Fletcher and his friends', look: 'play', render: () => <Friends /> },
  { id: 'themes', title: 'Themes', look: 'play', render: () => <Themes /> },
  { id: 'rewards', title: 'Progress, stars, points, logo', look: 'play', render: () => <Rewards /> },
];
