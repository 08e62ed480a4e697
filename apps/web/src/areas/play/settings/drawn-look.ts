import { type LookSettings, type LookSolution, lookIn } from '@flink/contract/rules/play/learner-look.ts';
import { type CharacterName, characterNames } from '@flink/ui/play/people/characters.ts';
import { type SceneOf, type ThemeName, themeNames } from '@flink/ui/play/scene/themes.ts';

export interface DrawnLook {
  readonly theme: ThemeName;
  readonly character: CharacterName;
}

/** Where a solution offers nothing that is drawn. Spec 1 §4: the default character is Fletcher. */
export const DEFAULT_LOOK: DrawnLook = { theme: 'forest', character: 'fletcher' };

const isTheme = (name: string): name is ThemeName => (themeNames as readonly string[]).includes(name);
const isCharacter = (name: string): name is CharacterName =>
  (characterNames as readonly string[]).includes(name);

/** What of the solution's themes and characters is drawn: a name from a newer or an older library is passed over. */
export const drawnIn = <Solution extends LookSolution>(solution: Solution) => ({
  ...solution,
  themes: solution.themes.filter(isTheme),
  characters: solution.characters.filter(isCharacter),
});

export function drawnLook(settings: LookSettings, solution: LookSolution): DrawnLook {
  const { theme, character } = lookIn(settings, drawnIn(solution));
  return {
    theme: theme !== null && isTheme(theme) ? theme : DEFAULT_LOOK.theme,
    character: character !== null && isCharacter(character) ? character : DEFAULT_LOOK.character,
  };
}

/** What the installation shows in a theme: its own pictures by their address, drawn scenes by their name. */
export const scenesIn = (keys: readonly string[] | undefined): readonly (SceneOf | string)[] | undefined => {
  const scenes = keys?.flatMap((key) => {
    const [, theme = '', number = ''] = /^scene-(\w+)-([123])$/.exec(key) ?? [];
    if (isTheme(theme)) return { theme, number: Number(number) as SceneOf['number'] };
    return key.includes('/') ? key : [];
  });
  return scenes && scenes.length > 0 ? scenes : undefined;
};

/** Theme and character as one word, to be kept in the browser. */
export const lookWord = ({ theme, character }: DrawnLook): string => `${theme} ${character}`;

export function lookFrom(word: string): DrawnLook | null {
  const [theme = '', character = ''] = word.split(' ');
  return isTheme(theme) && isCharacter(character) ? { theme, character } : null;
}
