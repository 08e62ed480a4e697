import type { GameView } from '@flink/game-kit/model/loop/game-view.ts';
import type { GameEvent } from '@flink/game-kit/model/template.ts';
import { Icon } from '@flink/ui/play/buttons/icon.tsx';
import { RoundButton } from '@flink/ui/play/buttons/round-button.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { ProgressDots } from '@flink/ui/play/game/progress-dots.tsx';
import { TurnBanner } from '@flink/ui/play/game/turn-banner.tsx';
import { Scoreboard } from '@flink/ui/play/rewards/scoreboard.tsx';
import { Bar } from '@flink/ui/play/scene/bar.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { ReactNode } from 'react';
import type { Learner } from '../activity-port.ts';
import styles from './activity-bar.module.css';

export interface ActivityBarProps {
  readonly view: GameView<GameEvent>;
  /** Of the activity. */
  readonly title: ReactNode;
  /** Of what is made in it, where it may have a name of its own. */
  readonly onRename?: (() => void) | undefined;
  readonly players: readonly Learner[];
  readonly started: boolean;
  readonly tools?: ReactNode;
  onEvent(event: GameEvent): void;
  onBack(): void;
  onHelp(): void;
  /** Buttons that have something to open. */
  readonly onImage?: (() => void) | undefined;
  readonly onBook?: (() => void) | undefined;
  readonly onPrint?: (() => void) | undefined;
  readonly onAdvice?: (() => void) | undefined;
}

interface PagesPillProps {
  readonly title: ReactNode;
  readonly onRename: (() => void) | undefined;
  readonly steps: GameView<GameEvent>['progress'];
}

/** What is read, and how far. */
function PagesPill({ title, onRename, steps }: PagesPillProps) {
  const { t } = useTexts();
  return (
    <Sheet shape="pill" className={styles.pages}>
      <h1 className={styles.title}>{title}</h1>
      {onRename && (
        <button type="button" className={styles.pen} aria-label={t('activity.rename')} onClick={onRename}>
          <Icon name="pen" />
        </button>
      )}
      {steps.length > 1 && (
        <span className={styles.count}>
          {t('uiPlay.count', { now: steps.indexOf('now') + 1 || steps.length, total: steps.length })}
        </span>
      )}
    </Sheet>
  );
}

/** Back left, progress in the middle, help right, always. A button without effect is not drawn. */
export function ActivityBar(props: ActivityBarProps) {
  const {
    view,
    title,
    onRename,
    players,
    started,
    tools,
    onEvent,
    onBack,
    onHelp,
    onImage,
    onBook,
    onPrint,
    onAdvice,
  } = props;
  const { t } = useTexts();
  const { clue, reveal, next } = view;
  const turning = view.players && players[view.players.turning];
  const extras = Boolean(view.players !== null || tools || onImage || onBook || onPrint || onAdvice);
  // A book has no button that comes and goes: its title takes the room.
  const slot = view.steps !== 'pages' && (
    <div className={classNames(styles.slot, extras && styles.crowded)}>
      {clue && !reveal && <RoundButton icon="hint" label={t('games.clue')} onClick={() => onEvent(clue)} />}
      {reveal && <RoundButton icon="eye" label={t('games.showAnswer')} onClick={() => onEvent(reveal)} />}
      {next && <RoundButton icon="next" label={t('activity.next')} onClick={() => onEvent(next)} />}
    </div>
  );
  return (
    <>
      <Bar
        start={<RoundButton icon="back" label={t('activity.back')} onClick={onBack} />}
        middle={
          view.steps === 'pages' ? (
            <PagesPill title={title} onRename={onRename} steps={view.progress} />
          ) : (
            view.progress.length > 0 && <ProgressDots steps={view.progress} />
          )
        }
        tools={
          extras && (
            <div className={styles.tools}>
              {view.players && (
                <Scoreboard
                  turning={view.players.turning}
                  players={players.map(({ name, face, colour }, place) => ({
                    name,
                    face,
                    colour,
                    points: view.players?.points[place] ?? 0,
                    power: view.players?.powerLevels[place] ?? 1,
                  }))}
                />
              )}
              {onImage && <RoundButton icon="picture" label={t('activity.image')} onClick={onImage} />}
              {onBook && <RoundButton icon="book" label={t('activity.book')} onClick={onBook} />}
              {onPrint && <RoundButton icon="print" label={t('activity.print')} onClick={onPrint} />}
              {onAdvice && <RoundButton icon="video" label={t('activity.parentAdvice')} onClick={onAdvice} />}
              {tools}
              {slot}
            </div>
          )
        }
        end={
          <div className={styles.end}>
            {!extras && slot}
            <RoundButton icon="help" tone="sun" label={t('activity.help.open')} onClick={onHelp} />
          </div>
        }
      />
      {turning && started && !view.over && <TurnBanner {...turning} />}
    </>
  );
}
