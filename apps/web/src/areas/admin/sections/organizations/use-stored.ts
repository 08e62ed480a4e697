import { useQuery } from '@tanstack/react-query';
import { officeApi } from '../../../../shared/office/office-api.ts';
import {
  CONFIG_CALLS,
  type ConfigOwner,
  configKey,
  type StoredConfig,
} from './configuration/use-config-draft.ts';
import { type OrganizationPlans, plansKey } from './plans/use-plans-draft.ts';

/** A form is open on it: nothing may change below the hands. */
const STILL = { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

export const useStoredPlans = (id: string, enabled: boolean) =>
  useQuery<OrganizationPlans>({
    queryKey: plansKey(id),
    queryFn: async ({ signal }) =>
      (await officeApi('masterOrganizationPlans', { params: { id } }, { signal })).data,
    enabled,
    ...STILL,
  });

export const useStoredConfig = (owner: ConfigOwner, id: string) =>
  useQuery<StoredConfig>({
    queryKey: configKey(owner, id),
    queryFn: async ({ signal }) =>
      (await officeApi(CONFIG_CALLS[owner][0], { params: { id } }, { signal })).data,
    ...STILL,
  });
