import { CallFailed } from '@flink/contract/client/client.ts';
import { Button } from '@flink/ui/play/buttons/button.tsx';
import { EmptyState } from '@flink/ui/play/states/empty-state.tsx';
import { ErrorState } from '@flink/ui/play/states/error-state.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMarkUnplayable } from '../../unplayable-items.ts';
import { ActivityFrame } from '../activity-frame.tsx';
import type { ActivityPort } from '../activity-port.ts';
import { GameBones } from './game-bones.tsx';
import { openedActivity, TemplateMissing } from './opened-activity.ts';
import { Playable } from './playable.tsx';

export interface ActivityGateProps {
  readonly activityId: string;
  readonly port: ActivityPort;
}

/** Opens an activity, or says in words why it cannot be opened and leads away. */
export function ActivityGate({ activityId, port }: ActivityGateProps) {
  const { t, locale } = useTexts();
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery(
    openedActivity(activityId, locale),
  );
  const status = error instanceof CallFailed ? error.status : 0;
  const isGone = status >= 400 && status < 500 && status !== 402;
  useMarkUnplayable(activityId, data ? data.kind === 'closed' : isGone);

  const back = (
    <Button icon="home" onClick={port.onLeave}>
      {t('activity.leave')}
    </Button>
  );

  if (data?.kind === 'playable')
    return <Playable game={data} port={port} waited={isFetchedAfterMount} round={activityId} />;
  if (data?.kind === 'closed') {
    return (
      <ActivityFrame onLeave={port.onLeave}>
        <EmptyState title={t('error.play.notPlayable')} text={t('activity.closed', { name: data.name })}>
          {back}
        </EmptyState>
      </ActivityFrame>
    );
  }
  // Who has no time left sees the sheet that says so, and finds the game here again when there is more.
  if (error === null || isFetching || status === 402) {
    return (
      <ActivityFrame onLeave={port.onLeave} fit="screen">
        <GameBones />
      </ActivityFrame>
    );
  }
  if (isGone) {
    return (
      <ActivityFrame onLeave={port.onLeave}>
        <EmptyState title={t('error.play.activityNotFound')} text={t('play.checkTheLink')}>
          {back}
        </EmptyState>
      </ActivityFrame>
    );
  }
  const broken = !(
    error instanceof TemplateMissing ||
    (error instanceof CallFailed && error.code === 'network')
  );
  return (
    <ActivityFrame onLeave={port.onLeave}>
      <ErrorState
        kind={broken ? 'broken' : 'offline'}
        text={broken ? t('shell.somethingWentWrongText') : t('shell.cannotConnectText')}
        onRefresh={() => refetch()}
      >
        {back}
      </ErrorState>
    </ActivityFrame>
  );
}
