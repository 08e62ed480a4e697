import { classNames } from '@flink/ui/play/class-names.ts';
import type { CSSProperties } from 'react';
import { TemplateGlyph } from '../../../../shared/play/template-glyph.tsx';
import { QuietPicture } from '../stage/quiet-picture.tsx';
import styles from './card-fan.module.css';

/** As many as can be told apart at the size of a tag. */
const MOST = 3;

/** No template is called so: its glyph says that there is something to play. */
const SOMETHING = '';

export type CardFanProps =
  /** Of what is learned in the group. */
  | { readonly kind: 'pictures'; readonly pictures: readonly string[] }
  /** Of words without pictures: the games. Of none, where they could not be asked for. */
  | { readonly kind: 'games'; readonly aliases: readonly string[] }
  | { readonly kind: 'coming'; readonly count: number };

/** What waits in a group, as a hand of cards. */
export function CardFan(props: CardFanProps) {
  const cards = cardsOf(props);
  return (
    <span className={classNames(styles.fan, props.kind === 'coming' && styles.coming)} aria-hidden="true">
      {cards.map((card, place) => (
        <span
          key={card ?? place}
          className={styles.card}
          style={{ '--turn': place - (cards.length - 1) / 2 } as CSSProperties}
        >
          <Content kind={props.kind} card={card} />
        </span>
      ))}
    </span>
  );
}

function Content({ kind, card }: { readonly kind: CardFanProps['kind']; readonly card: string | null }) {
  if (card === null) return <span className={styles.bone} />;
  if (kind === 'games') return <TemplateGlyph alias={card} className={styles.glyph} />;
  return <QuietPicture className={styles.picture} src={card} />;
}

function cardsOf(props: CardFanProps): readonly (string | null)[] {
  switch (props.kind) {
    case 'pictures':
      return props.pictures.slice(0, MOST);
    case 'games': {
      const known = [...new Set(props.aliases)].slice(0, MOST);
      return known.length > 0 ? known : [SOMETHING];
    }
    case 'coming':
      return Array.from({ length: Math.min(props.count, MOST) }, () => null);
  }
}
