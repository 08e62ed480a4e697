import { ROLE_ALIASES } from '@flink/contract/access/role-aliases.ts';
import { VIEWERS } from '@flink/contract/access/viewing.ts';
import { rolesGivenBy } from '@flink/contract/rules/people/given-roles.ts';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { officeApi } from '../../../shared/office/office-api.ts';
import { homeOf } from '../../../shared/session/home-of.ts';
import { readToken } from '../../../shared/session/read-token.ts';
import { isViewing, useSession } from '../../../shared/session/session-store.ts';
import { enterView } from '../../../shared/viewing/way-back.ts';

export type Viewed =
  | { readonly kind: 'user'; readonly _id: string; readonly roleAlias: string; readonly blocked: boolean }
  | { readonly kind: 'learner'; readonly _id: string };

/** Of the roles that come with Flink; whether one that was made here is below the own, the server says. */
const isAboveOrBeside = (alias: string, role: string): boolean =>
  ROLE_ALIASES.some((one) => one === role) && !rolesGivenBy(alias).some((given) => given === role);

/** Seeing Flink as another person, where that is offered; the server has the last word. */
export function useViewAs() {
  const session = useSession();
  const dialogs = useDialogs();
  const alias = session?.userRole.alias ?? '';
  const mayView = !isViewing && VIEWERS.some((viewer) => viewer === alias);

  return {
    offers: (person: Viewed): boolean =>
      mayView &&
      (person.kind === 'learner' ||
        (!person.blocked && person._id !== session?.user._id && !isAboveOrBeside(alias, person.roleAlias))),

    async view(person: Viewed): Promise<void> {
      try {
        const { token } = await officeApi(person.kind === 'user' ? 'viewAsUser' : 'viewAsLearner', {
          params: { id: person._id },
        });
        const reading = readToken(token, Date.now());
        if (reading.kind === 'session') enterView(token, homeOf(reading.session));
      } catch (error) {
        await dialogs.error({ message: (error as Error).message });
      }
    },
  };
}
