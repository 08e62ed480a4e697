/** A part of a picture, in shares of its width and height. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const WHOLE: Box = { x: 0, y: 0, width: 1, height: 1 };

/** Smaller than this nothing can be seen any more. */
export const LEAST = 0.05;

export type Handle = 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight' | 'all';

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** One side moved: from where to where it reaches. */
function stretched(from: number, size: number, by: number, isStart: boolean): readonly [number, number] {
  const end = from + size;
  if (!isStart) return [from, within(size + by, LEAST, 1 - from)];
  const start = within(from + by, 0, end - LEAST);
  return [start, end - start];
}

/** The box after a handle was moved by shares of the picture; it never leaves the picture. */
export function moved(box: Box, handle: Handle, right: number, down: number): Box {
  if (handle === 'all')
    return {
      ...box,
      x: within(box.x + right, 0, 1 - box.width),
      y: within(box.y + down, 0, 1 - box.height),
    };
  const [x, width] = stretched(box.x, box.width, right, handle === 'topLeft' || handle === 'bottomLeft');
  const [y, height] = stretched(box.y, box.height, down, handle === 'topLeft' || handle === 'topRight');
  return { x, y, width, height };
}

export const isWhole = ({ x, y, width, height }: Box): boolean =>
  x < 0.001 && y < 0.001 && width > 0.999 && height > 0.999;

/** In points of the picture; never without width or height. */
export function pixelsOf(box: Box, width: number, height: number): Box {
  const x = Math.min(Math.round(box.x * width), width - 1);
  const y = Math.min(Math.round(box.y * height), height - 1);
  return {
    x,
    y,
    width: within(Math.round(box.width * width), 1, width - x),
    height: within(Math.round(box.height * height), 1, height - y),
  };
}
