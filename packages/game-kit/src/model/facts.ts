import type { WordCriteria } from './template.ts';

/** A text in each language of the library. */
export interface LibraryText {
  readonly en: string;
  readonly es: string;
  readonly sw: string;
}

/** How the library comes by its activities of a template, and what a learner is told before one. */
export type LibraryEntry =
  | {
      /** Of every wordlist whose words its generator takes. */
      readonly kind: 'generated';
      /** As words are learned, the lowest first: meet, recognise, match, listen, spell, order, read, write. */
      readonly place: number;
      readonly name: LibraryText;
      readonly help: LibraryText;
      /** Where the words of the list have no pictures. */
      readonly helpWithoutPictures?: LibraryText;
      /** Where the words of the list have an order of their own, as numbers have. */
      readonly ranked?: { readonly name: LibraryText; readonly help: LibraryText };
      /** The game is about the first letters of the words, which those of some lists have in common. */
      readonly byFirstLetters?: true;
      /** The game asks for the words in their sentences, and cannot be made of a word that has none. */
      readonly inSentences?: true;
    }
  | {
      /** Written by people, in content/library/hand-made. */
      readonly kind: 'hand-made';
      /** Where not every language has what the game is about. */
      readonly locales?: readonly (keyof LibraryText)[];
      /** Of one that authors also make of words. */
      readonly name?: LibraryText;
      readonly help: LibraryText;
    };

/** What the rest of the house knows of a template besides its rules; gathered by `npm run gen`. */
export interface TemplateFacts {
  /** As makers read it. */
  readonly activityTemplateName: LibraryText;
  /** Tint of the office: matching, spelling, reading, choosing, making. */
  readonly family: 'match' | 'spell' | 'read' | 'choose' | 'make';
  /** What a new activity holds beside its problems. */
  readonly firstData?: Readonly<Record<string, unknown>>;
  /** Which words its generator takes; without it no activity can be generated. */
  readonly criteria?: WordCriteria;
  /** The one of a group that counts for its reports. */
  readonly defaultForReports?: boolean;
  /** Without it the library has no activity of it. */
  readonly library?: LibraryEntry;
  /** How a move is made by hand; what is only planned need not know yet. */
  readonly moves?: Interaction;
}

/**
 * What hands do in a game. A new game takes the one it is most like, and a new one only where hands really do something
 * else: one game of each is played with the keyboard, the mouse and the finger (e2e/support/ways-of-input.ts).
 */
export type Interaction =
  /** Presses what is right. */
  | 'choosing'
  /** Carries things to where they belong. */
  | 'dragging'
  /** Fills the gaps of a text. */
  | 'filling'
  /** Puts things into their order. */
  | 'ordering'
  /** Catches what does not stand still. */
  | 'catching'
  /** Presses keys, one letter after the other. */
  | 'typing'
  /** Draws a line from one thing to another. */
  | 'searching'
  /** Joins what follows one another. */
  | 'connecting'
  /** Turns pages, and reads. */
  | 'leafing'
  /** Writes on paper, in own words. */
  | 'writing';

/** What a kind of game looks like before one can read its name: paths, 24 by 24 units. */
export interface Glyph {
  /** Filled with the colour at a quarter of its strength. */
  readonly tint?: string;
  /** A broad pale stroke, as of a marker pen. */
  readonly marker?: string;
  readonly line?: string;
  readonly dashed?: string;
  readonly faint?: string;
  readonly solid?: string;
  /** The game at work, with pictures of what is learned in it; without it the pictures lie side by side. */
  readonly sketch?: readonly SketchPart[];
}

/** A piece of a sketch of 120 by 90 units, the later ones above the earlier. */
export type SketchPart =
  /** One of the three pictures; one that is missing is drawn as a line of writing. */
  | { readonly picture: 0 | 1 | 2; readonly x: number; readonly y: number; readonly size: number }
  | {
      /** A card of that colour; `gap` is the dashed place where something belongs, `chosen` has the yellow ring. */
      readonly card: SketchColour | 'paper' | 'gap' | 'chosen';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      /** Degrees. */
      readonly turn?: number;
    }
  /** A line of writing; dark on paper, light on a colour. */
  | { readonly words: 'dark' | 'light'; readonly x: number; readonly y: number; readonly width: number }
  | { readonly line: string; readonly colour: SketchColour | 'ink' }
  | { readonly fill: string; readonly colour: SketchColour | 'teal' | 'paper' };

export type SketchColour = 'purple' | 'red' | 'orange' | 'blue' | 'green';
