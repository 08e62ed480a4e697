import { createMp3Encoder } from 'wasm-media-encoders';

export interface Mp3Task {
  readonly samples: Float32Array<ArrayBuffer>;
  readonly sampleRate: 24_000;
  readonly bitrate: 48;
}

/** Before the first task: whether there will be an answer to it. */
export type Readiness = 'ready' | 'failed';

const loading = createMp3Encoder();

/** Beside the page, which stays awake; and a page need not allow itself to compile a program. */
addEventListener('message', async ({ data }: MessageEvent<Mp3Task>) => {
  const { samples, sampleRate, bitrate } = data;
  const encoder = await loading;
  encoder.configure({ sampleRate, outputSampleRate: sampleRate, channels: 1, bitrate });
  // Each part is the encoder's own memory until the next call.
  const parts = [encoder.encode([samples]).slice(), encoder.finalize().slice()];
  postMessage(new Blob(parts, { type: 'audio/mpeg' }));
});

const say = (readiness: Readiness) => postMessage(readiness);
loading.then(
  () => say('ready'),
  () => say('failed'),
);
