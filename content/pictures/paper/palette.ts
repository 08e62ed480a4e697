/** Ten ramps of the paper theatre, dark to light. Every colour of a picture moves to the same lightness on one of them. */
const RAMPS = {
  stone: ['#2B2140', '#4F4E74', '#7C82A8', '#AEB7D2', '#DDE0EC', '#FFFAF0'],
  red: ['#5E1024', '#961B33', '#C3263F', '#E2384D', '#F2685E', '#FF9EA0', '#FCE0E3'],
  orange: ['#7A2E08', '#A8400C', '#D85A1A', '#F5792F', '#FF9A55', '#FFB98A', '#FFEAD6'],
  brown: ['#38232B', '#5A3A34', '#6B4A34', '#8A5436', '#B9763F', '#DDA05E', '#F3CF9B', '#FFF3DF'],
  yellow: ['#6B4300', '#B87400', '#E39A10', '#F7AE14', '#FFC93F', '#FFE08A', '#FFF4CF'],
  green: ['#123F24', '#17562A', '#28803F', '#4F9A48', '#7CC25E', '#B4DE97', '#DDF2DF'],
  teal: ['#083F40', '#0B605C', '#11807A', '#1BA79C', '#37C4B6', '#7FDCD1', '#D9F3EF'],
  blue: ['#15305E', '#124A8A', '#1F70C9', '#2B83D6', '#58A3E2', '#7FC6EA', '#BCE2F2', '#E6F3FB'],
  purple: ['#2B1B44', '#52298F', '#6A4AA6', '#7B5BC0', '#9A6BE0', '#C3A8EE', '#EDE2FB'],
  pink: ['#6A1744', '#A82C66', '#D65386', '#F08FA0', '#F7B6C4', '#FCE0E3'],
} as const;

export type Ramp = keyof typeof RAMPS;

type Rgb = readonly [red: number, green: number, blue: number];

/** OKLCH: lightness 0 to 1, chroma, hue in degrees. */
interface Colour {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

export interface Tones {
  readonly ramp: Ramp;
  readonly lightness: number;
  readonly base: string;
  /** The side away from the light. */
  readonly deep: string;
  /** The rim in the light. */
  readonly lite: string;
}

const DEEPER = 0.1;
const LIGHTER = 0.085;

export function tonesOf(hex: string): Tones {
  const colour = colourOf(rgbOf(hex));
  const ramp = rampOf(colour);
  const { lightness } = colour;
  return {
    ramp,
    lightness,
    base: onRamp(ramp, lightness),
    deep: onRamp(ramp, lightness - DEEPER),
    lite: onRamp(ramp, lightness + LIGHTER),
  };
}

function rgbOf(hex: string): Rgb {
  const digits = hex.slice(1);
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16) / 255);
  return [red, green, blue];
}

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

function colourOf(rgb: Rgb): Colour {
  const [red, green, blue] = [linear(rgb[0]), linear(rgb[1]), linear(rgb[2])];
  const l = Math.cbrt(0.4122 * red + 0.5363 * green + 0.0514 * blue);
  const m = Math.cbrt(0.2119 * red + 0.6807 * green + 0.1074 * blue);
  const s = Math.cbrt(0.0883 * red + 0.2817 * green + 0.63 * blue);
  const a = 1.978 * l - 2.4286 * m + 0.4506 * s;
  const b = 0.0259 * l + 0.7828 * m - 0.8087 * s;
  return {
    lightness: 0.2105 * l + 0.7936 * m - 0.0041 * s,
    chroma: Math.sqrt(a * a + b * b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

/** Greys become lavender stone, black ink, dull orange wood; the rest goes by its hue. */
function rampOf({ lightness, chroma, hue }: Colour): Ramp {
  if (chroma < 0.03) return 'stone';
  if (chroma < 0.1 && hue >= 275 && hue < 335 && lightness < 0.5) return 'stone';
  if (hue >= 25 && hue < 88 && chroma < 0.145 && lightness < 0.86) return 'brown';
  // Dark skin and dark hair, which a reddish hue would turn crimson.
  if (hue < 25 && chroma < 0.08 && lightness < 0.6) return 'brown';
  if (hue < 8 || hue >= 335) return chroma > 0.2 && lightness < 0.6 ? 'red' : 'pink';
  if (hue < 34) return 'red';
  if (hue < 66) return 'orange';
  if (hue < 112) return 'yellow';
  if (hue < 162) return 'green';
  if (hue < 205) return 'teal';
  if (hue < 275) return 'blue';
  return 'purple';
}

interface Stop {
  readonly rgb: Rgb;
  readonly lightness: number;
}

const STOPS = new Map<string, readonly Stop[]>(
  Object.entries(RAMPS).map(([ramp, colours]) => [
    ramp,
    colours.map(rgbOf).map((rgb) => ({ rgb, lightness: colourOf(rgb).lightness })),
  ]),
);

function onRamp(ramp: Ramp, lightness: number): string {
  const stops = STOPS.get(ramp) ?? [];
  const above = stops.findIndex((stop) => stop.lightness >= lightness);
  const upper = above < 0 ? stops.at(-1) : stops[above];
  const lower = above < 1 ? upper : stops[above - 1];
  if (upper === undefined || lower === undefined) throw new Error(`the ramp ${ramp} is empty`);
  const span = upper.lightness - lower.lightness;
  const share = span === 0 ? 0 : (lightness - lower.lightness) / span;
  return hexOf(upper.rgb.map((part, at) => (lower.rgb[at] ?? 0) * (1 - share) + part * share));
}

const hexOf = (parts: readonly number[]): string =>
  `#${parts
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
