import { LinkButton } from '@flink/ui/play/buttons/link-button.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { createLink } from '@tanstack/react-router';

const RouterLinkButton = createLink(LinkButton);

/** Where everything that came by mail leads on to. */
export function ToLogin() {
  const { t } = useTexts();
  return (
    <RouterLinkButton to="/login" variant="go">
      {t('signIn.login')}
    </RouterLinkButton>
  );
}
