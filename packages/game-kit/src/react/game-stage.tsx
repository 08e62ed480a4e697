import type { CompanionMood } from '@flink/ui/play/game/game-layout.tsx';
import { TapToListen } from '@flink/ui/play/game/tap-to-listen.tsx';
import { teamColours } from '@flink/ui/play/people/team-colours.ts';
import type { AnswerColour } from '@flink/ui/play/pieces/answer-colours.ts';
import { Stage } from '@flink/ui/play/scene/stage.tsx';
import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import { LanguagePlace } from '@flink/ui/texts/language.tsx';
import { useLetters } from '@flink/ui/texts/letters.ts';
import { type Texts, TextsPlace, type Translate, useTexts } from '@flink/ui/texts/texts.tsx';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Content } from '../model/content/content.ts';
import type { Piece } from '../model/content/piece.ts';
import type { Result } from '../model/loop/effect.ts';
import type { GameView } from '../model/loop/game-view.ts';
import type { Named } from '../model/loop/lesson.ts';
import type { GameEvent, PersonName } from '../model/template.ts';
import { sizesIn } from '../model/text/text-size.ts';
import { afterNextPaint } from './after-next-paint.ts';
import { AuthorLetters } from './author-letters.tsx';
import { drawnGame } from './drawn-game.ts';
import { FeedbackDialog } from './feedback-dialog.tsx';
import { type GameRecord, type RunningGame, runGame } from './game-runner.ts';
import { lessonParts, lessonWords, spokenText } from './lesson-words.ts';
import type { AnyPlay, Instruction, PlayHost } from './play.ts';
import type { HeardAt, Reader } from './read-along/reader.ts';
import { silentPace, wordAtShare } from './read-along/silent-pace.ts';
import { createSoundBox, type SoundBox } from './sound-box.ts';
import { createTaskMemory } from './task-memory.ts';
import { useCalmStart } from './use-calm-start.ts';
import { usePressHighlight } from './use-press-highlight.ts';
import type { Voice } from './voice.ts';
import { volumeOf } from './volumes.ts';
import type { WorkDesk } from './work/work-desk.ts';

/** What the place around a game can do: where files lie, how a text is read aloud, what is done with a result. */
export interface GameSurroundings {
  mediaUrl(file: string): string;
  /** The address of one of the app's own sounds. */
  soundUrl(name: string): string;
  /** Who plays recordings and reads texts aloud, on this sound box. Asked once. */
  voice(sounds: SoundBox): Voice;
  /** Asks when each word of a text is heard; without it a long text is read in the dark. */
  wordTimings?(text: string, locale: string): HeardAt;
  /** With the last view of the game: the points of a team. */
  onResult(result: Result, view: GameView<GameEvent>): void;
  onPartial?(): void;
  onMastered?(): void;
  /** After every event: what a half-played game is resumed from, and where it stands. */
  onChange?(record: GameRecord, state: unknown): void;
  /** Of a template with `work`: files, saving and feedback. */
  readonly desk?: WorkDesk | undefined;
  /** The work has changed. */
  readonly onWork?: ((work: unknown) => void) | undefined;
}

export interface GameStageProps {
  readonly play: AnyPlay;
  readonly content: Content<unknown, unknown>;
  /** A fresh seed, or a game that was left. Read once. */
  readonly record: GameRecord;
  /** The names of those who share the device. */
  readonly players: readonly string[];
  /** What the learner made here before. Read once. */
  readonly work?: unknown;
  /** Whose name a game asks for, that asks for one. */
  readonly learner?: PersonName | undefined;
  readonly bookShare?: number | undefined;
  /** Their faces, in the same order. */
  readonly faces?: readonly ReactNode[];
  /** Their colours; without them by their places. */
  readonly colours?: readonly AnswerColour[];
  /** The language of the activity. */
  readonly locale: string;
  readonly instruction?: Instruction | null | undefined;
  /** What the house says inside the game, in that language; that of the page until it has come, or where there is none. */
  readonly texts?: Texts | undefined;
  /** False while the help is open: the game waits for its start. */
  readonly started: boolean;
  readonly surroundings: GameSurroundings;
  bar(view: GameView<GameEvent>, send: (event: GameEvent) => void): ReactNode;
}

/** One game from its start to its result: draws it, lets it sound, and tells the surroundings what came of it. */
export function GameStage(props: GameStageProps) {
  const { play, content, players, locale, started, surroundings } = props;
  const page = useTexts();
  const texts = props.texts ?? page;
  const inside = useRef(texts);
  inside.current = texts;
  const house = useRef(page);
  house.current = page;
  const [sounds] = useState(createSoundBox);
  const [voice] = useState(() => surroundings.voice(sounds));
  const [heard, setHeard] = useState('');
  const announce = useCallback((text: string) => afterNextPaint(() => setHeard(text)), []);
  const [written] = useState(() => JSON.stringify(content));
  useLetters(locale, written);
  const around = useRef(surroundings);
  around.current = surroundings;
  // Who speaks now: what is said in parts ends when something else is to be heard.
  const turn = useRef(0);
  const newTurn = useCallback(() => {
    turn.current += 1;
    return turn.current;
  }, []);
  const [tasks] = useState(createTaskMemory);
  const [unheard, setUnheard] = useState(false);
  const sayWords = useCallback(
    async (text: string, spoken: string) => {
      const heard = await voice.say(text, spoken);
      // Where there is no voice it has ended in the frame of the touch that asked for it.
      afterNextPaint(() => setUnheard(!heard || volumeOf('voice') === 0));
    },
    [voice],
  );
  const sayPiece = useCallback(
    async (piece: Named, spoken: string) => {
      const played = piece.audio ? await voice.play(around.current.mediaUrl(piece.audio), 1) : null;
      // A recording that does not come is no reason to be silent where there are words.
      if (played === null || played.message !== undefined) await sayWords(piece.text, spoken);
    },
    [voice, sayWords],
  );
  const [game] = useState<RunningGame>(() =>
    runGame(
      play.template,
      content,
      props.record,
      {
        players: Math.max(1, players.length),
        locale,
        learner: props.learner,
        bookShare: props.bookShare,
        work: props.work,
      },
      {
        sound: async (source, volume) => {
          if (source.from === 'activity') {
            newTurn();
            await voice.play(around.current.mediaUrl(source.file), volume);
          } else await sounds.play(around.current.soundUrl(source.name), { channel: 'sign', volume });
        },
        speech: async (text, spoken) => {
          newTurn();
          await sayWords(text, spoken);
        },
        introduces: tasks.introduces,
        lesson: async (told) => {
          const { t, locale: spoken } = inside.current;
          const mine = newTurn();
          for (const part of lessonParts(tasks.shortened(told), t)) {
            if ('house' in part) await voice.say(part.house, spoken);
            else await sayPiece(part.named, part.named.locale ?? locale);
            if (turn.current !== mine) return;
          }
        },
        turn: async (player) => {
          const { t, locale: spoken } = house.current;
          newTurn();
          await voice.say(spokenText(t('activity.turn', { name: players[player] ?? '' })), spoken);
        },
        partial: () => afterNextPaint(() => around.current.onPartial?.()),
        mastered: () => afterNextPaint(() => around.current.onMastered?.()),
        save: () => afterNextPaint(() => around.current.onChange?.(game.record(), game.snapshot())),
        result: (result) => {
          const last = play.template.view(game.snapshot());
          afterNextPaint(() => around.current.onResult(result, last));
        },
      },
    ),
  );
  // What is heard begins at once; what is seen of it comes when the touch itself has been answered.
  const [drawn] = useState(() => drawnGame(game));
  const state = useSyncExternalStore(drawn.subscribe, drawn.snapshot);
  // Thrown where it is drawn: whoever stands around the game catches it there, with what the drawing throws.
  const failure = useSyncExternalStore(drawn.subscribe, drawn.failure);
  if (failure) throw failure.reason;
  const refused = useSyncExternalStore(sounds.subscribe, sounds.refused);

  usePressHighlight();
  useEffect(
    () => drawn.subscribe(() => around.current.onChange?.(game.record(), game.snapshot())),
    [game, drawn],
  );
  useEffect(() => {
    game.open();
    return () => {
      game.stop();
      newTurn();
      voice.stop();
    };
  }, [game, voice, newTurn]);
  useEffect(() => {
    if (started) game.send({ type: 'start' });
  }, [game, started]);

  const view = play.template.view(state);
  const board = useRef<HTMLDivElement>(null);
  useCalmStart(board, started && view.next === null && !view.over);
  const made = useRef(view.work);
  useEffect(() => {
    if (made.current === view.work) return;
    made.current = view.work;
    around.current.onWork?.(view.work);
  }, [view.work]);
  const words = useBeat(view.said.text !== null && view.read !== null);
  const say = useCallback(
    (piece: Piece, spoken = locale) => {
      tasks.asked(piece);
      newTurn();
      return sayPiece(piece, spoken);
    },
    [newTurn, sayPiece, locale, tasks],
  );
  const reader = useMemo(
    (): Reader => ({
      read: async (text, onHeard, { recording, rate } = {}) => {
        newTurn();
        if (recording) {
          const words = silentPace(text, locale);
          const onTime = (ms: number, duration: number) => onHeard(wordAtShare(words, ms / duration));
          const { message } = await voice.play(around.current.mediaUrl(recording), 1, { onTime, rate });
          return message === undefined;
        }
        const heardAt = around.current.wordTimings?.(text, locale);
        return voice.say(text, locale, (part, ms) => onHeard(heardAt?.(part, ms) ?? null), rate);
      },
      stop: voice.stop,
    }),
    [voice, newTurn, locale],
  );
  const host: PlayHost = {
    instruction: props.instruction ?? undefined,
    locale,
    players,
    faces: props.faces ?? [],
    colours: props.colours ?? teamColours(players.map((_name, seat) => seat)),
    companion: moodOf(view, texts.t, surroundings.mediaUrl),
    mediaUrl: surroundings.mediaUrl,
    say,
    unheard,
    reader,
    announce,
    desk: surroundings.desk,
  };

  return (
    <Stage fit="screen" bar={props.bar(view, game.send)}>
      <LanguagePlace lang={locale}>
        <TextsPlace texts={texts}>
          <AuthorLetters options={content.options} sizes={play.sizesItself ? {} : sizesIn(content.options)}>
            <div ref={board} style={{ display: 'contents' }}>
              {play.render({ state, options: content.options, host, send: game.send })}
            </div>
          </AuthorLetters>
        </TextsPlace>
      </LanguagePlace>
      <VisuallyHidden role="status">{heard}</VisuallyHidden>
      {words && view.said.text !== null && view.read && (
        <FeedbackDialog
          text={view.said.text}
          lang={locale}
          right={view.said.verdict !== 'wrong'}
          onSpeak={() => say({ text: view.said.text ?? '' })}
          onClose={() => view.read && game.send(view.read)}
        />
      )}
      {refused && <TapToListen onTap={sounds.unlock} />}
    </Stage>
  );
}

/** Design: first the sign and its motion (150 to 300 ms), then the words, which cover the board. */
const BEAT_MS = 300;

function useBeat(due: boolean): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => setPassed(true), BEAT_MS);
    return () => {
      clearTimeout(timer);
      setPassed(false);
    };
  }, [due]);
  return due && passed;
}

/** Right is warm, wrong is gentle. He is never sad. */
function moodOf(
  { said: { verdict, lesson, turn } }: GameView<GameEvent>,
  t: Translate,
  mediaUrl: (file: string) => string,
): CompanionMood {
  switch (verdict) {
    case 'right':
    case 'part':
      return {
        pose: 'happy',
        text: lessonWords({ verdict: 'right', lesson: lesson ?? {}, turn }, t),
        ...(lesson?.image ? { picture: mediaUrl(lesson.image) } : {}),
      };
    case 'wrong':
      return { pose: 'thinking', text: lessonWords({ verdict, lesson: lesson ?? {}, turn }, t) };
    case 'clue':
      return { pose: 'happy', text: t('games.easier') };
    case 'revealed':
      return { pose: 'idle', text: t('games.thisIsIt') };
    default:
      return { pose: 'idle', text: '' };
  }
}
