import { type Box, isWhole, pixelsOf } from './crop.ts';

/** What can be written again as what it was; a drawing or a moving picture becomes a png. */
const WRITTEN: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp']);
/** Drawings have no size of their own: large enough for every screen of ours. */
const DRAWN_SIDE = 1_200;

/** The part of a picture as a file; the file itself where that is all of it. */
export async function croppedFile(file: File, picture: HTMLImageElement, box: Box): Promise<File> {
  if (isWhole(box)) return file;
  const scale =
    file.type === 'image/svg+xml' ? DRAWN_SIDE / Math.max(picture.naturalWidth, picture.naturalHeight, 1) : 1;
  const side = (natural: number) => Math.max(1, Math.round(natural * scale));
  const [wholeWidth, wholeHeight] = [side(picture.naturalWidth), side(picture.naturalHeight)];
  const { x, y, width, height } = pixelsOf(box, wholeWidth, wholeHeight);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  // All of it, moved: of a drawing without a size of its own a browser finds no part.
  canvas.getContext('2d')?.drawImage(picture, -x, -y, wholeWidth, wholeHeight);
  const type = WRITTEN.has(file.type) ? file.type : 'image/png';
  const bytes = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.9));
  if (bytes === null) throw new Error();
  const ending = { 'image/jpeg': 'jpg', 'image/webp': 'webp' }[bytes.type] ?? 'png';
  return new File([bytes], `${file.name.replace(/\.[^.]*$/, '')}.${ending}`, { type: bytes.type });
}
