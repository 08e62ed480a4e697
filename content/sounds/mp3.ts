import { createMp3Encoder } from 'wasm-media-encoders';
import { SAMPLE_RATE, type Wave } from './wave.ts';

/** Kilobits in a second. At 24 kHz each of them makes frames of a whole number of bytes. */
export type Bitrate = 32 | 40 | 48 | 64;

const SAMPLES_PER_FRAME = 576;
/** Samples of silence that the encoder puts before the sound. */
const ENCODER_DELAY = 576;
/** Bytes of a frame's header, and of what follows it in one channel before the music. */
const HEADER = 4;
const SIDE_INFORMATION = 9;

export async function mp3Encoder(): Promise<(wave: Wave, bitrate: Bitrate) => Uint8Array> {
  const encoder = await createMp3Encoder();
  return (wave, bitrate) => {
    encoder.configure({ sampleRate: SAMPLE_RATE, outputSampleRate: SAMPLE_RATE, channels: 1, bitrate });
    // Each part is the encoder's own memory until the next call.
    const music = Buffer.concat([Buffer.from(encoder.encode([wave])), Buffer.from(encoder.finalize())]);
    return Buffer.concat([infoFrame(music, bitrate, wave.length), music]);
  };
}

/** A silent first frame that tells a player what to leave out; without it every sound comes 50 ms late. */
function infoFrame(music: Buffer, bitrate: Bitrate, samples: number): Buffer {
  const length = (SAMPLES_PER_FRAME / 8) * ((bitrate * 1_000) / SAMPLE_RATE);
  const frames = Math.ceil(music.length / length);
  const padding = frames * SAMPLES_PER_FRAME - ENCODER_DELAY - samples;
  const frame = Buffer.alloc(length);
  music.copy(frame, 0, 0, HEADER);
  const info = HEADER + SIDE_INFORMATION;
  frame.write('Info', info);
  frame.writeUInt32BE(FRAMES_GIVEN | BYTES_GIVEN, info + 4);
  frame.writeUInt32BE(frames, info + 8);
  frame.writeUInt32BE(length + music.length, info + 12);
  const lame = info + 16;
  frame.write('LAME3.100', lame);
  frame.writeUIntBE(ENCODER_DELAY * 2 ** 12 + padding, lame + 21, 3);
  return frame;
}

const FRAMES_GIVEN = 1;
const BYTES_GIVEN = 2;
