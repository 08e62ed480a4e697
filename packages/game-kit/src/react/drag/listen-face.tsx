import { PieceFace } from '@flink/ui/play/pieces/piece-face.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { Piece } from '../../model/content/piece.ts';
import { lengthClass } from '../../model/text/text-size.ts';
import type { PlayHost } from '../play.ts';
import { useDragTable } from './drag-context.ts';

export interface ListenFaceProps {
  readonly piece: Piece;
  readonly name: string;
  readonly className?: string | undefined;
  readonly host: Pick<PlayHost, 'locale' | 'mediaUrl' | 'say'>;
}

/** What a place is about: touched with empty hands it is heard; with a piece in hand the touch is for the place. */
export function ListenFace({ piece, name, className, host }: ListenFaceProps) {
  const { t } = useTexts();
  const { picked } = useDragTable();
  return (
    <button
      type="button"
      className={className}
      aria-label={t('uiPlay.listen', { text: name })}
      onClick={() => picked === null && host.say(piece)}
    >
      <PieceFace
        text={piece.text}
        image={piece.image && host.mediaUrl(piece.image)}
        heard={Boolean(piece.audio)}
        // A text alone has the card for itself.
        size={`max(var(--len-${lengthClass(piece.text, host.locale)}), ${piece.image ? '0px' : 'var(--len-alone, 4.6vmin)'})`}
        lang={host.locale}
        disc
      />
    </button>
  );
}
