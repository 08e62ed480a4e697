import { Skeleton, SkeletonScreen } from '@flink/ui/play/states/skeleton.tsx';
import { HiddenTitle } from '../stage/hidden-title.tsx';
import cardStyles from './activity-card.module.css';
import styles from './group-screen.module.css';

const CARDS = [0, 1, 2, 3, 4, 5, 6, 7];

export function GroupSkeleton() {
  return (
    <>
      <HiddenTitle />
      <SkeletonScreen>
        <div className={styles.title}>
          <Skeleton shape="button" width="min(100%, 30rem)" />
        </div>
        <div className={styles.cards}>
          {CARDS.map((card) => (
            <div key={card} className={cardStyles.coming}>
              <span className={cardStyles.bone} />
              <Skeleton shape="line" width="70%" />
              <Skeleton shape="line" width="40%" />
            </div>
          ))}
        </div>
      </SkeletonScreen>
    </>
  );
}
