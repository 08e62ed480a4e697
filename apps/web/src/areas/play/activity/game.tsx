import type { Result } from '@flink/game-kit/model/loop/effect.ts';
import type { GameView } from '@flink/game-kit/model/loop/game-view.ts';
import type { GameEvent, PersonName } from '@flink/game-kit/model/template.ts';
import type { GameRecord } from '@flink/game-kit/react/game-runner.ts';
import { GameStage } from '@flink/game-kit/react/game-stage.tsx';
import { useDialogs } from '@flink/ui/play/dialogs/use-dialogs.ts';
import { Face } from '@flink/ui/play/people/face.tsx';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type ReactNode, Suspense, useState } from 'react';
import { wordTimings } from '../../../shared/read-along/word-timings.ts';
import { voiceOn } from '../../../shared/speak.ts';
import { useScreenShape } from '../menu/stage/use-screen-shape.ts';
import { useTimeIn } from '../time/use-time-in.ts';
import type { Learner } from './activity-port.ts';
import { ActivityBar } from './bar/activity-bar.tsx';
import { ActivityImage, activityImageOf } from './bar/activity-image.tsx';
import { papersOf } from './bar/papers-of.ts';
import { ParentAdvice, parentVideoOf } from './bar/parent-advice.tsx';
import { HelpDialog } from './help/help-dialog.tsx';
import type { HelpSheet } from './help/help-of.ts';
import { IdleDialog } from './lazy-screens.ts';
import { instructionOf } from './opening/instruction-of.ts';
import { nameOf } from './opening/language-version.ts';
import type { PlayableActivity } from './opening/opened-activity.ts';
import { soundAddress } from './opening/sound-address.ts';
import { valueIn } from './opening/stored-words.ts';
import { useIdle } from './pauses/use-idle.ts';
import { usePause } from './pauses/use-pause.ts';
import { useEscape } from './use-escape.ts';
import { useTextsIn } from './use-texts-in.ts';
import type { Workshop } from './work/work-shop.ts';

export interface GameProps {
  readonly game: PlayableActivity;
  /** Those who take turns; empty where one plays, or the template has no turns. */
  readonly players: readonly Learner[];
  readonly learner?: PersonName | undefined;
  readonly bookShare?: number | undefined;
  readonly hidesVideos?: boolean | undefined;
  readonly record: GameRecord;
  readonly workshop?: Workshop | undefined;
  readonly sheets: readonly HelpSheet[];
  /** The sheets that open by themselves; the game starts when they are closed. */
  readonly firstSheets: readonly HelpSheet[];
  /** Beside the buttons of the game; on a phone with its help. */
  readonly tools?: ReactNode;
  /** Of a file that this part of the activity names. */
  mediaUrl(file: string, part: string): string;
  onKeep(record: GameRecord): void;
  onPartial(): void;
  onMastered(): void;
  /** The learner leaves, or the tablet is closed. */
  onPause(): void;
  onFinish(result: Result, view: GameView<GameEvent>): void;
  onBook(activityId: string): void;
  onLeave(): void;
}

/** Of what somebody makes; what is longer is nobody's title. */
const MOST_TITLE_SIGNS = 100;

/** The game with its bar, its help and what floats beside it. */
export function Game(props: GameProps) {
  const { game, players, sheets, mediaUrl } = props;
  const { t, locale } = useTexts();
  const dialogs = useDialogs();
  const texts = useTextsIn(game.version.locale);
  // There the bar has one row, and the game needs the height of a second one.
  const phone = useScreenShape() === 'phone';
  const [help, setHelp] = useState<readonly HelpSheet[]>(props.firstSheets);
  const [started, setStarted] = useState(props.firstSheets.length === 0);
  const gameUrl = (file: string) => mediaUrl(file, 'gameData');
  const image = activityImageOf(game);
  const video = props.hidesVideos ? null : parentVideoOf(game, locale);
  const { book, print } = papersOf(game);
  const [imageOpen, setImageOpen] = useState(image?.defaultOpen ?? false);
  const [videoOpen, setVideoOpen] = useState(false);
  const { idle, wake } = useIdle();
  useTimeIn(game.activity._id, idle);
  usePause(props.onPause);

  useEscape(props.onLeave);

  const { name, locale: nameLocale } = nameOf(game);
  const rename = async (title: GameView<GameEvent>['title'], send: (event: GameEvent) => void) => {
    const typed = await dialogs.prompt({
      title: t('activity.renameTitle'),
      label: t('activity.rename'),
      initial: title?.text || name,
      maxLength: MOST_TITLE_SIGNS,
    });
    if (title && typed !== null) send(title.rename(typed));
  };

  const closeHelp = () => {
    const rest = help.slice(1);
    setHelp(rest);
    if (rest.length === 0) setStarted(true);
  };

  const [sheet] = help;
  return (
    <>
      <GameStage
        play={game.play}
        content={game.content}
        record={props.record}
        players={players.map(({ name }) => name)}
        learner={props.learner}
        bookShare={props.bookShare}
        work={props.workshop?.current()}
        colours={players.map(({ colour }) => colour)}
        faces={players.map(({ id, face }) => <Face key={id} name={face} />)}
        locale={game.version.locale}
        instruction={instructionOf(game.version, locale)}
        texts={texts}
        started={started}
        surroundings={{
          mediaUrl: gameUrl,
          soundUrl: soundAddress,
          voice: voiceOn,
          wordTimings,
          onResult: props.onFinish,
          onPartial: props.onPartial,
          onMastered: props.onMastered,
          onChange: props.onKeep,
          desk: props.workshop?.desk,
          onWork: props.workshop?.onWork,
        }}
        bar={(view, send) => (
          <ActivityBar
            view={view}
            title={<bdi {...inLanguage(game.activity.locale)}>{view.title?.text || name}</bdi>}
            onRename={view.title && started ? () => rename(view.title, send) : undefined}
            players={players}
            started={started}
            tools={phone ? undefined : props.tools}
            onEvent={send}
            onBack={props.onLeave}
            onHelp={() => setHelp(sheets)}
            onImage={image ? () => setImageOpen(true) : undefined}
            onBook={book ? () => props.onBook(book) : undefined}
            onPrint={print ? () => window.open(gameUrl(print), '_blank', 'noopener') : undefined}
            onAdvice={video ? () => setVideoOpen(true) : undefined}
          />
        )}
      />
      {started && image && imageOpen && (
        <ActivityImage
          {...image}
          url={mediaUrl(image.file, 'activityImage')}
          title={name}
          onClose={() => setImageOpen(false)}
        />
      )}
      {video && videoOpen && <ParentAdvice video={video} onClose={() => setVideoOpen(false)} />}
      {sheet && (
        <HelpDialog
          key={sheet.kind}
          sheet={sheet}
          title={
            sheet.kind === 'team' ? (
              t('activity.help.teamTitle')
            ) : (
              <bdi {...inLanguage(nameLocale)}>{name}</bdi>
            )
          }
          last={help.length === 1}
          starts={!started}
          tools={phone ? props.tools : undefined}
          credits={valueIn(game.activity.data, 'credits')}
          mediaUrl={mediaUrl}
          onClose={closeHelp}
        />
      )}
      {idle && (
        <Suspense>
          <IdleDialog onGoOn={wake} onLeave={props.onLeave} />
        </Suspense>
      )}
    </>
  );
}
