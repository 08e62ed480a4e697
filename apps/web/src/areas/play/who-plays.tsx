import { LinkButton } from '@flink/ui/play/buttons/link-button.tsx';
import { Stage } from '@flink/ui/play/scene/stage.tsx';
import { EmptyState } from '@flink/ui/play/states/empty-state.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { createLink } from '@tanstack/react-router';
import { useCommonData } from '../../shared/common-data.ts';

const RouterLinkButton = createLink(LinkButton);

/** For who may enter the learner's area and is none: who plays here, something to look at, and the way home. */
export function WhoPlays({ home }: { readonly home: string }) {
  const { t } = useTexts();
  const { tryActivityId: activityId } = useCommonData();
  return (
    <Stage place="middle">
      <EmptyState title={t('play.whoPlays')}>
        {activityId !== null && (
          <RouterLinkButton
            to="/preview-activity/$activityId"
            params={{ activityId }}
            variant="go"
            icon="play"
          >
            {t('play.tryActivity')}
          </RouterLinkButton>
        )}
        <RouterLinkButton to={home} icon="home">
          {t('play.toOwnHome')}
        </RouterLinkButton>
      </EmptyState>
    </Stage>
  );
}
