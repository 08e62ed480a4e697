import { Skeleton, SkeletonScreen } from '@flink/ui/play/skeleton.tsx';
import { VisuallyHidden } from '@flink/ui/play/visually-hidden.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import styles from './skeletons.module.css';

const LINES = [0, 1, 2];
const TAGS = [0, 1, 2, 3];

export function BoardSkeleton() {
  const { t } = useTexts();
  return (
    <>
      <VisuallyHidden>
        <h1>{t('menu.title')}</h1>
      </VisuallyHidden>
      <SkeletonScreen>
        <div className={styles.board}>
          {LINES.map((line) => (
            <div key={line} className={styles.line}>
              <Skeleton shape="disc" />
              {TAGS.map((tag) => (
                <Skeleton key={tag} shape="card" />
              ))}
            </div>
          ))}
        </div>
      </SkeletonScreen>
    </>
  );
}
