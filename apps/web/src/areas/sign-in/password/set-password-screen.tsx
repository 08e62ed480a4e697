import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { CallFailed } from '@flink/contract/client/client.ts';
import { EmptyState } from '@flink/ui/play/states/empty-state.tsx';
import { ErrorState } from '@flink/ui/play/states/error-state.tsx';
import { Waiting } from '@flink/ui/play/states/waiting.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../../shared/api.ts';
import { LinkStage } from '../stage/link-stage.tsx';
import { NewPassword } from './new-password.tsx';
import { ToLogin } from './to-login.tsx';
import { type LinkPerson, WhosePassword } from './whose-password.tsx';

export default function SetPasswordScreen() {
  const { t } = useTexts();
  const { token = '' } = useParams({ strict: false });
  const link = useQuery({
    queryKey: ['passwordLink', token],
    queryFn: ({ signal }) => api('passwordLink', { params: { token } }, { signal }),
    retry: false,
  });
  const gone = link.error instanceof CallFailed && link.error.status < 500 && link.error.status > 0;
  if (link.isSuccess) return <Passwords token={token} link={link.data} />;
  return (
    <LinkStage>
      {link.isPending && <Waiting />}
      {link.isError && gone && (
        <EmptyState title={t('error.auth.linkInvalid')}>
          <ToLogin />
        </EmptyState>
      )}
      {link.isError && !gone && <ErrorState kind="offline" onRefresh={() => link.refetch()} />}
    </LinkStage>
  );
}

interface PasswordsProps {
  readonly token: string;
  readonly link: ReplyOf<Calls['passwordLink']>;
}

const QUESTIONS = ['signIn.whosePassword', 'signIn.whoseNext', 'signIn.whoseElse'] as const;
/** Where the children have no password yet. */
const WELCOME_QUESTIONS = ['signIn.whosePassword', 'signIn.whoseFirst', 'signIn.whoseFirstElse'] as const;

/** One after the other: a user's own, or in a family first an adult's and then, if wanted, those of the children. */
function Passwords({ token, link }: PasswordsProps) {
  const { t } = useTexts();
  const { people, isWelcome, signInPath } = link;
  const [left, setLeft] = useState<readonly LinkPerson[]>(people);
  const [set, setSet] = useState(0);
  const only = set === 0 && people.length === 1 ? (people[0] ?? null) : null;
  const [person, setPerson] = useState<LinkPerson | null>(only);

  const next = (others: readonly LinkPerson[]) => {
    setLeft(others);
    setSet(set + 1);
    setPerson(null);
  };

  if (person || (set === 0 && people.length === 0)) {
    return (
      <LinkStage says={t('signIn.newPasswordHint')}>
        <NewPassword key={person?._id} token={token} person={person} onSet={next} />
      </LinkStage>
    );
  }
  if (left.length === 0) {
    return (
      <LinkStage>
        {signInPath === null ? (
          <EmptyState title={t('signIn.passwordSet')}>
            <ToLogin />
          </EmptyState>
        ) : (
          <EmptyState title={t('signIn.passwordsSet')} text={t('signIn.passwordsSetText')}>
            <ToLogin path={signInPath} />
          </EmptyState>
        )}
      </LinkStage>
    );
  }
  const questions = isWelcome ? WELCOME_QUESTIONS : QUESTIONS;
  return (
    <LinkStage says={t('signIn.tapFace')}>
      <WhosePassword
        question={t(questions[Math.min(set, 2)] ?? questions[0])}
        people={left}
        onChoose={setPerson}
      >
        {set > 0 && <ToLogin path={signInPath} />}
      </WhosePassword>
    </LinkStage>
  );
}
