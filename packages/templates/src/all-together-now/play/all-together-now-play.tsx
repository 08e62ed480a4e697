import { definePlay, type PlayProps } from '@flink/game-kit/react/play.ts';
import { TaskLine } from '@flink/game-kit/react/task-line.tsx';
import { useFocusOnNew } from '@flink/game-kit/react/use-focus-on-new.ts';
import { GameLayout } from '@flink/ui/play/game/game-layout.tsx';
import { PictureSheet } from '@flink/ui/play/game/picture-sheet.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useEffect, useEffectEvent } from 'react';
import { type AllTogetherNowEvent, type AllTogetherNowState, playersWho } from '../model/game.ts';
import { template } from '../model/index.ts';
import type { AllTogetherNowOptions } from '../model/schema.ts';
import styles from './all-together-now-play.module.css';
import { Answers } from './answers.tsx';
import { Cover } from './cover.tsx';
import { TeamBar } from './team-bar.tsx';

type Props = PlayProps<AllTogetherNowState, AllTogetherNowEvent, AllTogetherNowOptions>;

function AllTogetherNowPlay(props: Props) {
  const { state, send, host } = props;
  const { t, locale } = useTexts();
  const { question, stage, players, picks } = state.round;
  const turning = stage.name === 'passing' || stage.name === 'picking' ? stage.player : null;
  const board = useFocusOnNew<HTMLDivElement>(`${state.current} ${stage.name} ${turning}`);
  const begun = state.phase !== 'waiting';
  const names = Array.from(
    { length: players },
    (_player, index) => host.players[index] ?? t('allTogetherNow.player', { number: index + 1 }),
  );

  const ask = useEffectEvent(() => {
    if (question.audio) host.say(question);
  });
  const picking = begun && stage.name === 'picking' ? stage.player : null;
  useEffect(() => {
    if (picking !== null) ask();
  }, [picking]);

  const tell = (text: string) => {
    host.announce(text);
    host.say({ text }, locale);
  };

  return (
    <GameLayout
      task={
        <TaskLine
          task={question}
          otherwise={question.image ? t('games.whatIsIt') : t('games.whichDidYouHear')}
          host={host}
        />
      }
      picture={
        question.image && <PictureSheet image={host.mediaUrl(question.image)} alt={question.name ?? ''} />
      }
      tray={
        <TeamBar
          names={names}
          colours={host.colours}
          turning={turning}
          picked={picks.length}
          right={stage.name === 'open' ? playersWho(state.round, true) : null}
          stars={state.marks.filter((mark) => mark === 'right').length}
          problems={state.problems.length}
        />
      }
      companion={host.companion}
    >
      <div ref={board} className={styles.board}>
        {stage.name === 'passing' && (
          <Cover
            key={stage.player}
            player={{ colour: host.colours[stage.player] ?? 'purple', face: host.faces[stage.player] }}
            title={t('allTogetherNow.pass', { name: names[stage.player] ?? '' })}
            words={t('allTogetherNow.secret')}
            action={t('allTogetherNow.take', { name: names[stage.player] ?? '' })}
            move="take"
            onAction={() => send({ type: 'take' })}
            tell={begun ? tell : null}
          />
        )}
        {stage.name === 'ready' && (
          <Cover
            player={null}
            title={t('allTogetherNow.ready')}
            words={t('allTogetherNow.look')}
            action={t('allTogetherNow.show')}
            move="show"
            onAction={() => send({ type: 'show' })}
            tell={tell}
          />
        )}
        {(stage.name === 'picking' || stage.name === 'open') && <Answers {...props} names={names} />}
      </div>
    </GameLayout>
  );
}

export const play = definePlay(template, AllTogetherNowPlay);
