import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { officeApi } from '../../../shared/office/office-api.ts';

/** The families of the teacher who is signed in, in a week. */
export const useHome = (week: string | null) =>
  useQuery({
    queryKey: ['teacherHome', week],
    queryFn: async ({ signal }) =>
      (await officeApi('teacherHome', { query: week === null ? {} : { week } }, { signal })).data,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  });
