import { EmptyState } from '@flink/ui/play/empty-state.tsx';
import { LinkButton } from '@flink/ui/play/link-button.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { createLink } from '@tanstack/react-router';
import { useCommonData } from '../../shared/common-data.ts';
import { SignInStage } from './sign-in-stage.tsx';

const RouterLinkButton = createLink(LinkButton);

/** A way in that this installation does not offer yet: says so, and shows the way that is open. */
export default function ClosedDoorScreen() {
  const { t } = useTexts();
  const { config } = useCommonData();
  return (
    <SignInStage languages={config.registrationLocales}>
      <EmptyState title={t('signIn.closedDoor')} text={t('signIn.closedDoorText')}>
        <RouterLinkButton to="/login" variant="go">
          {t('signIn.login')}
        </RouterLinkButton>
      </EmptyState>
    </SignInStage>
  );
}
