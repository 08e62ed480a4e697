import { moveByArrows } from '@flink/game-kit/react/move-by-arrows.ts';
import { colourTokens } from '@flink/ui/play/pieces/answer-colours.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useParams } from '@tanstack/react-router';
import { type CSSProperties, useRef } from 'react';
import { useGroupData } from '../../data/menu-data.ts';
import { useMarkUnplayable } from '../../unplayable-items.ts';
import { type Crumb, Crumbs } from '../bar/crumbs.tsx';
import {
  type Activity,
  firstPlayable,
  type Group,
  groupsIn,
  type Learner,
  nextOf,
  nextToLearn,
  parentOf,
  type Reached,
  type SolutionMenu,
  withProgress,
  withReports,
} from '../board/board.ts';
import { subjectColour, subjectName } from '../board/subject.tsx';
import { fletcherSays } from '../stage/fletcher-says.ts';
import { MenuPage, NoMenu } from '../stage/menu-page.tsx';
import { MenuStage } from '../stage/menu-stage.tsx';
import { NothingHere } from '../stage/nothing-here.tsx';
import { useArrival } from '../way/arrival.ts';
import { usePrefetchNext } from '../way/fetch-ahead.tsx';
import { keyOf, type Place } from '../way/menu-link.tsx';
import { useMenuKeys } from '../way/use-menu-keys.ts';
import { useWayUp } from '../way/use-way-up.ts';
import { ActivityCard } from './activity-card.tsx';
import styles from './group-screen.module.css';
import { GroupSkeleton } from './group-skeleton.tsx';
import { GroupTags } from './group-tags.tsx';

const BOARD: Place = { kind: 'board' };

/** More than two rows of large cards lie closer together on a lying screen, five in a row, so that a tablet shows all. */
const FEW = 8;
const IN_A_ROW = 5;
const MOST_ROWS = 3;

/** Spec 1 §2, menu group view: the activities of a group, and the groups in it. */
export default function GroupScreen() {
  const { t } = useTexts();
  const { groupId } = useParams({ strict: false });
  return (
    <MenuPage parent={BOARD} skeleton={<GroupSkeleton />}>
      {(menu, learners) => {
        const group = menu.activityGroups.find(({ _id }) => _id === groupId);
        if (!group) return <NothingHere title={t('error.play.groupNotFound')} parent={BOARD} />;
        return <OpenedGroup menu={menu} group={group} learners={learners} />;
      }}
    </MenuPage>
  );
}

interface OpenedGroupProps {
  readonly menu: SolutionMenu;
  readonly group: Group;
  readonly learners: readonly Learner[];
}

function OpenedGroup({ menu, group, learners }: OpenedGroupProps) {
  const { t } = useTexts();
  const data = useGroupData(group._id);
  const parent = placeAbove(group, menu);
  if (data.kind !== 'ready') return <NoMenu data={data} parent={parent} skeleton={<GroupSkeleton />} />;
  const own = withReports(learners, data.content);
  const groups = withProgress(groupsIn(group, menu), own);
  const activities = withProgress(data.content.activities, own);
  if (groups.length === 0 && activities.length === 0)
    return <NothingHere title={t('error.play.groupEmpty')} parent={parent} />;
  return <Items menu={menu} group={group} learners={own} groups={groups} activities={activities} />;
}

function placeAbove(group: Group, menu: SolutionMenu): Place {
  const parent = parentOf(group, menu);
  if (parent) return { kind: 'group', groupId: parent._id };
  return { kind: 'level', subject: group.firstCategory, level: group.menuLevel };
}

interface ItemsProps extends OpenedGroupProps {
  readonly groups: readonly (Group & Reached)[];
  readonly activities: readonly (Activity & Reached)[];
}

function Items({ menu, group, learners, groups, activities }: ItemsProps) {
  const { t } = useTexts();
  const list = useRef<HTMLElement>(null);
  const up = useWayUp(placeAbove(group, menu));
  useArrival(list, keyOf({ kind: 'group', groupId: group._id }));
  useMenuKeys(list, up);

  const next = firstPlayable([nextOf(groups), nextToLearn(activities)].filter((item) => item !== undefined));
  useMarkUnplayable(group._id, next?.unplayable === true);
  usePrefetchNext(activities.find(({ _id }) => _id === next?._id));
  const subject = group.firstCategory;
  const subjects = [...new Set(menu.activityGroups.map(({ firstCategory }) => firstCategory))];

  return (
    <MenuStage
      title={group.formattedName}
      lang={menu.locale}
      onUp={up}
      says={fletcherSays(t, next, learners, (name, { activityName }) =>
        t('menu.tryThis', { name, place: activityName }),
      )}
    >
      <Crumbs above={waysUp(t, group, menu)} title={group.formattedName} lang={menu.locale} />
      <section
        ref={list}
        style={colourTokens(subjectColour(subject, subjects.indexOf(subject)))}
        aria-label={group.formattedName}
        onKeyDown={moveByArrows}
      >
        {groups.length > 0 && (
          <div className={styles.groups}>
            <GroupTags
              groups={groups}
              next={groups.find(({ _id }) => _id === next?._id)}
              learners={learners}
              lang={menu.locale}
            />
          </div>
        )}
        <ul
          className={styles.cards}
          data-many={groups.length === 0 && activities.length > FEW ? '' : undefined}
          style={{ '--rows': Math.min(MOST_ROWS, Math.ceil(activities.length / IN_A_ROW)) } as CSSProperties}
        >
          {activities.map((activity) => (
            <li key={activity._id} className={styles.place}>
              <ActivityCard
                activity={activity}
                group={group}
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

/** From the board down to the group above. */
function waysUp(t: ReturnType<typeof useTexts>['t'], group: Group, menu: SolutionMenu): readonly Crumb[] {
  const above: Crumb[] = [];
  let { firstCategory: subject, menuLevel: level } = group;
  // Groups that stand in each other by mistake must not go round for ever.
  for (let at = parentOf(group, menu); at && above.length < 5; at = parentOf(at, menu)) {
    above.unshift({ name: at.formattedName, place: { kind: 'group', groupId: at._id } });
    ({ firstCategory: subject, menuLevel: level } = at);
  }
  return [
    { name: t('menu.home'), place: BOARD },
    {
      name: t('menu.level', { subject: subjectName(t, subject), level: String(level) }),
      place: { kind: 'level', subject, level },
    },
    ...above,
  ];
}
