import { outlineOf, type Point, type Polygon } from './outline.ts';

/** One coloured piece of a flat picture. */
export interface FlatShape {
  readonly path: string;
  readonly colour: string;
  /** Drawn as a line of this width, not filled. */
  readonly line?: number;
  readonly evenOdd: boolean;
  readonly opacity?: string;
  readonly transform?: string;
  /** Where it lies, after its transform. */
  readonly outline: readonly Polygon[];
}

type Attributes = Readonly<Record<string, string>>;

/** What a group hands down to what is in it. */
const INHERITED = ['fill', 'stroke', 'stroke-width', 'opacity', 'transform', 'fill-rule'];
const SHAPES = new Set(['path', 'circle', 'ellipse', 'rect']);
/** The few with gradients, filters and clips keep their shapes; a gradient gives its first colour. */
const UNSEEN = /<(defs|filter|mask|clipPath)\b.*?<\/\1>/gs;

export function shapesOf(body: string): readonly FlatShape[] {
  const gradients = firstColours(body);
  const shapes: FlatShape[] = [];
  const groups: Attributes[] = [{}];
  for (const [, closing, tag = '', text = ''] of body
    .replaceAll(UNSEEN, '')
    .matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    if (tag === 'g' && closing) groups.pop();
    const own = Object.fromEntries(
      [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    );
    const inherited = groups.at(-1) ?? {};
    const all = { ...inherited, ...own };
    if (tag === 'g' && !closing)
      groups.push(Object.fromEntries(INHERITED.flatMap((name) => (all[name] ? [[name, all[name]]] : []))));
    if (!SHAPES.has(tag) || closing) continue;
    const shape = shapeOf(tag, all, (paint) => gradients.get(/#([^)]+)\)/.exec(paint)?.[1] ?? '') ?? paint);
    if (shape) shapes.push(shape);
  }
  return shapes;
}

function firstColours(body: string): ReadonlyMap<string, string> {
  const found = body.matchAll(/<(?:linear|radial)Gradient id="([^"]+)".*?stop-color="([^"]+)"/gs);
  return new Map([...found].map(([, id = '', colour = '']) => [id, colour]));
}

function shapeOf(tag: string, all: Attributes, colourOf: (paint: string) => string): FlatShape | null {
  const { fill = '#000', stroke, opacity, transform } = all;
  const isLine = stroke !== undefined && (fill === 'none' || all['fill'] === undefined);
  if (fill === 'none' && !isLine) return null;
  const path = pathOf(tag, all);
  const moved = transform ? movedBy(transform) : null;
  const outline = outlineOf(path);
  return {
    path,
    colour: colourOf(isLine ? stroke : fill),
    ...(isLine ? { line: Number(all['stroke-width'] ?? 1) } : {}),
    evenOdd: all['fill-rule'] === 'evenodd',
    ...(opacity ? { opacity } : {}),
    ...(transform ? { transform } : {}),
    outline: moved ? outline.map((part) => part.map(moved)) : outline,
  };
}

/** Circles, ellipses and rectangles as paths, so that all is of one kind. */
function pathOf(tag: string, all: Attributes): string {
  const number = (name: string, otherwise = 0) => Number(all[name] ?? otherwise);
  if (tag === 'path') return all['d'] ?? '';
  if (tag === 'rect') {
    const [w, h] = [number('width'), number('height')];
    const r = Math.min(number('rx', number('ry')), w / 2, h / 2);
    const bend = (x: number, y: number) => (r ? `a${r} ${r} 0 0 1 ${x} ${y}` : '');
    return `M${number('x') + r} ${number('y')}h${w - 2 * r}${bend(r, r)}v${h - 2 * r}${bend(-r, r)}h${2 * r - w}${bend(-r, -r)}v${2 * r - h}${bend(r, -r)}z`;
  }
  const [rx, ry] = [number('r', number('rx')), number('r', number('ry'))];
  return `M${number('cx') - rx} ${number('cy')}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

type Move = (point: Point) => Point;

function movedBy(transform: string): Move {
  const moves = [...transform.matchAll(/(\w+)\(([^)]*)\)/g)].map(([, name = '', text = '']) =>
    moveOf(name, text.split(/[\s,]+/).map(Number)),
  );
  return (point) => moves.reduceRight((at, move) => move(at), point);
}

function moveOf(name: string, numbers: readonly number[]): Move {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
  if (name === 'matrix') return ([x, y]) => [a * x + c * y + e, b * x + d * y + f];
  if (name === 'translate') return ([x, y]) => [x + a, y + b];
  if (name === 'scale') return ([x, y]) => [x * a, y * (numbers.length > 1 ? b : a)];
  if (name !== 'rotate') throw new Error(`a picture is moved by ${name}, which nobody knows here`);
  const turn = (a * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return ([x, y]) => [b + cos * (x - b) - sin * (y - c), c + sin * (x - b) + cos * (y - c)];
}
