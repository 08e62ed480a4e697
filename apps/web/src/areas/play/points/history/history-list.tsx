import { commaNumberText } from '@flink/contract/texts/number-text.ts';
import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Feather } from '@flink/ui/play/people/feather.tsx';
import { Skeleton, SkeletonScreen } from '@flink/ui/play/states/skeleton.tsx';
import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import { dayText } from '../../../../shared/moment.ts';
import { failureWords } from '../../../../shared/play/failure-words.ts';
import { PageTurner } from '../../page-turner.tsx';
import { EventPicture } from './event-picture.tsx';
import styles from './history-list.module.css';
import { type PointsEvent, usePointsHistory } from './points-history.ts';

const BONES = [0, 1, 2, 3];

/** Every change of the family's points, the latest first, page by page. */
export function HistoryList({ family }: { readonly family: string }) {
  const { t } = useTexts();
  const [page, setPage] = useState(0);
  const { events, total, pages, span, coming, error, refresh } = usePointsHistory(family, page);
  return (
    <section className={styles.history} aria-label={t('familyPoints.history')}>
      {error ? (
        <div className={styles.state} role="alert">
          <p>{failureWords(t, error)}</p>
          <Button icon="retry" onClick={refresh}>
            {t('shell.refresh')}
          </Button>
        </div>
      ) : !events ? (
        <SkeletonScreen>
          <div className={styles.bones}>
            {BONES.map((bone) => (
              <Skeleton key={bone} shape="button" width="100%" />
            ))}
          </div>
        </SkeletonScreen>
      ) : total === 0 ? (
        <div className={styles.state}>
          <EventPicture kind="together" className={styles.sign} />
          <p>
            <strong>{t('familyPoints.empty')}</strong>
          </p>
          <p>{t('familyPoints.emptyText')}</p>
        </div>
      ) : (
        <ol className={styles.events} start={span.first} aria-busy={coming} data-coming={coming || undefined}>
          {events.map((event) => (
            <Event key={event._id} event={event} />
          ))}
        </ol>
      )}
      {pages > 1 && !error && (
        <PageTurner
          label={t('familyPoints.pages')}
          newer={t('familyPoints.newer')}
          older={t('familyPoints.older')}
          span={t('familyPoints.span', { ...span, total })}
          page={page}
          pages={pages}
          onTurn={setPage}
        />
      )}
    </section>
  );
}

function Event({ event }: { readonly event: PointsEvent }) {
  const { t, locale } = useTexts();
  const { kind, delta, description, eventDate, pointsAmountAfterEvent, cumulativePointsAfterEvent } = event;
  const amount = commaNumberText(Math.abs(delta));
  return (
    <li className={styles.event}>
      <EventPicture kind={kind} className={styles.picture} />
      <span className={styles.words}>
        <span className={styles.description}>{description}</span>
        <time className={styles.date} dateTime={eventDate}>
          {dayText(eventDate, locale)}
        </time>
        <span className={styles.date}>
          {t('familyPoints.ever', { points: commaNumberText(cumulativePointsAfterEvent) })}
        </span>
      </span>
      <span className={styles.amounts}>
        <strong className={delta < 0 ? styles.minus : styles.plus}>
          {delta < 0 ? '−' : '+'}
          {amount}
        </strong>
        <span className={styles.after}>
          <VisuallyHidden>{t('familyPoints.after')}</VisuallyHidden>
          <Feather className={styles.feather} />
          {commaNumberText(pointsAmountAfterEvent)}
        </span>
      </span>
    </li>
  );
}
