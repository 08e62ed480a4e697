import { Skeleton, SkeletonScreen } from '@flink/ui/play/states/skeleton.tsx';
import type { CSSProperties } from 'react';
import { HiddenTitle } from '../stage/hidden-title.tsx';
import styles from './board-screen.module.css';
import { Ropes } from './ropes.tsx';
import { TagSkeleton } from './tag-skeleton.tsx';

const LINES = [0, 1];
const LEVELS = [0, 1, 2];

export function BoardSkeleton() {
  return (
    <>
      <HiddenTitle />
      <SkeletonScreen>
        <div className={styles.lines} style={{ '--ropes': LINES.length } as CSSProperties}>
          {LINES.map((line) => (
            <div key={line} className={styles.line}>
              <div className={styles.sign}>
                <Skeleton shape="disc" />
              </div>
              <div className={styles.ropes}>
                <Ropes items={LEVELS} columns={LEVELS.length} keyOf={(level) => level}>
                  {() => <TagSkeleton />}
                </Ropes>
              </div>
            </div>
          ))}
        </div>
      </SkeletonScreen>
    </>
  );
}
