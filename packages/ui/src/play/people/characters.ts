import type { ThemeName } from '../scene/themes.ts';

interface CharacterOf {
  /** The key of the name in the interface texts. */
  readonly nameKey: string;
  /** Where they are at home. */
  readonly theme: ThemeName;
}

/** Who can stand in the scene. A preview of one is the idle pose, drawn small. */
export const characters = {
  fletcher: { nameKey: 'uiPlay.character.fletcher', theme: 'forest' },
  pendo: { nameKey: 'uiPlay.character.pendo', theme: 'savanna' },
  otto: { nameKey: 'uiPlay.character.otto', theme: 'sea' },
  luna: { nameKey: 'uiPlay.character.luna', theme: 'space' },
} as const satisfies Record<string, CharacterOf>;

export type CharacterName = keyof typeof characters;

export const characterNames = Object.keys(characters) as CharacterName[];

/** Thinking is also for after a wrong answer: nobody is ever sad, cross or disappointed. */
export const poses = ['idle', 'happy', 'thinking', 'celebrating'] as const;

export type Pose = (typeof poses)[number];
