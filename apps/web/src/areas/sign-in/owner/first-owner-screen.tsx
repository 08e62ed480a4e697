import { CallFailed } from '@flink/contract/client/client.ts';
import { LinkButton } from '@flink/ui/play/buttons/link-button.tsx';
import { EmptyState } from '@flink/ui/play/states/empty-state.tsx';
import { ErrorState } from '@flink/ui/play/states/error-state.tsx';
import { Waiting } from '@flink/ui/play/states/waiting.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { createLink, useParams } from '@tanstack/react-router';
import { api } from '../../../shared/api.ts';
import { LinkStage } from '../stage/link-stage.tsx';
import { FirstOwnerForm } from './first-owner-form.tsx';

const RouterLinkButton = createLink(LinkButton);

/** The owner's first minute: the address that the start prints, or `npm run owner`. */
export default function FirstOwnerScreen() {
  const { t } = useTexts();
  const { code = '' } = useParams({ strict: false });
  const link = useQuery({
    queryKey: ['firstOwnerCode', code],
    queryFn: ({ signal }) => api('firstOwnerCode', { params: { code } }, { signal }),
    retry: false,
  });
  const gone = link.error instanceof CallFailed && link.error.status < 500 && link.error.status > 0;
  return (
    <LinkStage says={link.isSuccess ? t('owner.says') : undefined}>
      {link.isPending && <Waiting />}
      {link.isError && gone && (
        <EmptyState title={t('owner.codeGone')} text={t('owner.codeGoneHint')}>
          <RouterLinkButton to="/login" variant="go">
            {t('signIn.login')}
          </RouterLinkButton>
        </EmptyState>
      )}
      {link.isError && !gone && <ErrorState kind="offline" onRefresh={() => link.refetch()} />}
      {link.isSuccess && <FirstOwnerForm code={code} email={link.data.email} />}
    </LinkStage>
  );
}
