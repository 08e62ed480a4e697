export interface Size {
  readonly width: number;
  readonly height: number;
}

export const pixelsOf = ({ width, height }: Size): number => width * height;

export interface Picture {
  /** Every size that a decoder would make room for: the canvas, and what else the file announces. */
  readonly sizes: readonly Size[];
  /** The pixels of all frames of a moving picture; 0 for a still one. */
  readonly movingPixels: number;
  /** The picture alone: without notes, places and dates, and without whatever follows its end. */
  readonly bytes: Uint8Array;
}

/** Takes a picture apart by its format, without decoding it; null when it does not follow the format. */
export type PictureReader = (bytes: Buffer) => Picture | null;
