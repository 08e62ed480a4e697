import { CallFailed } from '@flink/contract/client/client.ts';
import { useDialogs } from '@flink/ui/play/dialogs/use-dialogs.ts';
import { Waiting } from '@flink/ui/play/states/waiting.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { api } from '../../../shared/api.ts';
import { useCommonData } from '../../../shared/common-data.ts';
import { beginSchoolSignIn, callbackUrl, takeState } from '../../../shared/session/school-sign-in.ts';
import { signInWith } from '../../../shared/session/session-store.ts';
import { SignInStage } from '../stage/sign-in-stage.tsx';

/** The callback of the school sign-in; a failure is told and leads on to the school's site (spec 1 §2 and §8). */
export default function CleverScreen() {
  const { t } = useTexts();
  const { config } = useCommonData();
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const used = useRef(false);

  useEffect(() => {
    if (used.current) return;
    used.current = true;
    const params = new URLSearchParams(window.location.search);
    window.history.replaceState(window.history.state, '', '/login/clever');
    const code = params.get('code');

    const finish = async () => {
      try {
        if (!code || !takeState(params.get('state'))) throw new Error(t('signIn.schoolNotAsked'));
        const { token } = await api('cleverLogin', { body: { code, url: callbackUrl() } });
        signInWith(token);
      } catch (error) {
        const said = error instanceof CallFailed && error.code === 'auth.cleverFailed';
        const reason = error instanceof Error ? error.message : '';
        await dialogs.error(said ? reason : t('error.auth.cleverFailed', { reason }));
        await beginSchoolSignIn().catch(() => navigate({ to: '/login', replace: true }));
      }
    };
    finish();
  }, [t, dialogs, navigate]);

  return (
    <SignInStage languages={config.registrationLocales} says={t('signIn.schoolWait')}>
      <Waiting />
    </SignInStage>
  );
}
