import { Skeleton, SkeletonScreen } from '@flink/ui/play/skeleton.tsx';
import type { CSSProperties } from 'react';
import { HiddenTitle } from './hidden-title.tsx';
import styles from './level-screen.module.css';
import { Ropes } from './ropes.tsx';
import { TagSkeleton } from './tag-skeleton.tsx';

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
