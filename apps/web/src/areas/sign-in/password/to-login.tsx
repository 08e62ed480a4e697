import { LinkButton } from '@flink/ui/play/buttons/link-button.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { createLink } from '@tanstack/react-router';

const RouterLinkButton = createLink(LinkButton);

/** Where everything that came by email leads on to: the faces of a family, where it is known. */
export function ToLogin({ path }: { readonly path?: string | null }) {
  const { t } = useTexts();
  const [to = '/login', text = ''] = (path ?? '/login').split(/(?=\?)/);
  return (
    <RouterLinkButton to={to} search={{ text }} variant="go">
      {t('signIn.login')}
    </RouterLinkButton>
  );
}
