import { Button } from '@flink/ui/play/buttons/button.tsx';
import { EmptyState } from '@flink/ui/play/states/empty-state.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMutation } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { api } from '../../../shared/api.ts';
import { LinkStage } from '../stage/link-stage.tsx';
import { ToLogin } from './to-login.tsx';

/** A press confirms, not the visit: programs that look through mails open links too. */
export default function ConfirmEmailScreen() {
  const { t } = useTexts();
  const { token = '' } = useParams({ strict: false });
  const confirm = useMutation({ mutationFn: () => api('confirmEmail', { body: { token } }) });
  const settled = confirm.isSuccess ? t('signIn.emailConfirmed') : confirm.error?.message;
  return (
    <LinkStage>
      {settled === undefined ? (
        <EmptyState title={t('signIn.confirmEmail')}>
          <Button variant="go" busy={confirm.isPending} onClick={() => confirm.mutate()}>
            {t('signIn.confirmEmailYes')}
          </Button>
        </EmptyState>
      ) : (
        <EmptyState title={settled}>
          <ToLogin />
        </EmptyState>
      )}
    </LinkStage>
  );
}
