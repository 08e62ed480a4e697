import { allows } from '@flink/contract/access/rules.ts';
import { OfficeHome } from '../../shared/office/office-home.tsx';
import { holderOf, useSession } from '../../shared/session/session-store.ts';
import WorklistScreen from './translations/worklist-screen.tsx';

/** Translators land on their worklist; spec 3 §6 tells them apart by the language selector, which they do not have. */
export default function MakeHome() {
  const holder = holderOf(useSession());
  const translates =
    allows({ flinkMake: { activities: { edit: true } } }, holder) &&
    !allows({ flinkMake: { controls: { languageSelector: true } } }, holder);
  return translates ? <WorklistScreen /> : <OfficeHome />;
}
