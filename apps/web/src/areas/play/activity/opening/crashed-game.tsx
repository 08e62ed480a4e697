import { Button } from '@flink/ui/play/buttons/button.tsx';
import { ErrorState } from '@flink/ui/play/states/error-state.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMarkUnplayable } from '../../unplayable-items.ts';
import { ActivityFrame } from '../activity-frame.tsx';
import type { ActivityPort } from '../activity-port.ts';

export interface CrashedGameProps {
  readonly activityId: string;
  readonly port: ActivityPort;
  onRetry(): void;
}

/** Leads on to the next game of the group: a child who follows the suggestions must not end here again. */
export function CrashedGame({ activityId, port: { next, onLeave }, onRetry }: CrashedGameProps) {
  const { t } = useTexts();
  useMarkUnplayable(activityId, true);
  return (
    <ActivityFrame onLeave={onLeave}>
      <ErrorState kind="broken" text={t('activity.stumbled')}>
        <Button icon="home" onClick={onLeave}>
          {t('activity.leave')}
        </Button>
        <Button icon="retry" onClick={onRetry}>
          {t('activity.tryAgain')}
        </Button>
        {next && (
          <Button variant="go" iconEnd="next" onClick={next.onOpen}>
            {t('activity.results.next', { name: next.name })}
          </Button>
        )}
      </ErrorState>
    </ActivityFrame>
  );
}
