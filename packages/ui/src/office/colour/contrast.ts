function channel(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance of #rrggbb (WCAG 2). */
function luminance(hex: string): number {
  const number = Number.parseInt(hex.slice(1), 16);
  const red = channel((number >> 16) & 255);
  const green = channel((number >> 8) & 255);
  const blue = channel(number & 255);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const LIGHT = '#ffffff';
const DARK = '#211c3d';

/** The colour of a sign that must be seen on any colour of the palette. */
export const signOn = (hex: string): string => (contrast(hex, LIGHT) >= contrast(hex, DARK) ? LIGHT : DARK);
