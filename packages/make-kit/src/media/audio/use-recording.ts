import type { Listening, RecordingRefusal } from '@flink/game-kit/react/recorder/record-voice.ts';
import { useEffect, useRef, useState } from 'react';
import type { UploadState } from '../uploads/uploads.ts';
import { type Cut, type Samples, spokenCut } from './samples.ts';

/** Nobody says more than this in one breath of a game; 6 MB would be far longer. */
export const LONGEST_SECONDS = 120;

/** How many bars of the meter are seen. */
export const METER_BARS = 48;

export type RecordingState =
  | { readonly kind: 'idle' | 'asking' | 'reading' }
  | { readonly kind: 'recording'; readonly peaks: readonly number[]; readonly seconds: number }
  | { readonly kind: 'recorded'; readonly samples: Samples; readonly rate: number; readonly cut: Cut }
  | { readonly kind: 'refused'; readonly code: RecordingRefusal };

/** The upload of a recording that was taken; `goesOn` without whoever sent it. */
interface TakenUpload {
  readonly goesOn: boolean;
  readonly state: UploadState;
}

/**
 * Whether something was said that goes with whoever leaves it: not what is on its way into the document, which goes on by
 * itself. While it is still being packed, it is not on its way.
 */
export const isHeld = (kind: RecordingState['kind'], taken: TakenUpload | null): boolean =>
  (kind === 'recording' || kind === 'reading' || kind === 'recorded') &&
  !(taken?.goesOn && taken.state.kind === 'sending');

const refused = (code: RecordingRefusal): RecordingState => ({ kind: 'refused', code });

const recorder = () => import('@flink/game-kit/react/recorder/record-voice.ts');
const encoding = () => import('@flink/game-kit/react/recorder/encode-mp3.ts');

/** Listens to the microphone and holds what was said, until somebody is content with it. */
export function useRecording() {
  const [state, setState] = useState<RecordingState>({ kind: 'idle' });
  const running = useRef<Listening | null>(null);
  const gone = useRef(false);

  useEffect(() => {
    gone.current = false;
    // Where there is no microphone nobody need press a button to hear of it.
    navigator.mediaDevices
      ?.enumerateDevices()
      .then((devices) => {
        if (!devices.some(({ kind }) => kind === 'audioinput')) setState(refused('recorder.noMicrophone'));
      })
      .catch(() => undefined);
    if (!navigator.mediaDevices) setState(refused('recorder.noMicrophone'));
    recorder().then(
      ({ prepareRecorder }) => prepareRecorder(),
      () => undefined,
    );
    return () => {
      gone.current = true;
      running.current?.cancel();
    };
  }, []);

  async function stop() {
    const listening = running.current;
    if (listening === null) return;
    running.current = null;
    setState({ kind: 'reading' });
    try {
      const { SAMPLE_RATE, samplesIn } = await encoding();
      const samples = await samplesIn(await listening.stop());
      setState({ kind: 'recorded', samples, rate: SAMPLE_RATE, cut: spokenCut(samples, SAMPLE_RATE) });
    } catch {
      setState(refused('recorder.failed'));
    }
  }

  async function begin() {
    setState({ kind: 'asking' });
    try {
      const { listen } = await recorder();
      const heard: number[] = [];
      let began = Date.now();
      const listening = await listen((peak) => {
        if (running.current === null) return;
        heard.push(peak);
        const seconds = (Date.now() - began) / 1_000;
        setState({ kind: 'recording', peaks: heard.slice(-METER_BARS), seconds });
        if (seconds >= LONGEST_SECONDS) void stop();
      });
      if (gone.current) return listening.cancel();
      running.current = listening;
      began = Date.now();
      setState({ kind: 'recording', peaks: [], seconds: 0 });
    } catch (reason) {
      const { refusalOf } = await recorder().catch(() => ({ refusalOf: () => 'recorder.failed' as const }));
      setState(refused(refusalOf(reason)));
    }
  }

  return {
    state,
    begin: () => void begin(),
    stop: () => void stop(),
    setCut: (cut: Cut) => setState((now) => (now.kind === 'recorded' ? { ...now, cut } : now)),
  };
}

/** Spec 3 §9: recorded files are named record_{random}.mp3. */
const nameOf = (): string => `record_${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}.mp3`;

export async function mp3Of(samples: Samples): Promise<File> {
  const { mp3Encoder } = await encoding();
  const encoder = await mp3Encoder();
  const mp3 = await encoder.encode(samples);
  return new File([mp3], nameOf(), { type: 'audio/mpeg' });
}
