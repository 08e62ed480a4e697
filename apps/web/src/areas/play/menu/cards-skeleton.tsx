import { Skeleton, SkeletonScreen } from '@flink/ui/play/skeleton.tsx';
import { VisuallyHidden } from '@flink/ui/play/visually-hidden.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import styles from './skeletons.module.css';

const CARDS = [0, 1, 2, 3, 4, 5];

/** Of a page of groups or activities. */
export function CardsSkeleton() {
  const { t } = useTexts();
  return (
    <>
      <VisuallyHidden>
        <h1>{t('menu.title')}</h1>
      </VisuallyHidden>
      <SkeletonScreen>
        <div className={styles.page}>
          <Skeleton shape="button" width="min(100%, 26rem)" />
          <div className={styles.cards}>
            {CARDS.map((card) => (
              <Skeleton key={card} shape="card" />
            ))}
          </div>
        </div>
      </SkeletonScreen>
    </>
  );
}
