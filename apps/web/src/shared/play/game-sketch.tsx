import type { SketchPart } from '@flink/game-kit/model/facts.ts';
import { glyphs } from '@flink/templates/glyphs.gen.ts';
import { classNames } from '@flink/ui/play/class-names.ts';
import styles from './game-sketch.module.css';
import { TemplateGlyph } from './template-glyph.tsx';

export interface GameSketchProps {
  readonly alias: string;
  /** Of what is learned in the activity; three at most, perhaps none. */
  readonly pictures: readonly string[];
  readonly className?: string | undefined;
}

/** Where nobody has drawn the game, its pictures say what it is about. */
const SIDE_BY_SIDE: readonly SketchPart[] = [
  { picture: 1, x: 4, y: 28, size: 46 },
  { picture: 2, x: 70, y: 28, size: 46 },
  { picture: 0, x: 32, y: 12, size: 56 },
];

/** A game at work with pictures of its words, for who cannot read its name. Decoration: the name stands beside it. */
export function GameSketch({ alias, pictures, className }: GameSketchProps) {
  const sketch = glyphs.get(alias)?.sketch ?? (pictures.length === 3 ? SIDE_BY_SIDE : undefined);
  if (!sketch) return <TemplateGlyph alias={alias} className={className} />;
  return (
    <svg className={classNames(styles.sketch, className)} viewBox="0 0 120 90" aria-hidden="true">
      {sketch.map((part) => (
        <Part key={JSON.stringify(part)} part={part} pictures={pictures} />
      ))}
    </svg>
  );
}

function Part({ part, pictures }: { readonly part: SketchPart } & Pick<GameSketchProps, 'pictures'>) {
  if ('picture' in part) {
    const { x, y, size } = part;
    const href = pictures[part.picture];
    return href === undefined ? (
      <Words kind="dark" x={x + size * 0.2} y={y + size / 2} width={size * 0.6} />
    ) : (
      <image href={href} x={x} y={y} width={size} height={size} />
    );
  }
  if ('card' in part) {
    const { x, y, width, height, turn } = part;
    const middle = `${x + width / 2} ${y + height / 2}`;
    return (
      <rect
        className={styles[part.card]}
        {...{ x, y, width, height }}
        rx={Math.min(7, height / 3)}
        transform={turn === undefined ? undefined : `rotate(${turn} ${middle})`}
      />
    );
  }
  if ('words' in part) return <Words kind={part.words} x={part.x} y={part.y} width={part.width} />;
  if ('line' in part) return <path className={classNames(styles.line, styles[part.colour])} d={part.line} />;
  return <path className={styles[part.colour]} d={part.fill} />;
}

interface WordsProps {
  readonly kind: 'dark' | 'light';
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const Words = ({ kind, x, y, width }: WordsProps) => (
  <path className={classNames(styles.words, styles[kind])} d={`M${x} ${y}h${width}`} />
);
