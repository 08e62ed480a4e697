import { moveByArrows } from '@flink/game-kit/react/move-by-arrows.ts';
import { colourTokens } from '@flink/ui/play/pieces/answer-colours.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useParams } from '@tanstack/react-router';
import { type CSSProperties, useRef } from 'react';
import { Crumbs } from '../bar/crumbs.tsx';
import { type Learner, type Level, levelAt, linesOf, nextOf, withProgress } from '../board/board.ts';
import { subjectColour, subjectName } from '../board/subject.tsx';
import { fletcherSays } from '../stage/fletcher-says.ts';
import { MenuPage } from '../stage/menu-page.tsx';
import { MenuStage } from '../stage/menu-stage.tsx';
import { NothingHere } from '../stage/nothing-here.tsx';
import { useArrival } from '../way/arrival.ts';
import { FetchAhead } from '../way/fetch-ahead.tsx';
import { keyOf, type Place } from '../way/menu-link.tsx';
import { useMenuKeys } from '../way/use-menu-keys.ts';
import { useWayUp } from '../way/use-way-up.ts';
import { GroupTags, useGroupColumns } from './group-tags.tsx';
import styles from './level-screen.module.css';
import { LevelSkeleton } from './level-skeleton.tsx';

const BOARD: Place = { kind: 'board' };

/** Spec 1 §2, menu group view: the groups of one level of a subject. */
export default function LevelScreen() {
  const { t } = useTexts();
  const { level = '', subject = '' } = useParams({ strict: false });
  return (
    <MenuPage parent={BOARD} skeleton={<LevelSkeleton columns={useGroupColumns(3)} />}>
      {(menu, learners) => {
        const lines = linesOf(menu, learners);
        const found = levelAt(lines, subject, level);
        if (!found) return <NothingHere title={t('error.play.noItem')} parent={BOARD} />;
        const place = lines.findIndex((line) => line.subject === subject);
        return <Groups level={found} place={place} learners={learners} lang={menu.locale} />;
      }}
    </MenuPage>
  );
}

interface GroupsProps {
  readonly level: Level;
  /** Of the subject among the lines of the board. */
  readonly place: number;
  readonly learners: readonly Learner[];
  readonly lang: string;
}

function Groups({ level, place, learners, lang }: GroupsProps) {
  const { t } = useTexts();
  const list = useRef<HTMLElement>(null);
  const up = useWayUp(BOARD);
  useArrival(list, keyOf({ kind: 'level', subject: level.subject, level: level.level }));
  useMenuKeys(list, up);
  const columns = useGroupColumns(level.groups.length);

  const groups = withProgress(level.groups, learners);
  const next = nextOf(groups);
  const title = t('menu.level', { subject: subjectName(t, level.subject), level: String(level.level) });

  return (
    <MenuStage
      title={title}
      onUp={up}
      says={fletcherSays(t, next, learners, (name, { formattedName }) =>
        t('menu.tryThis', { name, place: formattedName }),
      )}
    >
      {next && <FetchAhead group={next} learners={learners} />}
      <Crumbs above={[{ name: t('menu.home'), place: BOARD }]} title={title} />
      <section
        ref={list}
        className={styles.groups}
        style={
          {
            ...colourTokens(subjectColour(level.subject, place)),
            '--ropes': Math.ceil(groups.length / columns),
          } as CSSProperties
        }
        aria-label={title}
        onKeyDown={moveByArrows}
      >
        <GroupTags groups={groups} next={next} learners={learners} lang={lang} />
      </section>
    </MenuStage>
  );
}
