import { useQuery } from '@tanstack/react-query';
import { officeApi } from '../../../../shared/office/office-api.ts';
import { currentSession } from '../../../../shared/session/session-store.ts';

/** Roles that were made here and that this person may give: the head office alone. */
export function useMadeRoles() {
  const alias = currentSession()?.userRole.alias;
  const { data = [] } = useQuery({
    queryKey: ['madeRoles'],
    queryFn: async ({ signal }) => (await officeApi('madeRoles', {}, { signal })).data,
    enabled: alias === 'SUPER' || alias === 'MASTER_ADMIN',
  });
  return data;
}
