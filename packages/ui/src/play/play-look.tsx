import '../tokens/fonts-play.css';
import '../tokens/play.css';
import '../tokens/play-base.css';
import type { ReactNode } from 'react';
import { useLetters } from '../texts/letters.ts';
import { useTexts } from '../texts/texts.tsx';
import { CharacterContext } from './people/character-context.ts';
import type { CharacterName } from './people/characters.ts';
import { ThemeContext } from './scene/theme-context.ts';
import type { ThemeName } from './scene/themes.ts';

export type SceneName = ThemeName;

export interface PlayLookProps {
  readonly scene?: SceneName;
  /** Who stands in it. */
  readonly character?: CharacterName | undefined;
  /** A preview inside an office page: the look must not colour the page around it. */
  readonly embedded?: boolean;
  readonly children: ReactNode;
}

/** Everything of the play look, its providers and dialogs included, lives inside one of these. */
export function PlayLook({ scene = 'savanna', character = 'fletcher', embedded, children }: PlayLookProps) {
  useLetters(useTexts().locale);
  return (
    <ThemeContext value={scene}>
      <CharacterContext value={character}>
        <div data-look="play" data-scene={scene} data-embedded={embedded || undefined}>
          {children}
        </div>
      </CharacterContext>
    </ThemeContext>
  );
}
