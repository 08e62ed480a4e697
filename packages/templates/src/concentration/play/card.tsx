import { lengthClass } from '@flink/game-kit/model/text/text-size.ts';
import { pieceName } from '@flink/game-kit/react/drag/piece-name.ts';
import type { PlayProps } from '@flink/game-kit/react/play.ts';
import { Icon } from '@flink/ui/play/buttons/icon.tsx';
import { colourTokens } from '@flink/ui/play/pieces/answer-colours.ts';
import { CardArtContext, inTurn } from '@flink/ui/play/pieces/card-art.ts';
import { CardBack } from '@flink/ui/play/pieces/card-back.tsx';
import { PieceFace } from '@flink/ui/play/pieces/piece-face.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { use } from 'react';
import type { ConcentrationEvent, ConcentrationState } from '../model/game.ts';
import type { ConcentrationOptions } from '../model/schema.ts';
import styles from './card.module.css';

type Props = PlayProps<ConcentrationState, ConcentrationEvent, ConcentrationOptions> & {
  readonly place: number;
};

/** A card that lies on its face until it is touched. Nobody who does not see it is told more than who does. */
export function Card({ state, send, host, place }: Props) {
  const { t } = useTexts();
  const { cards, open, resolved, finders, back } = state.round;
  const { backs } = use(CardArtContext);
  const card = cards[place];
  if (!card) return null;
  const shownBack = back === null ? inTurn(backs, state.current) : host.mediaUrl(back);
  const order = resolved.indexOf(place);
  const isFound = order !== -1;
  const isOpen = isFound || open.includes(place);
  const finder = finders[Math.floor(order / 2)] ?? 0;
  const isTeam = host.players.length > 1;
  const number = place + 1;
  const name = isOpen
    ? t('concentration.open', { number, name: pieceName(card, number, t) })
    : t('concentration.card', { number });
  const by = isFound && isTeam ? `, ${t('concentration.foundBy', { name: host.players[finder] ?? '' })}` : '';

  return (
    <button
      type="button"
      className={styles.card}
      style={isFound ? colourTokens((isTeam && host.colours[finder]) || 'green') : undefined}
      data-open={isOpen ? '' : undefined}
      data-found={isFound ? '' : undefined}
      data-move={`open ${place}`}
      aria-label={isFound ? `${name}, ${t('uiPlay.step.right')}${by}` : name}
      aria-disabled={state.phase !== 'playing' || open.length === 2 || undefined}
      onClick={() =>
        isFound ? host.say({ ...card, text: card.text || card.name || '' }) : send({ type: 'open', place })
      }
    >
      {isOpen ? (
        <span className={styles.face}>
          <PieceFace
            text={card.text}
            image={card.image && host.mediaUrl(card.image)}
            heard={Boolean(card.audio)}
            size={`var(--len-${lengthClass(card.text, host.locale)})`}
            lang={host.locale}
            disc
          />
        </span>
      ) : shownBack === null ? (
        <CardBack className={styles.back} />
      ) : (
        <img className={styles.back} src={shownBack} alt="" />
      )}
      {isFound && (
        <span className={styles.finder}>
          {isTeam && host.faces[finder]}
          <Icon name="check" className={styles.tick} />
        </span>
      )}
    </button>
  );
}
