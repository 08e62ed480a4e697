import { mediaAddress } from '@flink/contract/rules/play/media-address.ts';
import type { Result } from '@flink/game-kit/model/loop/effect.ts';
import type { GameView } from '@flink/game-kit/model/loop/game-view.ts';
import type { GameEvent } from '@flink/game-kit/model/template.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { outboxOf } from '../outbox/outbox-store.ts';
import { balanceOf, pointsWon, recorderOf, type SavingState } from '../outbox/recorder.ts';
import { useTimeIsUp } from '../time/play-keeping.tsx';
import { usePlayTime } from '../time/play-time.ts';
import { LATE_MS, whenCalm } from '../when-calm.ts';
import { type ActivityPort, DEFAULT_SETTINGS } from './activity-port.ts';
import { Game } from './game.tsx';
import { firstHelp, helpOf } from './help/help-of.ts';
import { FinishedElsewhereDialog, loadLaterScreens, Results, ResumeDialog } from './lazy-screens.ts';
import { Opening } from './opening/activity-opening.tsx';
import { folderOf } from './opening/language-version.ts';
import type { PlayableActivity } from './opening/opened-activity.ts';
import { useOpening } from './opening/use-opening.ts';
import { tellFinished } from './pauses/finished-runs.ts';
import { autosaveIn, NO_AUTOSAVE } from './pauses/game-autosave.ts';
import { autosavePlaces } from './pauses/game-autosave-places.ts';
import { freshRun, type GameRun } from './pauses/saved-game.ts';
import { useFinishedElsewhere } from './pauses/use-finished-elsewhere.ts';
import { type Statistics, statisticsOf } from './results/statistics.ts';
import { useResultFilm } from './results/use-result-film.ts';
import type { Workshop } from './work/work-shop.ts';

type Phase =
  | { readonly name: 'opening' }
  | { readonly name: 'playing'; readonly run: GameRun; readonly helped: boolean }
  | { readonly name: 'results'; readonly runId: string; readonly statistics: Statistics };

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
  const [recorder] = useState(() => recorderOf(port, activity._id, outboxOf));
  const [phase, setPhase] = useState<Phase>({ name: 'opening' });
  const finished = useFinishedElsewhere(phase.name === 'playing' ? phase.run.id : null);
  const [autosave] = useState(() =>
    port.record === 'progress' && first && !workshop
      ? autosaveIn(autosavePlaces(activity._id, finished.onDevice), learnerIds, activity._id, {
          contentMark: game.contentMark,
          players,
        })
      : NO_AUTOSAVE,
  );
  const mediaUrl = (file: string, part: string) =>
    mediaAddress(file, activity.contentFolder, folderOf(version, part, file));
  const opening = useOpening({ game, players, learner: port.playerName, autosave });
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

  const start = (run: GameRun, helped: boolean) => {
    setPointsBefore(balanceOf(saving) ?? port.familyPoints);
    setSaving({ state: 'nothing' });
    setPhase({ name: 'playing', run, helped });
  };

  const settings = port.settings ?? DEFAULT_SETTINGS;
  const ready = port.settings !== null && opening.left !== undefined && (opening.progress === 1 || hurried);
  const begin = useEffectEvent(() => {
    if (phase.name === 'opening' && opening.left === null) start(freshRun(), false);
  });
  useEffect(() => {
    if (ready) begin();
  }, [ready]);

  const round = workshop?.round ?? 0;
  const beginAnew = useEffectEvent(() => {
    if (phase.name === 'playing') start(freshRun(), true);
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

  useEffect(() => whenCalm(loadLaterScreens, LATE_MS), []);

  const timeUp = useTimeIsUp();
  useEffect(() => {
    if (timeUp) autosave.flush();
  }, [timeUp, autosave]);

  const stopSaving = useEffectEvent(() => {
    if (phase.name === 'playing') autosave.forget(phase.run.id);
  });
  useEffect(() => {
    if (finished.where) stopSaving();
  }, [finished.where]);

  const time = usePlayTime();
  const finish = (run: GameRun, result: Result, view: GameView<GameEvent>) => {
    const statistics = statisticsOf(result, view.players?.points, port.threshold);
    recorder.finish(result, run.id);
    time.cut();
    if (workshop) workshop.onFinish();
    else {
      recorder.forget(run.id, autosave.forget(run.id));
      tellFinished(run.id);
    }
    setPhase({ name: 'results', runId: run.id, statistics });
    send();
  };

  if (phase.name === 'results') {
    return (
      <Suspense>
        <Results
          statistics={phase.statistics}
          learners={port.learners}
          saving={saving}
          finishedElsewhere={saving.state === 'saved' && saving.finishedElsewhere.includes(phase.runId)}
          pointsWon={pointsWon(balanceOf(saving), pointsBefore)}
          animated={settings.autoAnimation}
          film={film}
          next={port.next}
          onRetry={send}
          onAgain={() => start(freshRun(), true)}
          onLeave={port.onDone ?? port.onLeave}
        />
      </Suspense>
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
          <Suspense>
            <ResumeDialog
              name={activity.activityName}
              onGoOn={() => start(left, true)}
              onStartAgain={() => start(freshRun(), false)}
            />
          </Suspense>
        )}
      </>
    );
  }

  const { run, helped } = phase;
  return (
    <>
      <Game
        key={workshop ? round : run.id}
        game={game}
        workshop={workshop}
        players={taking}
        learner={port.playerName}
        bookShare={port.bookShare}
        hidesVideos={port.hidesVideos}
        record={run.record}
        sheets={sheets}
        firstSheets={helped ? [] : firstHelp(sheets, settings)}
        tools={port.tools}
        mediaUrl={mediaUrl}
        onKeep={(record) => autosave.save({ id: run.id, record })}
        onPartial={() => {
          recorder.reached('partial');
          recorder.send();
        }}
        onMastered={() => {
          recorder.reached('mastered');
          recorder.send();
        }}
        onPause={workshop?.onPause ?? autosave.flush}
        onFinish={(result, view) => finish(run, result, view)}
        onBook={port.onBook}
        onLeave={port.onLeave}
      />
      {finished.where && (
        <Suspense>
          <FinishedElsewhereDialog
            where={finished.where}
            onStartAgain={() => start(freshRun(), true)}
            onLeave={port.onLeave}
          />
        </Suspense>
      )}
    </>
  );
}
