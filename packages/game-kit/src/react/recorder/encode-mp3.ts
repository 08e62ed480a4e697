import type { Mp3Task } from './mp3-worker.ts';

const SAMPLE_RATE = 24_000;

function mono(sound: AudioBuffer): Float32Array<ArrayBuffer> {
  const one = sound.getChannelData(0).slice();
  for (let channel = 1; channel < sound.numberOfChannels; channel += 1) {
    const other = sound.getChannelData(channel);
    for (let at = 0; at < one.length; at += 1) one[at] = ((one[at] ?? 0) + (other[at] ?? 0)) / 2;
  }
  return one;
}

/** What a browser recorded in a form of its own, as mp3, which every device plays. */
export async function encodeMp3(recorded: Blob): Promise<Blob> {
  const context = new OfflineAudioContext(1, 1, SAMPLE_RATE);
  const samples = mono(await context.decodeAudioData(await recorded.arrayBuffer()));
  const worker = new Worker(new URL('./mp3-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Blob>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Blob>) => resolve(data));
      worker.addEventListener('error', () => reject(new Error('the recording could not be encoded')));
      const task: Mp3Task = { samples, sampleRate: SAMPLE_RATE, bitrate: 48 };
      worker.postMessage(task, [samples.buffer]);
    });
  } finally {
    worker.terminate();
  }
}
