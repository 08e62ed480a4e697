import { mp3Encoder, samplesIn } from './encode-mp3.ts';
import { peakOf } from './loudness.ts';

/** Codes of the catalogue. */
export type RecordingRefusal = 'recorder.noMicrophone' | 'recorder.notAllowed' | 'recorder.failed';

export interface VoiceRecording {
  /** The mp3. */
  stop(): Promise<Blob>;
  cancel(): void;
}

/** How often the meter looks. */
const LOOK_MS = 80;

const REFUSALS: Readonly<Record<string, RecordingRefusal>> = {
  NotFoundError: 'recorder.noMicrophone',
  OverconstrainedError: 'recorder.noMicrophone',
  NotAllowedError: 'recorder.notAllowed',
  SecurityError: 'recorder.notAllowed',
};

export function refusalOf(reason: unknown): RecordingRefusal {
  return (reason instanceof Error && REFUSALS[reason.name]) || 'recorder.failed';
}

/** Brings all that recording needs while there is a line; without one it is tried again when somebody records. */
export const prepareRecorder = (): Promise<void> =>
  mp3Encoder().then(
    (encoder) => encoder.close(),
    () => undefined,
  );

export interface Listening {
  /** In a form of the browser's own. */
  stop(): Promise<Blob>;
  cancel(): void;
}

function assertRecorder(): void {
  // Without a safe address, or on an old device, there is no list of microphones at all.
  if (!navigator.mediaDevices || typeof MediaRecorder === 'undefined')
    throw new DOMException('no recorder', 'NotFoundError');
}

/** Asks for the microphone and listens; `onPeak` hears how loud it is. Throws what `refusalOf` understands. */
export async function listen(onPeak: (peak: number) => void): Promise<Listening> {
  assertRecorder();
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));

  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const meter = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    onPeak(peakOf(samples));
  }, LOOK_MS);

  const release = () => {
    clearInterval(meter);
    void context.close();
    for (const track of stream.getTracks()) track.stop();
  };
  recorder.start();
  return {
    stop: async () => {
      const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }));
      if (recorder.state === 'inactive') release();
      else {
        recorder.stop();
        await stopped;
        release();
      }
      return new Blob(parts, { type: recorder.mimeType });
    },
    cancel: () => {
      if (recorder.state !== 'inactive') recorder.stop();
      release();
    },
  };
}

/** As `listen`, with the encoder at hand before anybody speaks. */
export async function recordVoice(onPeak: (peak: number) => void): Promise<VoiceRecording> {
  assertRecorder();
  const encoder = await mp3Encoder();
  const listening = await listen(onPeak).catch((refused: unknown) => {
    encoder.close();
    throw refused;
  });
  return {
    stop: async () => {
      try {
        return await encoder.encode(await samplesIn(await listening.stop()));
      } finally {
        encoder.close();
      }
    },
    cancel: () => {
      listening.cancel();
      encoder.close();
    },
  };
}
