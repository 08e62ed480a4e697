import { inLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useRef } from 'react';
import { usePrefetchedGroup } from '../../data/menu-data.ts';
import type { Group, Learner, Reached } from '../board/board.ts';
import { Ropes } from '../board/ropes.tsx';
import { Tag } from '../board/tag.tsx';
import { type ScreenShape, useScreenShape } from '../stage/use-screen-shape.ts';
import { useInView } from '../way/use-in-view.ts';
import { CardFan } from './card-fan.tsx';
import styles from './group-tags.module.css';

const COLUMNS: Readonly<Record<ScreenShape, number>> = {
  landscape: 3,
  low: 2,
  upright: 2,
  slim: 2,
  phone: 1,
};

/** How many groups hang on one rope of this screen. */
export function useGroupColumns(count: number): number {
  return Math.min(COLUMNS[useScreenShape()], Math.max(count, 2));
}

export interface GroupTagsProps {
  readonly groups: readonly (Group & Reached)[];
  readonly next: Group | undefined;
  readonly learners: readonly Learner[];
  /** Of their names. */
  readonly lang: string;
}

/** Groups to open, each with pictures of what waits in it. */
export function GroupTags({ groups, next, learners, lang }: GroupTagsProps) {
  const { t } = useTexts();
  return (
    <Ropes items={groups} columns={useGroupColumns(groups.length)} keyOf={({ _id }) => _id}>
      {(group) => (
        <Tag
          place={{ kind: 'group', groupId: group._id }}
          name={group.formattedName}
          lang={lang}
          holds={group.activityCount > 0 ? t('menu.activities', { count: group.activityCount }) : undefined}
          learners={learners}
          progress={group.progress}
          next={group._id === next?._id}
          straight
        >
          <span className={styles.face}>
            {group.activityCount > 0 && <Waiting group={group} few={groups.length <= FEW} />}
            <span className={styles.name} {...inLanguage(lang)}>
              {group.formattedName}
            </span>
          </span>
        </Tag>
      )}
    </Ropes>
  );
}

/** As many as a screen or two show: their pictures are drawn at once. */
const FEW = 12;

interface WaitingProps {
  readonly group: Group;
  readonly few: boolean;
}

/** Asked for when it comes into view, so that it opens at once: a level may have five hundred groups. */
function Waiting({ group: { _id, activityCount, pictures }, few }: WaitingProps) {
  const place = useRef<HTMLSpanElement>(null);
  const seen = useInView(place);
  const data = usePrefetchedGroup(_id, seen);
  return (
    <span ref={place}>
      {pictures.length > 0 && (seen || few) ? (
        <CardFan kind="pictures" pictures={pictures} />
      ) : data.kind === 'waiting' || pictures.length > 0 ? (
        <CardFan kind="coming" count={activityCount} />
      ) : (
        <CardFan
          kind="games"
          aliases={data.kind === 'ready' ? data.content.activities.map(({ alias }) => alias) : []}
        />
      )}
    </span>
  );
}
