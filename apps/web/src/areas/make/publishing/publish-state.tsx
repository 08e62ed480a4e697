import type { MadeActivity } from '@flink/contract/entities/make.ts';
import type { PublishRequest } from '@flink/contract/entities/publishing.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { StatePip, type StateTone } from '@flink/ui/office/marks/state-pip.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dayText } from '../../../shared/moment.ts';
import { officeApi } from '../../../shared/office/office-api.ts';
import { useActivityChanges } from '../lists/use-activity-changes.tsx';
import { PUBLISHING, publishRequestOf } from './publish-data.ts';
import classes from './publishing.module.css';
import { RequestDialog } from './request-dialog.tsx';

const TONES = {
  open: 'warn',
  accepted: 'ok',
  sentBack: 'bad',
  withdrawn: 'still',
} as const satisfies Record<PublishRequest['state'], StateTone>;

export function PublishPip({
  state,
  inTable,
}: {
  readonly state: PublishRequest['state'];
  readonly inTable?: boolean;
}) {
  const { t } = useTexts();
  return (
    <StatePip tone={TONES[state]} {...(inTable ? { inTable } : {})}>
      {t(`make.publishing.state.${state}`)}
    </StatePip>
  );
}

interface PublishStateProps {
  readonly activity: Pick<MadeActivity, '_id' | 'activityName' | 'locale' | 'isValid'>;
}

/** Beside an activity: how its request to be published stands, and the way to make one. */
export function PublishState({ activity }: PublishStateProps) {
  const { t, locale } = useTexts();
  const dialogs = useDialogs();
  const queries = useQueryClient();
  const changes = useActivityChanges();
  const [isAsking, setAsking] = useState(false);
  const newest = useQuery(publishRequestOf(activity._id));
  const request = newest.data;
  if (newest.data === undefined) return null;
  const withdraw = async (id: string) => {
    try {
      await officeApi('withdrawPublishRequest', { params: { id } });
    } catch (error) {
      await dialogs.error({ message: (error as Error).message });
    }
    await queries.invalidateQueries({ queryKey: PUBLISHING });
  };
  const current = request?.state === 'withdrawn' ? null : request;
  return (
    <>
      {current && (
        <dd className={classes.told}>
          <PublishPip state={current.state} />
          <p>{t('make.publishing.where', { group: current.groupName, menu: current.menuName })}</p>
          <p className={classes.quiet}>
            {current.decidedAt && current.decidedBy
              ? t('make.publishing.decidedBy', {
                  name: current.decidedBy,
                  day: dayText(current.decidedAt, locale),
                })
              : t('make.publishing.askedBy', {
                  name: current.requestedBy ?? '–',
                  day: dayText(current.requestedAt, locale),
                })}
          </p>
          {current.comment !== '' && <blockquote className={classes.comment}>{current.comment}</blockquote>}
        </dd>
      )}
      {request?.state === 'open' && request.isMine && (
        <dd>
          <Button variant="quiet" onClick={() => void withdraw(request._id)}>
            {t('make.publishing.withdraw')}
          </Button>
        </dd>
      )}
      {request?.state !== 'open' && changes.may('edit') && (
        <dd>
          <Button variant="quiet" icon="send" disabled={!activity.isValid} onClick={() => setAsking(true)}>
            {request?.state === 'sentBack' ? t('make.publishing.askAgain') : t('make.publishing.ask')}
          </Button>
          {!activity.isValid && <p className={classes.quiet}>{t('make.publishing.notReady')}</p>}
        </dd>
      )}
      {isAsking && <RequestDialog activity={activity} onClose={() => setAsking(false)} />}
    </>
  );
}
