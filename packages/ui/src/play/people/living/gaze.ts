export interface Gaze {
  readonly x: number;
  readonly y: number;
}

/** From here on the eyes are turned as far as they go. */
const FAR_IN_EYES = 3;

/** How far eyes in this box turn towards a point: from -1 to 1 each way, never further than the white allows. */
export function gazeTowards(eyes: DOMRectReadOnly, point: Gaze): Gaze {
  const far = eyes.width * FAR_IN_EYES;
  const x = (point.x - (eyes.left + eyes.width / 2)) / far;
  const y = (point.y - (eyes.top + eyes.height / 2)) / far;
  const length = Math.max(1, Math.hypot(x, y));
  return { x: x / length, y: y / length };
}
