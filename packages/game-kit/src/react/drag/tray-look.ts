import type { TrayLook } from '@flink/ui/play/pieces/tray.tsx';
import type { Piece } from '../../model/content/piece.ts';
import { lengthClass } from '../../model/text/text-size.ts';

/** How much room the pieces of a tray ask for. */
export function trayLook(pieces: readonly Piece[], locale: string): TrayLook {
  if (pieces.some(({ image }) => image)) return 'pictured';
  const lengths = pieces.map(({ text }) => lengthClass(text, locale));
  if (lengths.includes('medium') || lengths.includes('long')) return 'wordy';
  return lengths.includes('text') ? 'phrases' : 'words';
}
