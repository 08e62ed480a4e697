import { CharacterContext } from '@flink/ui/play/people/character-context.ts';
import { OwnCharacterContext } from '@flink/ui/play/people/own-character.ts';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { api } from '../../../../shared/api.ts';
import { useSession } from '../../../../shared/session/session-store.ts';

/** The film of the character for what is mastered; null where there is none, and the drawn one hops. */
export function useResultFilm(wanted: boolean): string | null {
  const drawn = useContext(CharacterContext);
  const character = useContext(OwnCharacterContext)?.name ?? drawn;
  const signedIn = useSession() !== null;
  const film = useQuery({
    queryKey: ['play', 'result-film', character],
    queryFn: ({ signal }) => api('resultAnimation', { params: { character } }, { signal }),
    enabled: wanted && signedIn,
    // The link lives for hours.
    staleTime: 60 * 60_000,
    retry: false,
  });
  return film.data?.url ?? null;
}
