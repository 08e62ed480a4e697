import '../tokens/fonts-play.css';
import '../tokens/play.css';
import '../tokens/play-base.css';
import type { ReactNode } from 'react';
import { useLetters } from '../texts/letters.ts';
import { useTexts } from '../texts/texts.tsx';
import { CharacterContext } from './people/character-context.ts';
import type { CharacterName } from './people/characters.ts';
import { type OwnCharacter, OwnCharacterContext } from './people/own-character.ts';
import { ThemeContext } from './scene/theme-context.ts';
import type { ThemeName } from './scene/themes.ts';

export type SceneName = ThemeName;

export interface PlayLookProps {
  readonly scene?: SceneName;
  /** Who stands in it. */
  readonly character?: CharacterName | undefined;
  /** With pictures of the installation. */
  readonly ownCharacter?: OwnCharacter | null | undefined;
  /** A preview inside an office page: the look must not colour the page around it. */
  readonly embedded?: boolean;
  readonly children: ReactNode;
}

/** Everything of the play look, its providers and dialogs included, lives inside one of these. */
export function PlayLook(props: PlayLookProps) {
  const { scene = 'savanna', character = 'fletcher', ownCharacter = null, embedded, children } = props;
  useLetters(useTexts().locale);
  return (
    <ThemeContext value={scene}>
      <CharacterContext value={character}>
        <OwnCharacterContext value={ownCharacter}>
          <div data-look="play" data-scene={scene} data-embedded={embedded || undefined}>
            {children}
          </div>
        </OwnCharacterContext>
      </CharacterContext>
    </ThemeContext>
  );
}
