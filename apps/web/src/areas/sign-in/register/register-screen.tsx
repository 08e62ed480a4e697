import { CallFailed } from '@flink/contract/client/client.ts';
import { useDialogs } from '@flink/ui/play/dialogs/use-dialogs.ts';
import { ErrorState } from '@flink/ui/play/states/error-state.tsx';
import { Waiting } from '@flink/ui/play/states/waiting.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { api } from '../../../shared/api.ts';
import { useCommonData } from '../../../shared/common-data.ts';
import { SignInStage } from '../stage/sign-in-stage.tsx';
import { RegisterForm } from './register-form.tsx';

/** First checks the code, then shows the form; an unavailable code gives an alert and goes back (spec 1 §5). */
export default function RegisterScreen() {
  const { t } = useTexts();
  const { config } = useCommonData();
  const { code = '' } = useParams({ strict: false });
  const dialogs = useDialogs();
  const router = useRouter();
  const check = useQuery({
    queryKey: ['checkCode', code],
    queryFn: ({ signal }) => api('checkCode', { params: { code } }, { signal }),
    retry: false,
  });
  const refusal =
    check.error instanceof CallFailed && check.error.status === 404 ? check.error.message : null;

  useEffect(() => {
    if (!refusal) return;
    dialogs.error(refusal).then(() => {
      if (window.history.length > 1) window.history.back();
      else router.history.replace('/');
    });
  }, [refusal, dialogs, router]);

  return (
    <SignInStage languages={config.registrationLocales} schoolSignIn={false}>
      {check.isPending && <Waiting />}
      {check.isError && !refusal && (
        <ErrorState
          kind="broken"
          text={t('error.registration.codeCheckFailed')}
          onRefresh={() => check.refetch()}
        />
      )}
      {check.isSuccess && (
        <RegisterForm
          offer={code}
          title={t('register.titleFor', { product: check.data.productName })}
          terms={{ locations: check.data.locations, onePerson: check.data.onePerson.onePerson }}
          send={(form) => api('registerByCode', { params: { code }, body: form })}
        />
      )}
    </SignInStage>
  );
}
