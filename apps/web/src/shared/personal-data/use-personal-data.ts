import type { PersonalData } from '@flink/contract/entities/personal-data.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** While an archive is being made its state is asked for again. */
const ASK_EVERY_MS = 2_000;

/** Whose, by id; null is the whole family. */
export interface Wish {
  readonly learnerId: string | null;
  readonly name: string;
  readonly now: boolean;
}

/** How a person asks: the family for itself, or its center for it. */
export interface DataCalls {
  read(signal: AbortSignal): Promise<PersonalData>;
  askForArchive(learnerId: string): Promise<PersonalData>;
  archiveLink(learnerId: string): Promise<string>;
  askToDelete(wish: Wish): Promise<PersonalData | null>;
  keep(learnerId: string | null): Promise<PersonalData>;
}

export type DataMember = PersonalData['members'][number];

export const isUnderWay = ({ archive }: Pick<DataMember, 'archive'>): boolean =>
  archive?.state === 'asked' || archive?.state === 'making';

export function usePersonalData(familyId: string, calls: DataCalls) {
  const queries = useQueryClient();
  const queryKey = ['personalData', familyId];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => calls.read(signal),
    retry: false,
    staleTime: 0,
    networkMode: 'always',
    refetchInterval: ({ state }) => (state.data?.members.some(isUnderWay) ? ASK_EVERY_MS : false),
  });
  const keepAnswer = (data: PersonalData) => queries.setQueryData(queryKey, data);
  return {
    data: query.data,
    isError: query.isError,
    retry: () => query.refetch(),
    askForArchive: async (learnerId: string) => keepAnswer(await calls.askForArchive(learnerId)),
    /** The browser saves it; the page stays. */
    fetchArchive: async (learnerId: string) => {
      const link = document.createElement('a');
      link.href = await calls.archiveLink(learnerId);
      link.download = '';
      link.click();
    },
    /** What is left of the family; null when it is gone. */
    askToDelete: async (wish: Wish) => {
      const left = await calls.askToDelete(wish);
      if (left) keepAnswer(left);
      return left;
    },
    keep: async (learnerId: string | null) => keepAnswer(await calls.keep(learnerId)),
  };
}
