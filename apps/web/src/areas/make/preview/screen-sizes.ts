export interface ScreenSize {
  readonly name: 'phone' | 'tablet' | 'laptop';
  readonly width: number;
  readonly height: number;
}

const TABLET: ScreenSize = { name: 'tablet', width: 1024, height: 768 };

export const SCREEN_SIZES: readonly ScreenSize[] = [
  { name: 'phone', width: 390, height: 844 },
  TABLET,
  { name: 'laptop', width: 1440, height: 900 },
];

/** Play is at its best there, and most learners have one. */
export const USUAL_SCREEN = TABLET;

/** How large a screen is drawn in the room that there is; never larger than it is. */
export function scaleIn(
  screen: ScreenSize,
  room: { readonly width: number; readonly height: number | null },
): number {
  const byHeight = room.height === null ? 1 : room.height / screen.height;
  return Math.max(0, Math.min(1, room.width / screen.width, byHeight));
}
