import { api } from '../api.ts';
import { storedText } from '../stored-text.ts';
import { currentSession, signOut } from './session-store.ts';

/** Whether the last who signed out here played as a team (spec 1 §4): the next ones are asked the same way. */
export const teamMode = storedText('flink-team-mode');

/** Signs out; where the person is taken then is the business of app/session-end.tsx, for every tab. */
export function leave(): void {
  const session = currentSession();
  if (session?.learner && !session.viewer) teamMode.set(session.team.length > 1 ? 'on' : 'off');
  if (session) endOnServer();
  signOut();
}

/** Nobody waits for it: without a connection the token is gone from this device all the same, and ends by itself. */
function endOnServer(): void {
  api('signOut', {}, { keepalive: true }).catch(() => {});
}
