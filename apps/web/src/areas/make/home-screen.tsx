import { allows } from '@flink/contract/access/rules.ts';
import { RoleHomePage } from '../../shared/homes/role-home.tsx';
import { OfficeHome } from '../../shared/office/office-home.tsx';
import { holderOf, useSession } from '../../shared/session/session-store.ts';
import WorklistScreen from './translations/worklist-screen.tsx';

/**
 * Translators land on their worklist; spec 3 §6 tells them apart by the language selector, which they do not have.
 * Authors land on their home, all others on the sections of Make.
 */
export default function MakeHome() {
  const session = useSession();
  const holder = holderOf(session);
  const translates =
    allows({ flinkMake: { activities: { edit: true } } }, holder) &&
    !allows({ flinkMake: { controls: { languageSelector: true } } }, holder);
  if (translates) return <WorklistScreen />;
  return session?.userRole.alias === 'AUTHOR' ? <RoleHomePage /> : <OfficeHome />;
}
