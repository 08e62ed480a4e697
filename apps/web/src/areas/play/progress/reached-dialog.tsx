import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import { colourTokens } from '@flink/ui/play/pieces/answer-colours.ts';
import { Skeleton, SkeletonScreen } from '@flink/ui/play/states/skeleton.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import { failureWords } from '../../../shared/play/failure-words.ts';
import { PageTurner } from '../page-turner.tsx';
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
        <PageTurner
          label={t('progress.pages')}
          newer={t('progress.newer')}
          older={t('progress.older')}
          span={t('progress.span', { ...span, total })}
          page={page - 1}
          pages={pages}
          onTurn={(next) => setPage(next + 1)}
        />
      )}
    </Dialog>
  );
}
