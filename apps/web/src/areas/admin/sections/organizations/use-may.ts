import { allows } from '@flink/contract/access/rules.ts';
import { mayIn } from '../../../../shared/office-routes.ts';
import { holderOf, useSession } from '../../../../shared/session/session-store.ts';

/** What the person may do besides the rows themselves. */
export function useMay() {
  const holder = holderOf(useSession());
  const may = (section: string, action: string) => allows(mayIn(section, action), holder);
  return {
    seePlans: may('plans', 'view'),
    purchase: may('plans', 'purchase'),
    assign: may('plans', 'assign'),
    configure: may('organization-config', 'edit'),
    turnSwitches: may('organization-config', 'privilegedSwitches'),
    makeRegions: may('regions', 'create'),
    makeCenters: may('learning-centers', 'create'),
    seeCodes: may('codes', 'view'),
    makeCodes: may('codes', 'generate'),
    seeSchool: may('clever', 'view'),
    linkSchool: may('clever', 'edit'),
    syncSchool: may('clever', 'sync'),
  };
}
