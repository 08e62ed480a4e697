import { type LookSettings, type LookSolution, lookIn } from '@flink/contract/rules/play/learner-look.ts';
import { type CharacterName, characterNames, characters } from '@flink/ui/play/people/characters.ts';
import type { OwnCharacter } from '@flink/ui/play/people/own-character.ts';
import { type SceneOf, type ThemeName, themeNames, themes } from '@flink/ui/play/scene/themes.ts';
import type { Translate } from '@flink/ui/texts/texts.tsx';

export interface DrawnLook {
  readonly theme: ThemeName;
  readonly character: CharacterName;
}

/** By the names that Admin gave them. */
export interface ChosenLook {
  readonly theme: string;
  readonly character: string;
}

/** What the installation made or changed of looks, as it comes with the board. */
export interface OwnLooks {
  readonly scenes?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly themeNames?: Readonly<Record<string, string>> | undefined;
  readonly characters?:
    | Readonly<Record<string, { readonly name: string; readonly pictures: Readonly<Record<string, string>> }>>
    | undefined;
}

/** Where a solution offers nothing. Spec 1 §4: the default character is Fletcher. */
export const DEFAULT_LOOK: DrawnLook = { theme: 'forest', character: 'fletcher' };

const isTheme = (name: string): name is ThemeName => (themeNames as readonly string[]).includes(name);
const isCharacter = (name: string): name is CharacterName =>
  (characterNames as readonly string[]).includes(name);

/** Gives its colours to a theme that Admin made. */
export const drawnTheme = (name: string): ThemeName => (isTheme(name) ? name : DEFAULT_LOOK.theme);

export const drawnCharacter = (name: string): CharacterName =>
  isCharacter(name) ? name : DEFAULT_LOOK.character;

export function ownCharacter({ characters }: OwnLooks, name: string): OwnCharacter | null {
  const pictures = characters?.[name]?.pictures;
  return pictures ? { name, pictures } : null;
}

export const canShowCharacter = (own: OwnLooks, name: string): boolean =>
  isCharacter(name) || ownCharacter(own, name) !== null;

/** What of the solution's themes and characters can be shown: a name from another library is passed over. */
export const shownIn = <Solution extends LookSolution>(solution: Solution, own: OwnLooks) => ({
  ...solution,
  themes: solution.themes.filter((name) => isTheme(name) || scenesIn(own.scenes?.[name])),
  characters: solution.characters.filter((name) => canShowCharacter(own, name)),
});

export function chosenLook(settings: LookSettings, solution: LookSolution, own: OwnLooks): ChosenLook {
  const { theme, character } = lookIn(settings, shownIn(solution, own));
  return { theme: theme ?? DEFAULT_LOOK.theme, character: character ?? DEFAULT_LOOK.character };
}

export const themeLabel = (t: Translate, { themeNames: named }: OwnLooks, name: string): string =>
  named?.[name] ?? (isTheme(name) ? t(themes[name].nameKey) : name);

/** Admin names those that are drawn in the interface texts. */
export const characterLabel = (t: Translate, own: OwnLooks, name: string): string =>
  isCharacter(name) ? t(characters[name].nameKey) : (own.characters?.[name]?.name ?? name);

/** What the installation shows in a theme: its own pictures by their address, drawn scenes by their name. */
export const scenesIn = (keys: readonly string[] | undefined): readonly (SceneOf | string)[] | undefined => {
  const scenes = keys?.flatMap((key) => {
    const [, theme = '', number = ''] = /^scene-(\w+)-([123])$/.exec(key) ?? [];
    if (isTheme(theme)) return { theme, number: Number(number) as SceneOf['number'] };
    return key.includes('/') ? key : [];
  });
  return scenes && scenes.length > 0 ? scenes : undefined;
};

/** Theme and character as one word, stored in the browser. */
export const lookWord = ({ theme, character }: ChosenLook): string => `${theme} ${character}`;

/** Null for what Admin made: its pictures come with the board. */
export function lookFrom(word: string): DrawnLook | null {
  const [theme = '', character = ''] = word.split(' ');
  return isTheme(theme) && isCharacter(character) ? { theme, character } : null;
}
