import { CallFailed } from '@flink/contract/client/client.ts';
import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import { ErrorState } from '@flink/ui/play/states/error-state.tsx';
import { Waiting } from '@flink/ui/play/states/waiting.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { api } from '../../../shared/api.ts';
import { useCommonData } from '../../../shared/common-data.ts';
import { tell } from '../../../shared/notices.ts';
import { SignInStage } from '../stage/sign-in-stage.tsx';
import { RegisterForm } from './register-form.tsx';

/** A pending registration must be paid and not finished; otherwise go to / (spec 1 §5). */
export default function FinishRegistrationScreen() {
  const { t } = useTexts();
  const { config } = useCommonData();
  const { pendingRegistration: id = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const pending = useQuery({
    queryKey: ['pendingRegistration', id],
    queryFn: ({ signal }) => api('pendingRegistration', { params: { id } }, { signal }),
    retry: false,
  });
  const unknown = pending.error instanceof CallFailed && pending.error.status === 404;
  const refusal: ErrorCode | null = unknown
    ? 'notFound'
    : pending.data && !pending.data.data.isPaid
      ? 'registration.notPaid'
      : pending.data?.data.isFinished
        ? 'registration.alreadyCompleted'
        : null;

  useEffect(() => {
    if (!refusal) return;
    tell(refusal);
    navigate({ to: '/', replace: true });
  }, [refusal, navigate]);

  return (
    <SignInStage languages={config.registrationLocales} schoolSignIn={false}>
      {pending.isPending && <Waiting />}
      {pending.isError && !unknown && (
        <ErrorState kind="broken" text={t('error.registration.failed')} onRefresh={() => pending.refetch()} />
      )}
      {pending.isSuccess && !refusal && (
        <RegisterForm
          offer={id}
          title={t('register.titleFor', { product: pending.data.productName })}
          terms={{ locations: pending.data.locations, onePerson: pending.data.onePerson.onePerson }}
          email={pending.data.data.email}
          send={(form) => api('finishRegistration', { body: { id, ...form } })}
        />
      )}
    </SignInStage>
  );
}
