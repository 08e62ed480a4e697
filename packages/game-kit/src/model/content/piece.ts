import * as z from 'zod/mini';
import type { SoundSource } from '../loop/effect.ts';
import { isSeen } from '../text/clean-text.ts';
import { fileSchema, textSchema } from './field-kinds.ts';

/** What can be read, seen or heard: an answer, a question, an item. The files are those of the activity. */
export const pieceSchema = z.object({
  text: z._default(textSchema(), ''),
  image: z.optional(fileSchema('image')),
  audio: z.optional(fileSchema('audio')),
  /** What the picture shows, for who is told about it. */
  name: z.optional(textSchema()),
});

export type Piece = z.infer<typeof pieceSchema>;

/** Spec 2 §5: usable with text, image or audio. */
export function isUsable(piece: Piece): boolean {
  return isSeen(piece.text) || Boolean(piece.image) || Boolean(piece.audio);
}

export function soundOf(piece: Piece): SoundSource | null {
  return piece.audio ? { from: 'activity', file: piece.audio } : null;
}

/** Spec 2 §3: what is said about one answer when `specificFeedback` is on. */
export const feedbackPieceSchema = z.extend(pieceSchema, {
  feedbackText: z.optional(textSchema()),
  feedbackAudio: z.optional(fileSchema('audio')),
});

export type FeedbackPiece = z.infer<typeof feedbackPieceSchema>;

export function hasFeedback(piece: FeedbackPiece): boolean {
  return isSeen(piece.feedbackText ?? '') || Boolean(piece.feedbackAudio);
}

/** The files that must have come before the piece is shown, or before something is said about it. */
export function filesOf({ image, audio, feedbackAudio }: FeedbackPiece): string[] {
  return [image, audio, feedbackAudio].flatMap((file) => (file ? [file] : []));
}
