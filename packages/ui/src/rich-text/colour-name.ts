export type ColourName =
  | 'black'
  | 'grey'
  | 'white'
  | 'red'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'blue'
  | 'purple'
  | 'pink';

/** Where the hues of a circle of 360° end, in the words of a child. */
const HUES: readonly (readonly [number, ColourName])[] = [
  [15, 'red'],
  [42, 'orange'],
  [68, 'yellow'],
  [170, 'green'],
  [255, 'blue'],
  [290, 'purple'],
  [335, 'pink'],
  [360, 'red'],
];

/** What to call a colour for somebody who does not see it. */
export function colourName(hex: string): ColourName {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (most < 0.28) return 'black';
  if (spread < 0.1) return most > 0.93 ? 'white' : 'grey';
  const sector =
    most === red
      ? (green - blue) / spread
      : most === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread;
  const hue = (sector * 60 + 360) % 360;
  return HUES.find(([end]) => hue <= end)?.[1] ?? 'red';
}
