import { Skeleton, SkeletonScreen } from '@flink/ui/play/states/skeleton.tsx';
import type { CSSProperties } from 'react';
import { Ropes } from '../board/ropes.tsx';
import { TagSkeleton } from '../board/tag-skeleton.tsx';
import { HiddenTitle } from '../stage/hidden-title.tsx';
import styles from './level-screen.module.css';

const GROUPS = [0, 1, 2];

export function LevelSkeleton({ columns }: { readonly columns: number }) {
  return (
    <>
      <HiddenTitle />
      <SkeletonScreen>
        <Skeleton shape="button" width="min(100%, 22rem)" />
        <div className={styles.groups} style={{ '--ropes': 1 } as CSSProperties}>
          <Ropes items={GROUPS} columns={columns} keyOf={(group) => group}>
            {() => <TagSkeleton />}
          </Ropes>
        </div>
      </SkeletonScreen>
    </>
  );
}
