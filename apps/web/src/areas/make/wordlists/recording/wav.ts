import type { Samples } from '@flink/make-kit/media/audio/samples.ts';

const HEAD_BYTES = 44;
const LOUDEST = 0x7fff;

/** Samples as a sound file that every browser plays without waiting for an encoder. */
export function wavOf(samples: Samples, rate: number): Blob {
  const bytes = samples.length * 2;
  const view = new DataView(new ArrayBuffer(HEAD_BYTES + bytes));
  const write = (at: number, text: string) => {
    for (let index = 0; index < text.length; index += 1) view.setUint8(at + index, text.charCodeAt(index));
  };
  write(0, 'RIFF');
  view.setUint32(4, HEAD_BYTES - 8 + bytes, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  // Plain samples, one ear, two bytes each.
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, bytes, true);
  samples.forEach((sample, at) => {
    view.setInt16(HEAD_BYTES + at * 2, Math.max(-1, Math.min(1, sample)) * LOUDEST, true);
  });
  return new Blob([view.buffer], { type: 'audio/wav' });
}
