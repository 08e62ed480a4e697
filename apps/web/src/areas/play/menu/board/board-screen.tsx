import { moveByArrows } from '@flink/game-kit/react/move-by-arrows.ts';
import { classNames } from '@flink/ui/play/class-names.ts';
import { colourTokens } from '@flink/ui/play/pieces/answer-colours.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type CSSProperties, useId, useRef } from 'react';
import { GoalFlags, goalWords, useGoalsAt } from '../../goal/goal-flags.tsx';
import { fletcherSays } from '../stage/fletcher-says.ts';
import { HiddenTitle } from '../stage/hidden-title.tsx';
import { MenuPage } from '../stage/menu-page.tsx';
import { MenuStage } from '../stage/menu-stage.tsx';
import { QuietPicture } from '../stage/quiet-picture.tsx';
import { type ScreenShape, useScreenShape } from '../stage/use-screen-shape.ts';
import { useArrival } from '../way/arrival.ts';
import { FetchAhead } from '../way/fetch-ahead.tsx';
import { keyOf } from '../way/menu-link.tsx';
import { useMenuKeys } from '../way/use-menu-keys.ts';
import {
  columnsFor,
  type Learner,
  type Level,
  linesOf,
  nextOf,
  pictureOf,
  type SolutionMenu,
  type SubjectLine,
  withProgress,
} from './board.ts';
import styles from './board-screen.module.css';
import { BoardSkeleton } from './board-skeleton.tsx';
import { Ropes } from './ropes.tsx';
import { SubjectPicture, subjectColour, subjectName } from './subject.tsx';
import { Tag } from './tag.tsx';

/** Spec 1 §2, main menu board: levels by subject, stars per learner. */
export default function BoardScreen() {
  return (
    <MenuPage parent={null} skeleton={<BoardSkeleton />}>
      {(menu, learners) => <Board menu={menu} learners={learners} />}
    </MenuPage>
  );
}

interface BoardProps {
  readonly menu: SolutionMenu;
  readonly learners: readonly Learner[];
}

function Board({ menu, learners }: BoardProps) {
  const { t } = useTexts();
  const list = useRef<HTMLElement>(null);
  useArrival(list, keyOf({ kind: 'board' }));
  useMenuKeys(list, null);
  const shape = useScreenShape();

  const lines = linesOf(menu, learners);
  const most = Math.max(...lines.map(({ levels }) => levels.length));
  const columns = columnsFor(most, mostOnRope(shape, learners.length));
  const ropes = lines.reduce((sum, { levels }) => sum + Math.ceil(levels.length / columns), 0);
  // Many stars on a tag, or many ropes: there is no height for a picture under the number.
  const crowded = learners.length > 2 || ropes > 3;
  const next = nextOf(lines.flatMap(({ levels }) => levels));
  const nextGroup = next && nextOf(withProgress(next.groups, learners));

  return (
    <MenuStage
      title={t('menu.title')}
      stand="middle"
      says={fletcherSays(t, next, learners, (name, { subject, level }) =>
        t('menu.waiting', { name, place: levelName(t, subject, level) }),
      )}
    >
      <HiddenTitle />
      {nextGroup && <FetchAhead group={nextGroup} learners={learners} />}
      <section
        ref={list}
        className={styles.lines}
        style={{ '--ropes': ropes } as CSSProperties}
        aria-label={t('menu.title')}
        onKeyDown={moveByArrows}
      >
        {lines.map((line, place) => (
          <Line
            key={line.subject}
            line={line}
            place={place}
            columns={columns}
            learners={learners}
            crowded={crowded}
            next={next}
          />
        ))}
      </section>
    </MenuStage>
  );
}

/** Three stars with a letter each need a broad tag. */
function mostOnRope(shape: ScreenShape, team: number): number {
  if (shape === 'low') return 3;
  if (shape === 'landscape' || shape === 'upright') return 6;
  return team > 2 ? 3 : 4;
}

const levelName = (t: ReturnType<typeof useTexts>['t'], subject: string, level: number) =>
  t('menu.level', { subject: subjectName(t, subject), level: String(level) });

interface LineProps {
  readonly line: SubjectLine;
  /** Among the lines of the board. */
  readonly place: number;
  readonly columns: number;
  readonly learners: readonly Learner[];
  readonly crowded: boolean;
  readonly next: Level | undefined;
}

function Line({ line, place, columns, learners, crowded, next }: LineProps) {
  const { t } = useTexts();
  const id = useId();
  const { subject, levels } = line;
  return (
    <section className={styles.line} aria-labelledby={id} style={colourTokens(subjectColour(subject, place))}>
      <div className={styles.sign}>
        <SubjectPicture subject={subject} className={styles.picture} />
        <h2 id={id} className={styles.subject}>
          {subjectName(t, subject)}
        </h2>
      </div>
      <div className={styles.ropes}>
        <Ropes items={levels} columns={columns} keyOf={({ level }) => level}>
          {(level) => <LevelTag level={level} learners={learners} crowded={crowded} next={level === next} />}
        </Ropes>
      </div>
    </section>
  );
}

interface LevelTagProps {
  readonly level: Level;
  readonly learners: readonly Learner[];
  readonly crowded: boolean;
  readonly next: boolean;
}

function LevelTag({ level: shown, learners, crowded, next }: LevelTagProps) {
  const { t } = useTexts();
  const { subject, level, progress } = shown;
  const picture = pictureOf(shown);
  const goals = useGoalsAt()(subject, level);
  return (
    <Tag
      place={{ kind: 'level', subject, level }}
      name={levelName(t, subject, level)}
      holds={goalWords(t, goals)}
      learners={learners}
      progress={progress}
      next={next}
    >
      <span
        className={classNames(
          styles.mark,
          goals.length > 1 && styles.flagged,
          picture && styles.pictured,
          crowded && styles.crowded,
        )}
        style={{ '--digits': String(level).length } as CSSProperties}
      >
        <span className={styles.number}>{level}</span>
        {picture && <QuietPicture className={styles.taste} src={picture} />}
        {goals.length > 1 && <GoalFlags goals={goals} team />}
      </span>
      {goals.length === 1 && <GoalFlags goals={goals} team={learners.length > 1} corner />}
    </Tag>
  );
}
