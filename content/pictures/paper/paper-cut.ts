import {
  areaOf,
  covered,
  coveredByLine,
  emptyField,
  type Field,
  grown,
  rimOf,
  united,
  valueAt,
  without,
} from './field.ts';
import { type FlatShape, shapesOf } from './flat-shapes.ts';
import type { Point, Polygon } from './outline.ts';
import { type Tones, tonesOf } from './palette.ts';
import { areaInside, GRAIN, tracedPath } from './traced.ts';

/** What one picture may weigh. */
export const MOST_BYTES = 6 * 1_024;

export interface CutOptions {
  /** Animals get larger eyes with a light in them. */
  readonly animal: boolean;
}

/** How much is drawn; the first that weighs little enough is taken. */
const RICHNESS = [
  { shaded: 99, digits: 2, loose: 0.06 },
  { shaded: 10, digits: 2, loose: 0.09 },
  { shaded: 10, digits: 1, loose: 0.12 },
  { shaded: 6, digits: 1, loose: 0.15 },
  { shaded: 2, digits: 1, loose: 0.2 },
  { shaded: 0, digits: 1, loose: 0.3 },
] as const;

type Richness = (typeof RICHNESS)[number];

const CREAM = '#fffaf0';
const EDGE = '#e3c08b';
const SHADE = '#3c2350';
const INK = '#2b2140';
/** Units of the cream margin, and how far it is turned, so that it is nowhere quite equal. */
const CUT = 1.1;
const TURN = (0.9 * Math.PI) / 180;
/** Square units of a gap in the margin that scissors would not cut out. */
const SMALLEST_GAP = 14;
/** Square units of a sheet that gets two tones; smaller ones are details. */
const SHEET = 9;
/** The side away from the light, and the rim in it, for a sheet of middle size. */
const DEEP: Point = [-1.1, -1.45];
const LITE: Point = [0.4, 0.52];
/** Below this a tone is a speck. */
const LEAST_TONE = 0.12;
const FLECKS: readonly Point[] = [
  [4, 9],
  [7, 5],
  [9, 14],
  [12, 8],
  [13, 19],
  [15, 4],
  [16, 12],
  [18, 23],
  [19, 7],
  [20, 16],
  [22, 11],
  [24, 20],
  [25, 8],
  [27, 14],
  [6, 20],
  [8, 25],
  [11, 28],
  [16, 27],
  [22, 27],
  [26, 25],
  [5, 15],
  [14, 23],
  [10, 11],
  [21, 4],
  [28, 19],
];

interface Piece {
  readonly shape: FlatShape;
  readonly field: Field;
  readonly area: number;
  readonly tones: Tones;
  readonly isDark: boolean;
}

/** A flat picture of 32 by 32 units as a cut-out of the paper theatre: nothing but filled paths, so that it is drawn quickly. */
export function paperCut(body: string, { animal }: CutOptions): string {
  const pieces = shapesOf(body).map(pieceOf);
  const cut = cutAround(pieces);
  const toned = tonesOn(pieces);
  for (const richness of RICHNESS) {
    const svg = cutOut({ pieces, cut, toned, animal }, richness);
    if (Buffer.byteLength(svg) <= MOST_BYTES) return svg;
  }
  throw new Error(`a picture weighs more than ${MOST_BYTES} bytes: ${body.slice(0, 80)}`);
}

interface Prepared {
  readonly pieces: readonly Piece[];
  readonly cut: readonly Polygon[];
  readonly toned: readonly Toned[];
  readonly animal: boolean;
}

function cutOut({ pieces, cut, toned, animal }: Prepared, richness: Richness): string {
  const { shaded, digits, loose } = richness;
  const sheets = [...pieces]
    .sort((one, other) => other.area - one.area)
    .slice(0, shaded)
    .filter(isSheet);
  const isEye = ({ isDark, area, shape }: Piece) =>
    animal && isDark && area < SHEET && shape.line === undefined;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2.5 -2.2 37 37">',
    `<g transform="scale(${short(GRAIN)})">${margin(cut, loose)}</g>`,
    ...pieces.map((piece) => rounded(drawn(piece, isEye(piece)), digits)),
    `<g transform="scale(${short(GRAIN)})">${drawnTones(toned, new Set(sheets), loose)}</g>`,
    ...(animal ? [eyeLights(pieces.filter(isEye))] : []),
    flecks(sheets.slice(0, 4)),
    '</svg>',
  ].join('');
}

/** Further digits cannot be seen, but weigh. */
const rounded = (text: string, digits: number): string =>
  text.replaceAll(new RegExp(`(\\.\\d{${digits}})\\d+`, 'g'), '$1');

function pieceOf(shape: FlatShape): Piece {
  const field =
    shape.line === undefined
      ? covered(shape.outline, shape.evenOdd)
      : coveredByLine(shape.outline, shape.line);
  const tones = tonesOf(shape.colour);
  const isDark = tones.lightness < 0.42 && (tones.ramp === 'stone' || tones.ramp === 'purple');
  return { shape, field, area: areaOf(field), tones, isDark };
}

const isSheet = ({ shape, area, isDark }: Piece): boolean =>
  area > SHEET && !isDark && shape.opacity === undefined && shape.line === undefined;

/** The line that scissors would take around all pieces. */
function cutAround(pieces: readonly Piece[]): readonly Polygon[] {
  const whole = pieces.reduce((sum, { field }) => united(sum, field), emptyField());
  const rims = rimOf(grown(whole, CUT)).map((rim) => ({ rim, area: areaInside(rim) }));
  const outward = Math.sign(
    rims.reduce((most, { area }) => (Math.abs(area) > Math.abs(most) ? area : most), 0),
  );
  return rims
    .filter(({ area }) => Math.sign(area) === outward || Math.abs(area) > SMALLEST_GAP)
    .map(({ rim }) => turned(rim));
}

/** The cream margin, its edge below, and a pale shadow lower still: three plain paths, since a browser draws what is used again slower. */
function margin(cut: readonly Polygon[], loose: number): string {
  const below = (units: number, paint: string) =>
    `<path d="${tracedPath(cut.map(lowered(units)), loose)}" ${paint}/>`;
  return [
    below(1.75, `fill="${SHADE}" fill-opacity=".16"`),
    below(0.65, `fill="${EDGE}"`),
    below(0, `fill="${CREAM}"`),
  ].join('');
}

const lowered =
  (units: number) =>
  (polygon: Polygon): Polygon =>
    polygon.map(([x, y]) => [x, y + units]);

const turned = (polygon: Polygon): Polygon =>
  polygon.map(([x, y]) => {
    const [dx, dy] = [x - 16, y - 16];
    return [16 + dx * Math.cos(TURN) - dy * Math.sin(TURN), 16 + dx * Math.sin(TURN) + dy * Math.cos(TURN)];
  });

function drawn({ shape, tones, isDark, area }: Piece, isEye: boolean): string {
  const { path, line, evenOdd, transform, opacity } = shape;
  const fill = isDark && area < SHEET ? INK : tones.base;
  const paint =
    line === undefined
      ? `fill="${fill}"${isEye ? ` stroke="${INK}" stroke-width=".5"` : ''}`
      : `fill="none" stroke="${fill}" stroke-width="${short(line)}" stroke-linecap="round" stroke-linejoin="round"`;
  const rest = `${evenOdd ? ' fill-rule="evenodd"' : ''}${transform ? ` transform="${transform}"` : ''}${opacity ? ` fill-opacity="${opacity}"` : ''}`;
  return `<path d="${path}" ${paint}${rest}/>`;
}

interface Toned {
  readonly piece: Piece;
  readonly deep: readonly Polygon[];
  readonly lite: readonly Polygon[];
}

/** The tones of all sheets, less what lies on top of them, so that they can be drawn last and together. */
function tonesOn(pieces: readonly Piece[]): readonly Toned[] {
  const seen = (field: Field) => rimOf(field).filter((rim) => Math.abs(areaInside(rim)) > LEAST_TONE);
  const toned: Toned[] = [];
  let above = emptyField();
  for (const piece of [...pieces].reverse()) {
    if (isSheet(piece)) {
      const { deep, lite } = toneFields(piece, above);
      toned.push({ piece, deep: seen(deep), lite: seen(lite) });
    }
    above = united(above, piece.field);
  }
  return toned;
}

function drawnTones(toned: readonly Toned[], sheets: ReadonlySet<Piece>, loose: number): string {
  const paths = new Map<string, string>();
  const add = (colour: string, rims: readonly Polygon[]) => {
    if (rims.length > 0) paths.set(colour, (paths.get(colour) ?? '') + tracedPath(rims, loose));
  };
  for (const { piece, deep, lite } of toned) {
    if (!sheets.has(piece)) continue;
    add(piece.tones.deep, deep);
    add(piece.tones.lite, lite);
  }
  return [...paths].map(([colour, path]) => `<path d="${path}" fill="${colour}"/>`).join('');
}

function toneFields({ field, area }: Piece, above: Field): { readonly deep: Field; readonly lite: Field } {
  const seen = without(field, above);
  let size = Math.min(1.15, Math.max(0.5, Math.sqrt(area) / 13));
  const beside = ([x, y]: Point) => without(seen, field, [x * size, y * size]);
  let deep = beside(DEEP);
  // A thin sheet would be all shade.
  while (areaOf(deep) > area * 0.4 && size > 0.25) {
    size /= 1.5;
    deep = beside(DEEP);
  }
  return { deep, lite: without(beside(LITE), deep) };
}

function eyeLights(eyes: readonly Piece[]): string {
  const lights = eyes
    .flatMap(({ shape }) => shape.outline.map(boxOf))
    .filter(({ w, h }) => w > 0.7 && h > 0.7 && w / h < 2 && h / w < 2.6)
    .map(
      ({ x, y, w, h }) =>
        `<circle cx="${short(x + w * 0.36)}" cy="${short(y + h * 0.28)}" r="${short(Math.min(w, h) * 0.22)}"/>`,
    );
  return lights.length === 0 ? '' : `<g fill="#fff">${lights.join('')}</g>`;
}

function boxOf(polygon: Polygon): {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
} {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** The grain of the paper, on the largest sheets. */
function flecks(sheets: readonly Piece[]): string {
  const lying = FLECKS.filter((fleck) => sheets.some(({ field }) => valueAt(field, fleck) === 1));
  if (lying.length === 0) return '';
  const path = lying.map(([x, y]) => `M${x} ${y}h.2v.2h-.2z`).join('');
  return `<path d="${path}" fill="${CREAM}" fill-opacity=".5"/>`;
}

const short = (value: number): string => String(Number(value.toFixed(2))).replace(/^(-?)0\./, '$1.');
