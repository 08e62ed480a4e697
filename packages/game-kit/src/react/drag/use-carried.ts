import type { CompanionMood } from '@flink/ui/play/game/game-layout.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import type { Piece } from '../../model/content/piece.ts';
import { lengthClass } from '../../model/text/text-size.ts';
import type { PlayHost } from '../play.ts';

export interface Carried {
  /** While a piece is in hand he wonders where it goes. */
  readonly companion: CompanionMood;
  onPick(id: string | null): void;
}

/** What is picked up is heard, and the character talks about it. */
export function useCarried(
  host: Pick<PlayHost, 'companion' | 'locale' | 'say'>,
  pieceOf: (id: string) => Piece | undefined,
): Carried {
  const { t } = useTexts();
  const [piece, setPiece] = useState<Piece | null>(null);
  const name = piece?.text.trim();
  // A sentence is longer than his bubble; it stands on the piece in hand anyway.
  const short = name && typeof lengthClass(name, host.locale) === 'number';
  return {
    companion: piece
      ? { pose: 'thinking', text: short ? t('drag.where', { name }) : t('drag.whereThis') }
      : host.companion,
    onPick: (id) => {
      const picked = id === null ? null : (pieceOf(id) ?? null);
      setPiece(picked);
      if (picked) host.say(picked);
    },
  };
}
