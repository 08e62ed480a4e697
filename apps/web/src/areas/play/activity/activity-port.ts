import type { PersonName } from '@flink/game-kit/model/template.ts';
import type { FaceName } from '@flink/ui/play/people/faces.ts';
import type { AnswerColour } from '@flink/ui/play/pieces/answer-colours.ts';
import type { ReactNode } from 'react';
import type { HelpSettings } from './help/help-of.ts';

export interface Learner {
  readonly id: string;
  readonly name: string;
  readonly face: FaceName;
  readonly colour: AnswerColour;
  readonly isAdmin: boolean;
}

export interface PlaySettings extends HelpSettings {
  readonly autoAnimation: boolean;
}

/** What an activity asks of the screen that shows it. */
export interface ActivityPort {
  /** A preview records nothing: no progress, no time, no half-played game (spec 1 §4). */
  readonly record: 'progress' | 'nothing';
  /** What is made in the activity is kept for those who made it (spec 2 §5: not where the center has noReports). */
  readonly keepsWork?: boolean;
  /** Those who share the device, the signed-in learner first; nobody in a preview. */
  readonly learners: readonly Learner[];
  /** Of whoever plays, for games that ask for it. */
  readonly playerName?: PersonName | undefined;
  /** Of the signed-in learner; null while they are being asked for, and the game does not open before. */
  readonly settings: PlaySettings | null;
  /** Percent of right answers for mastered in the learner's center. */
  readonly threshold: number;
  /** Percent of a book's pages that must be read before it counts as partly done in the learner's center. */
  readonly bookShare?: number | undefined;
  /** The center hides the videos for parents. */
  readonly hidesVideos?: boolean | undefined;
  /** What the family has, as far as it is known. */
  readonly familyPoints?: number | undefined;
  /** Buttons of the screen itself, beside those of the game. */
  readonly tools?: ReactNode;
  /** What can be played after this one. */
  readonly next?: { readonly name: string; readonly onOpen: () => void } | undefined;
  /** Opens the book that belongs to an activity; the way back leads here again. */
  onBook(activityId: string): void;
  /** Out of a game, or of what is in its place. */
  onLeave(): void;
  /** After the results; without it they are left as a game is. */
  onDone?: (() => void) | undefined;
}

/** Spec 1 §9: what is on until a learner turns it off. */
export const DEFAULT_SETTINGS: PlaySettings = {
  activityHelp: true,
  teamHelp: true,
  autoAnimation: true,
};
