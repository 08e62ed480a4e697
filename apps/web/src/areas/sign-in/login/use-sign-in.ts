import type { Sent } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { CallFailed } from '@flink/contract/client/client.ts';
import { useDialogs } from '@flink/ui/play/dialogs/use-dialogs.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { api } from '../../../shared/api.ts';
import { commonData, useCommonData } from '../../../shared/common-data.ts';
import { localeByHand, localeWith } from '../../../shared/locale.ts';
import { keepBoard } from '../../../shared/play/board-queries.ts';
import { useSupportDialog } from '../../../shared/play/support-dialog.tsx';
import { readToken } from '../../../shared/session/read-token.ts';
import { signInForVisit, signInWith } from '../../../shared/session/session-store.ts';
import { StumbleContext } from '../stage/stumble.ts';
import { type LoginFailure, loginFailure, type Owed } from './address/login-failure.ts';
import { type Player, playerIn } from './team/team.ts';

export type Credentials = Omit<Sent<Calls['login']>['body'], 'board'>;

const boardWish = (): Sent<Calls['login']>['body']['board'] => {
  const locale = localeByHand();
  return locale ? { locale } : {};
};

/** Of several who sign in it is said whom it is about. */
const messageTo = (
  credentials: Credentials,
  { message, who }: Extract<LoginFailure, { kind: 'payment' }>,
): string =>
  credentials.username2 === undefined ? message : `${playerIn(credentials, who).username}: ${message}`;

/** Signs in; what stands in the way is said in a dialog or handed back for the fields. */
export function useSignIn() {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const queries = useQueryClient();
  const showWithSupport = useSupportDialog();
  const stumble = useContext(StumbleContext);
  const common = useCommonData();

  const [keep, setKeep] = useState(true);

  const words = { unknown: t('error.auth.unknown'), unreachable: t('error.server.unreachable') };

  /** Nobody pays what was not said before. */
  const resume = async (payer: Player, owed: Partial<Owed>) => {
    try {
      const { payAtTheDoor } = await import('./paying/pay-at-the-door.ts');
      const said = await payAtTheDoor({ dialogs, queries, common, owed, payer });
      if (said) await dialogs.info(said);
    } catch (error) {
      await dialogs.error(error instanceof CallFailed ? error.message : t('error.payments.resumeFailed'));
    }
  };

  const login = useMutation({
    mutationFn: (credentials: Credentials) => api('login', { body: { ...credentials, board: boardWish() } }),
    onSuccess: async ({ token, board }) => {
      // First the words, then the door: nobody is greeted in one language and then spoken to in another.
      const locale = localeWith(token);
      await queries.prefetchQuery(commonData(locale));
      const reading = readToken(token, Date.now());
      if (board && reading.kind === 'session') keepBoard(queries, locale, reading.session, board);
      if (keep) signInWith(token);
      else signInForVisit(token);
    },
    onError: async (error, credentials) => {
      const failure = loginFailure(error, words);
      // Over a payment nothing was mistyped.
      if (failure.kind === 'fields' || failure.kind === 'message') stumble();
      if (failure.kind === 'resume') await resume(playerIn(credentials, failure.payer), failure.owed);
      if (failure.kind === 'payment') await showWithSupport(messageTo(credentials, failure));
    },
  });

  const failure: LoginFailure | null = login.error ? loginFailure(login.error, words) : null;
  return {
    signIn: login.mutate,
    busy: login.isPending,
    fields: failure?.kind === 'fields' ? failure.fields : {},
    /** Whether the person of a link is meant, on a device where somebody else was last. */
    question: failure?.kind === 'othersHere' ? failure.question : null,
    answer: (yes: boolean) =>
      yes && login.variables ? login.mutate({ ...login.variables, byLink: false }) : login.reset(),
    message: failure?.kind === 'message' || failure?.kind === 'fields' ? failure.message : null,
    forget: login.reset,
    /** Whether whoever signs in stays signed in on this device. */
    keep,
    setKeep,
  };
}
