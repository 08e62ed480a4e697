import { colourTokens } from '@flink/ui/play/answer-colours.ts';
import { Button } from '@flink/ui/play/button.tsx';
import { Dialog } from '@flink/ui/play/dialog.tsx';
import { RoundButton } from '@flink/ui/play/round-button.tsx';
import { Skeleton, SkeletonScreen } from '@flink/ui/play/skeleton.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import { failureWords } from '../../../shared/play/failure-words.ts';
import { ReadToMe } from '../read-to-me.tsx';
import styles from './reached-dialog.module.css';
import { ReachedItem } from './reached-item.tsx';
import { useReached, type WhoseReached } from './reached-page.ts';

export interface ReachedDialogProps {
  readonly title: string;
  readonly whose: WhoseReached;
  readonly lang: string;
  readonly onClose: () => void;
}

/** All that somebody has mastered or begun, the latest first, page by page. */
export function ReachedDialog({ title, whose, lang, onClose }: ReachedDialogProps) {
  const { t } = useTexts();
  const [page, setPage] = useState(1);
  const { activities, total, pages, span, coming, error, refresh } = useReached(whose, page);
  return (
    <Dialog
      title={title}
      size="l"
      lead={<ReadToMe title={title} lines={activities?.map(({ activityName }) => activityName) ?? []} />}
      onClose={onClose}
    >
      {error ? (
        <div className={styles.state} role="alert">
          <p>{failureWords(t, error)}</p>
          <Button icon="retry" onClick={refresh}>
            {t('shell.refresh')}
          </Button>
        </div>
      ) : !activities ? (
        <SkeletonScreen>
          <Skeleton shape="card" />
        </SkeletonScreen>
      ) : (
        <ol
          className={styles.list}
          start={span.first}
          aria-busy={coming}
          data-many={pages > 1 || undefined}
          style={colourTokens('red')}
        >
          {activities.map((item) => (
            <ReachedItem key={item._id} item={item} state={whose.state} lang={lang} />
          ))}
        </ol>
      )}
      {pages > 1 && !error && (
        <nav className={styles.pages} aria-label={t('progress.pages')}>
          <RoundButton
            icon="back"
            label={t('progress.newer')}
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          />
          <span role="status">{t('progress.span', { ...span, total })}</span>
          <RoundButton
            icon="forward"
            label={t('progress.older')}
            disabled={page >= pages}
            onClick={() => setPage(page + 1)}
          />
        </nav>
      )}
    </Dialog>
  );
}
