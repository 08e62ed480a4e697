import { CharacterContext } from '@flink/ui/play/people/character-context.ts';
import { CharacterPlaceContext } from '@flink/ui/play/people/character-place.ts';
import { OwnCharacterContext } from '@flink/ui/play/people/own-character.ts';
import { type CardArt, CardArtContext } from '@flink/ui/play/pieces/card-art.ts';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { api } from '../../../../shared/api.ts';
import { usePlayData } from '../../data/menu-data.ts';
import { canShowCharacter, drawnCharacter, type OwnLooks, ownCharacter } from '../../settings/drawn-look.ts';
import { usePlayLook } from '../../settings/use-play-look.ts';
import type { PlayableActivity } from './opened-activity.ts';

/** Of who sees a preview and is no learner. */
export const PreviewLooksContext = createContext<OwnLooks>({});
/** Its cards have backs and its cleared table a picture, both of the theme. */
const CARD_GAME = 'concentration';

/** What the template of an activity says of the character beside it, and the pictures of the theme for its cards. */
export function TemplateLook({
  template,
  children,
}: {
  readonly template: PlayableActivity['activity']['template'];
  readonly children: ReactNode;
}) {
  const { characters, characterSize, characterLocation } = template;
  const previewed = use(PreviewLooksContext);
  const own = usePlayData() ?? previewed;
  const drawn = use(CharacterContext);
  const pictured = use(OwnCharacterContext);
  const current = pictured?.name ?? drawn;
  const name = characterIn(characters, current, own);
  const place = useMemo(
    () => ({ size: characterSize ?? 'medium', side: characterLocation }),
    [characterSize, characterLocation],
  );
  const shown = useMemo(
    () => (name === current ? pictured : ownCharacter(own, name)),
    [name, current, pictured, own],
  );
  return (
    <CharacterContext value={name === current ? drawn : drawnCharacter(name)}>
      <OwnCharacterContext value={shown}>
        <CharacterPlaceContext value={place}>
          <CardArtContext value={useCardArt(template.alias)}>{children}</CardArtContext>
        </CharacterPlaceContext>
      </OwnCharacterContext>
    </CharacterContext>
  );
}

/** The learner's own, where the template has it; else the first of the template that can be shown. */
const characterIn = (characters: readonly string[], current: string, own: OwnLooks): string =>
  characters.includes(current)
    ? current
    : (characters.find((name) => canShowCharacter(own, name)) ?? current);

function useCardArt(alias: string): CardArt {
  const plays = usePlayData() !== undefined;
  const { theme } = usePlayLook().chosen;
  const { data } = useQuery({
    queryKey: ['play', 'card-art', theme],
    queryFn: ({ signal }) => api('concentrationAssets', { params: { theme } }, { signal }),
    enabled: plays && alias === CARD_GAME,
    // The links live for hours.
    staleTime: 60 * 60_000,
    retry: false,
  });
  return useMemo(
    () => ({ backs: (data?.keys ?? []).filter(isPicture), rewards: (data?.rewards ?? []).filter(isPicture) }),
    [data],
  );
}

/** What the product draws has a name, no address. */
const isPicture = (key: string): boolean => key.includes('/');
