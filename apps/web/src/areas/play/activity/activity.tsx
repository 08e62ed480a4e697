import { mediaAddress } from '@flink/contract/rules/play/media-address.ts';
import type { Result } from '@flink/game-kit/model/loop/effect.ts';
import type { GameView } from '@flink/game-kit/model/loop/game-view.ts';
import type { GameEvent } from '@flink/game-kit/model/template.ts';
import type { GameRecord } from '@flink/game-kit/react/game-runner.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { balanceOf, pointsWon, recorderOf, type SavingState } from '../outbox/recorder.ts';
import { useTimeIsUp } from '../time/play-keeping.tsx';
import { usePlayTime } from '../time/play-time.ts';
import { type ActivityPort, DEFAULT_SETTINGS } from './activity-port.ts';
import { Game } from './game.tsx';
import { firstHelp, helpOf } from './help/help-of.ts';
import { Opening } from './opening/activity-opening.tsx';
import { folderOf } from './opening/language-version.ts';
import type { PlayableActivity } from './opening/opened-activity.ts';
import { useOpening } from './opening/use-opening.ts';
import { autosaveOf, NO_AUTOSAVE } from './pauses/game-autosave.ts';
import { ResumeDialog } from './pauses/resume-dialog.tsx';
import { Results } from './results/results.tsx';
import { type Statistics, statisticsOf } from './results/statistics.ts';
import { useResultFilm } from './results/use-result-film.ts';
import type { Workshop } from './work/work-shop.ts';

type Phase =
  | { readonly name: 'opening' }
  | { readonly name: 'playing'; readonly record: GameRecord; readonly helped: boolean }
  | { readonly name: 'results'; readonly statistics: Statistics };

const freshGame = (): GameRecord => ({ seed: Math.floor(Math.random() * 2 ** 31), events: [] });

export interface ActivityProps {
  readonly game: PlayableActivity;
  readonly port: ActivityPort;
  /** The learner has seen its bones while it came. */
  readonly waited: boolean;
  /** Of a game in which something is made: it is kept instead of the game. */
  readonly workshop?: Workshop;
}

/** From the loading of its files to its results: the shell around every game (spec 1 §4). */
export function Activity({ game, port, waited, workshop }: ActivityProps) {
  const { t, locale } = useTexts();
  const { activity, version, play } = game;
  const taking = activity.template.multiplayer && play.template.multiplayer ? port.learners : [];
  const players = Math.max(1, taking.length);
  const [first] = port.learners;
  const learnerIds = port.learners.map(({ id }) => id);
  const [recorder] = useState(() => recorderOf(port, activity._id));
  const [autosave] = useState(() =>
    port.record === 'progress' && first && !workshop
      ? autosaveOf(learnerIds, activity._id, { contentMark: game.contentMark, players })
      : NO_AUTOSAVE,
  );
  const mediaUrl = (file: string, part: string) =>
    mediaAddress(file, activity.contentFolder, folderOf(version, part, file));
  const opening = useOpening({ game, players, learner: port.playerName, autosave });
  const [phase, setPhase] = useState<Phase>({ name: 'opening' });
  const [hurried, setHurried] = useState(false);
  const [saving, setSaving] = useState<SavingState>({ state: 'nothing' });
  const [pointsBefore, setPointsBefore] = useState<number>();

  const teamHelp = activity.template.helpStrings.team ?? play.template.teamHelp;
  const sheets = helpOf({
    data: version.data,
    activityLocale: version.locale,
    locale,
    isAdmin: first?.isAdmin ?? false,
    team: taking.length > 1,
    teamText: teamHelp ? t(teamHelp) : null,
  });

  const start = (record: GameRecord, helped: boolean) => {
    setPointsBefore(balanceOf(saving) ?? port.familyPoints);
    setSaving({ state: 'nothing' });
    setPhase({ name: 'playing', record, helped });
  };

  const settings = port.settings ?? DEFAULT_SETTINGS;
  const ready = port.settings !== null && opening.left !== undefined && (opening.progress === 1 || hurried);
  const begin = useEffectEvent(() => {
    if (phase.name === 'opening' && opening.left === null) start(freshGame(), false);
  });
  useEffect(() => {
    if (ready) begin();
  }, [ready]);

  const round = workshop?.round ?? 0;
  const beginAnew = useEffectEvent(() => {
    if (phase.name === 'playing') start(freshGame(), true);
  });
  useEffect(() => {
    if (round > 0) beginAnew();
  }, [round]);

  const film = useResultFilm(phase.name !== 'opening' && settings.autoAnimation);

  const send = async () => {
    setSaving((before) => (before.state === 'nothing' ? before : { state: 'saving' }));
    setSaving(await recorder.send());
  };

  useEffect(
    () => () => {
      // After the game has put its last seconds into the outbox.
      setTimeout(() => void recorder.send());
    },
    [recorder],
  );

  const timeUp = useTimeIsUp();
  useEffect(() => {
    if (timeUp) autosave.flush();
  }, [timeUp, autosave]);

  const time = usePlayTime();
  const finish = (result: Result, view: GameView<GameEvent>) => {
    const statistics = statisticsOf(result, view.players?.points, port.threshold);
    recorder.finish(result);
    time.cut();
    if (workshop) workshop.onFinish();
    else recorder.forget(autosave.forget());
    setPhase({ name: 'results', statistics });
    send();
  };

  if (phase.name === 'results') {
    return (
      <Results
        statistics={phase.statistics}
        learners={port.learners}
        saving={saving}
        pointsWon={pointsWon(balanceOf(saving), pointsBefore)}
        animated={settings.autoAnimation}
        film={film}
        next={port.next}
        onRetry={send}
        onAgain={() => start(freshGame(), true)}
        onLeave={port.onDone ?? port.onLeave}
      />
    );
  }

  if (phase.name === 'opening') {
    const { left } = opening;
    return (
      <>
        <Opening
          name={activity.activityName}
          progress={opening.progress}
          waited={waited}
          onHurry={() => setHurried(true)}
          onLeave={port.onLeave}
        />
        {ready && left && (
          <ResumeDialog
            name={activity.activityName}
            onGoOn={() => start(left, true)}
            onStartAgain={() => start(freshGame(), false)}
          />
        )}
      </>
    );
  }

  return (
    <Game
      key={round}
      game={game}
      workshop={workshop}
      players={taking}
      learner={port.playerName}
      record={phase.record}
      sheets={sheets}
      firstSheets={phase.helped ? [] : firstHelp(sheets, settings)}
      tools={port.tools}
      mediaUrl={mediaUrl}
      onKeep={autosave.keep}
      onPartial={() => {
        recorder.reached('partial');
        recorder.send();
      }}
      onMastered={() => {
        recorder.reached('mastered');
        recorder.send();
      }}
      onPause={workshop?.onPause ?? autosave.flush}
      onFinish={finish}
      onBook={port.onBook}
      onLeave={port.onLeave}
    />
  );
}
