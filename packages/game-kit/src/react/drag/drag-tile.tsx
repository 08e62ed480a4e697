import { PieceFace } from '@flink/ui/play/pieces/piece-face.tsx';
import { Tile, type TileState } from '@flink/ui/play/pieces/tile.tsx';
import type { Piece } from '../../model/content/piece.ts';
import { lengthClass } from '../../model/text/text-size.ts';
import type { PlayHost } from '../play.ts';
import { type PieceOptions, usePiece } from './use-piece.ts';

export interface DragTileProps extends PieceOptions {
  readonly piece: Piece;
  /** Gives it its colour. */
  readonly colour: number;
  readonly state?: TileState;
  readonly host: Pick<PlayHost, 'locale' | 'mediaUrl'>;
}

/** A piece of the activity that can be picked up. */
export function DragTile({ piece, colour, state = 'open', host, ...options }: DragTileProps) {
  const length = lengthClass(piece.text, host.locale);
  return (
    <Tile place={colour} state={state} aria-label={options.name} {...usePiece(options)}>
      <PieceFace
        text={piece.text}
        image={piece.image && host.mediaUrl(piece.image)}
        heard={Boolean(piece.audio)}
        size={`min(var(--len-${length}), var(--len-10))`}
        lang={host.locale}
      />
    </Tile>
  );
}
