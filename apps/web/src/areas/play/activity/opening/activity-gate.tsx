import { CallFailed } from '@flink/contract/client/client.ts';
import { Button } from '@flink/ui/play/buttons/button.tsx';
import { RoundButton } from '@flink/ui/play/buttons/round-button.tsx';
import { Bar } from '@flink/ui/play/scene/bar.tsx';
import { Stage } from '@flink/ui/play/scene/stage.tsx';
import { EmptyState } from '@flink/ui/play/states/empty-state.tsx';
import { ErrorState } from '@flink/ui/play/states/error-state.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Activity } from '../activity.tsx';
import type { ActivityPort } from '../activity-port.ts';
import { GameBones } from './game-bones.tsx';
import { openedActivity } from './opened-activity.ts';

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
  const back = (
    <Button icon="home" onClick={port.onLeave}>
      {t('activity.leave')}
    </Button>
  );

  if (data?.kind === 'playable')
    return <Activity key={activityId} game={data} port={port} waited={isFetchedAfterMount} />;
  if (data?.kind === 'closed') {
    return (
      <Around port={port}>
        <EmptyState title={t('error.play.notPlayable')} text={t('activity.closed', { name: data.name })}>
          {back}
        </EmptyState>
      </Around>
    );
  }
  if (error === null || isFetching) {
    return (
      <Around port={port} fit="screen">
        <GameBones />
      </Around>
    );
  }
  if (error instanceof CallFailed && error.status >= 400 && error.status < 500) {
    return (
      <Around port={port}>
        <EmptyState title={t('error.play.activityNotFound')} text={t('play.checkTheLink')}>
          {back}
        </EmptyState>
      </Around>
    );
  }
  // A template's file that did not come is a lost connection as well.
  const broken = error instanceof CallFailed && error.code !== 'network';
  return (
    <Around port={port}>
      <ErrorState
        kind={broken ? 'broken' : 'offline'}
        text={broken ? t('shell.somethingWentWrongText') : t('shell.cannotConnectText')}
        onRefresh={() => refetch()}
      >
        {back}
      </ErrorState>
    </Around>
  );
}

interface AroundProps {
  readonly port: ActivityPort;
  readonly fit?: 'screen';
  readonly children: ReactNode;
}

function Around({ port, fit, children }: AroundProps) {
  const { t } = useTexts();
  return (
    <Stage
      fit={fit}
      place="middle"
      bar={<Bar start={<RoundButton icon="back" label={t('activity.back')} onClick={port.onLeave} />} />}
    >
      {children}
    </Stage>
  );
}
