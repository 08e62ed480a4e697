import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { CallFailed } from '@flink/contract/client/client.ts';
import { emailError } from '@flink/contract/rules/people/email.ts';
import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Icon } from '@flink/ui/play/buttons/icon.tsx';
import { LinkButton } from '@flink/ui/play/buttons/link-button.tsx';
import { useDialogs } from '@flink/ui/play/dialogs/use-dialogs.ts';
import { Form } from '@flink/ui/play/fields/form.tsx';
import { TextField } from '@flink/ui/play/fields/text-field.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useState } from 'react';
import { api } from '../../../shared/api.ts';
import { useCommonData } from '../../../shared/common-data.ts';
import { saidOf } from '../../../shared/form/said-of.ts';
import { useDraft } from '../../../shared/form/use-draft.ts';
import { SignInStage } from '../stage/sign-in-stage.tsx';
import styles from './email-screen.module.css';
import { PasswordDialog } from './password-dialog.tsx';
import { WhatIsFlink } from './what-is-flink.tsx';

const isTooMany = (error: Error) => error instanceof CallFailed && error.code === 'request.tooMany';

/**
 * What a stranger meets: what this is, something to play, and one door for grown-ups. Email first (spec 1 §2): the
 * answer sends the person somewhere, or asks for the password here.
 */
export default function EmailScreen() {
  const { t } = useTexts();
  const { config } = useCommonData();
  const dialogs = useDialogs();
  const router = useRouter();
  const [flow, setFlow] = useState<{ readonly familyLoginUrl: string | null } | null>(null);

  const { values, issues, errors, sending, change, submit } = useDraft<
    { readonly email: string },
    ReplyOf<Calls['loginScreenByEmail']>
  >({
    initial: { email: '' },
    check: (form) => saidOf(t, { email: emailError(form.email) }),
    send: (form) => api('loginScreenByEmail', { params: { email: form.email.trim() } }),
    onSaved: ({ data, dialogLoginFlow }) => {
      if (data) router.history.push(data);
      else setFlow(dialogLoginFlow ?? { familyLoginUrl: null });
    },
    onFailed: (error) => dialogs.error(isTooMany(error) ? error.message : t('error.auth.emailLookupFailed')),
  });

  // Who typed a username here does not type it again there.
  const typed = issues.email ? values.email.trim() : '';
  const byUsername = typed ? `/login?${new URLSearchParams({ username: typed })}` : '/login';
  const goByUsername = (event: MouseEvent) => {
    event.preventDefault();
    router.history.push(byUsername);
  };

  const register = async () => {
    const code = await dialogs.prompt({ title: t('signIn.haveCode'), label: t('signIn.codeLabel') });
    if (code) router.history.push(`/register-by-code/${encodeURIComponent(code)}`);
  };

  return (
    <SignInStage languages={config.registrationLocales} says={t('signIn.helloThere')}>
      <div className={styles.page}>
        <WhatIsFlink />
        <Sheet className={styles.door}>
          <Form className={styles.form} busy={sending} onSubmit={submit}>
            <h2 className={styles.title}>
              <Icon name="lock" className={styles.lock} />
              {t('signIn.grownUps')}
            </h2>
            <div className={styles.ask}>
              <TextField
                label={t('signIn.email')}
                type="email"
                name="email"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                value={values.email}
                error={errors.email}
                onChange={(event) => change({ email: event.target.value })}
              />
              <Button variant="sun" type="submit" busy={sending}>
                {t('signIn.ok')}
              </Button>
            </div>
            <div className={styles.ways}>
              <LinkButton variant="ghost" href={byUsername} onClick={goByUsername}>
                {t('signIn.haveUsername')}
              </LinkButton>
              <Button variant="ghost" onClick={register}>
                {t('signIn.haveCode')}
              </Button>
            </div>
          </Form>
        </Sheet>
      </div>
      {flow && (
        <PasswordDialog
          username={values.email.trim()}
          familyLoginUrl={flow.familyLoginUrl}
          onClose={() => setFlow(null)}
        />
      )}
    </SignInStage>
  );
}
