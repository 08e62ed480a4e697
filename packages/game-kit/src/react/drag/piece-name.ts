import type { Translate } from '@flink/ui/texts/texts.tsx';
import type { Piece } from '../../model/content/piece.ts';

/** What a piece is called to somebody who does not see it: its words, else what it is and which. */
export function pieceName({ text, name, image }: Piece, number: number, t: Translate): string {
  return text.trim() || name?.trim() || (image ? t('drag.picture', { number }) : t('drag.sound', { number }));
}
