import { allows } from '@flink/contract/access/rules.ts';
import { mayIn } from '../../../../shared/office-routes.ts';
import { holderOf, isViewing, useSession } from '../../../../shared/session/session-store.ts';

/** What the person may do besides the rows themselves; who views as another changes nothing. */
export function useMay() {
  const holder = holderOf(useSession());
  const may = (section: string, action: string) =>
    (action === 'view' || !isViewing) && allows(mayIn(section, action), holder);
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
