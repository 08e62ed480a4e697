import { moveByArrows } from '@flink/game-kit/react/move-by-arrows.ts';
import { colourTokens } from '@flink/ui/play/answer-colours.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useParams } from '@tanstack/react-router';
import { useRef } from 'react';
import { ActivityCard } from './activity-card.tsx';
import { useArrival } from './arrival.ts';
import { type Group, inOrder, type Learner, nextOf, progressIn, type SolutionMenu } from './board.ts';
import { Crumbs } from './crumbs.tsx';
import { fletcherSays } from './fletcher-says.ts';
import styles from './group-screen.module.css';
import { GroupSkeleton } from './group-skeleton.tsx';
import { keyOf, type Place } from './menu-link.tsx';
import { MenuPage } from './menu-page.tsx';
import { MenuStage } from './menu-stage.tsx';
import { NothingHere } from './nothing-here.tsx';
import { subjectColour, subjectName } from './subject.tsx';
import { useMenuKeys } from './use-menu-keys.ts';
import { useWayUp } from './use-way-up.ts';

const BOARD: Place = { kind: 'board' };

/** Spec 1 §2, menu group view: the activities of a group. */
export default function GroupScreen() {
  const { t } = useTexts();
  const { groupId } = useParams({ strict: false });
  return (
    <MenuPage parent={BOARD} skeleton={<GroupSkeleton />}>
      {(menu, learners) => {
        const group = menu.activityGroups.find(({ _id }) => _id === groupId);
        if (!group) return <NothingHere title={t('error.play.groupNotFound')} parent={BOARD} />;
        if (group.activities.length === 0)
          return <NothingHere title={t('error.play.groupEmpty')} parent={levelOf(group)} />;
        return <Activities menu={menu} group={group} learners={learners} />;
      }}
    </MenuPage>
  );
}

const levelOf = ({ firstCategory, menuLevel }: Group): Place => ({
  kind: 'level',
  subject: firstCategory,
  level: menuLevel,
});

interface ActivitiesProps {
  readonly menu: SolutionMenu;
  readonly group: Group;
  readonly learners: readonly Learner[];
}

function Activities({ menu, group, learners }: ActivitiesProps) {
  const { t } = useTexts();
  const list = useRef<HTMLElement>(null);
  const up = useWayUp(levelOf(group));
  useArrival(list, keyOf({ kind: 'group', groupId: group._id }));
  useMenuKeys(list, up);

  const activities = inOrder(group.activities, menu.locale).map((activity) => ({
    ...activity,
    progress: progressIn(activity._id, learners),
  }));
  const next = nextOf(activities);
  const subject = group.firstCategory;
  const subjects = [...new Set(menu.activityGroups.map(({ firstCategory }) => firstCategory))];

  return (
    <MenuStage
      onUp={up}
      says={fletcherSays(t, next, learners, (name, { activityName }) =>
        t('menu.tryThis', { name, place: activityName }),
      )}
    >
      <Crumbs
        above={[
          { name: t('menu.home'), place: BOARD },
          {
            name: t('menu.level', { subject: subjectName(t, subject), level: String(group.menuLevel) }),
            place: levelOf(group),
          },
        ]}
        title={group.activityName}
        lang={menu.locale}
      />
      <section
        ref={list}
        style={colourTokens(subjectColour(subject, subjects.indexOf(subject)))}
        aria-label={group.activityName}
        onKeyDown={moveByArrows}
      >
        <ul className={styles.cards}>
          {activities.map((activity) => (
            <li key={activity._id} className={styles.place}>
              <ActivityCard
                activity={activity}
                lang={menu.locale}
                learners={learners}
                progress={activity.progress}
                next={activity === next}
              />
            </li>
          ))}
        </ul>
      </section>
    </MenuStage>
  );
}
