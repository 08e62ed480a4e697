/** The key of its name in the interface texts. The first scene is the one a theme is known by. */
interface Theme {
  readonly nameKey: string;
}

/** What a family can choose between; each has three scenes (art/scene-*.svg) and the back of a card. */
export const themes = {
  savanna: { nameKey: 'uiPlay.theme.savanna' },
  sea: { nameKey: 'uiPlay.theme.sea' },
  forest: { nameKey: 'uiPlay.theme.forest' },
  space: { nameKey: 'uiPlay.theme.space' },
} as const satisfies Record<string, Theme>;

export type ThemeName = keyof typeof themes;

export const themeNames = Object.keys(themes) as ThemeName[];

const numbers = [1, 2, 3] as const;

export interface SceneOf {
  readonly theme: ThemeName;
  readonly number: (typeof numbers)[number];
}

export const scenesOf = (theme: ThemeName): readonly SceneOf[] =>
  numbers.map((number) => ({ theme, number }));
