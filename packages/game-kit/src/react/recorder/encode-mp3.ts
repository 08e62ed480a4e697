import type { Mp3Task, Readiness } from './mp3-worker.ts';

export const SAMPLE_RATE = 24_000;

function mono(sound: AudioBuffer): Float32Array<ArrayBuffer> {
  const one = sound.getChannelData(0).slice();
  for (let channel = 1; channel < sound.numberOfChannels; channel += 1) {
    const other = sound.getChannelData(channel);
    for (let at = 0; at < one.length; at += 1) one[at] = ((one[at] ?? 0) + (other[at] ?? 0)) / 2;
  }
  return one;
}

/** What a browser recorded in a form of its own; whatever rate the microphone had, it comes out at ours and as long as it was. */
export async function samplesIn(recorded: Blob): Promise<Float32Array<ArrayBuffer>> {
  const context = new OfflineAudioContext(1, 1, SAMPLE_RATE);
  return mono(await context.decodeAudioData(await recorded.arrayBuffer()));
}

export interface Mp3Encoder {
  /** As mp3, which every device plays. Once. */
  encode(samples: Float32Array<ArrayBuffer>): Promise<Blob>;
  close(): void;
}

/**
 * Ready when its program has come: asked for before somebody speaks, for what was said cannot be fetched again when the
 * line is gone by the time it ends.
 */
export async function mp3Encoder(): Promise<Mp3Encoder> {
  const worker = new Worker(new URL('./mp3-worker.ts', import.meta.url), { type: 'module' });
  const answer = <Answer>() =>
    new Promise<Answer>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data), { once: true });
      worker.addEventListener('error', () => reject(new Error('it ended')), { once: true });
    });
  const close = () => worker.terminate();
  const readiness = await answer<Readiness>().catch((): Readiness => 'failed');
  if (readiness === 'failed') {
    close();
    throw new Error('nothing encodes here');
  }
  return {
    async encode(samples) {
      try {
        const encoded = answer<Blob>();
        const task: Mp3Task = { samples, sampleRate: SAMPLE_RATE, bitrate: 48 };
        worker.postMessage(task, [samples.buffer]);
        return await encoded;
      } finally {
        close();
      }
    },
    close,
  };
}
