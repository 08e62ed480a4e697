import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { SkeletonScreen } from '@flink/ui/play/states/skeleton.tsx';
import styles from './game-bones.module.css';

/** The shape of most games while one is coming: the task, and the things to touch. */
export function GameBones() {
  return (
    <div className={styles.bones}>
      <SkeletonScreen>
        <div className={styles.game}>
          <Sheet shape="pill" className={styles.task} />
          {['a', 'b', 'c', 'd'].map((card) => (
            <Sheet key={card} className={styles.card} />
          ))}
        </div>
      </SkeletonScreen>
    </div>
  );
}
