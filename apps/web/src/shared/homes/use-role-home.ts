import { useQuery } from '@tanstack/react-query';
import { officeApi } from '../office/office-api.ts';

export const HOME_KEY = ['home'];

/** What the person who is signed in can act on, by role. */
export const useRoleHome = () =>
  useQuery({
    queryKey: HOME_KEY,
    queryFn: async ({ signal }) => (await officeApi('home', {}, { signal })).data,
    retry: false,
    staleTime: 0,
  });
