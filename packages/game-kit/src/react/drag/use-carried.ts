import type { CompanionMood } from '@flink/ui/play/game-layout.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import type { Piece } from '../../model/piece.ts';
import type { PlayHost } from '../play.ts';

export interface Carried {
  /** While a piece is in hand he wonders where it goes. */
  readonly companion: CompanionMood;
  onPick(id: string | null): void;
}

/** What is picked up is heard, and the character talks about it. */
export function useCarried(
  host: Pick<PlayHost, 'companion' | 'say'>,
  pieceOf: (id: string) => Piece | undefined,
): Carried {
  const { t } = useTexts();
  const [piece, setPiece] = useState<Piece | null>(null);
  const name = piece?.text.trim();
  return {
    companion: piece
      ? { pose: 'thinking', text: name ? t('drag.where', { name }) : t('drag.whereThis') }
      : host.companion,
    onPick: (id) => {
      const picked = id === null ? null : (pieceOf(id) ?? null);
      setPiece(picked);
      if (picked) host.say(picked);
    },
  };
}
