import type { Listening, RecordingRefusal } from '@flink/game-kit/react/recorder/record-voice.ts';
import { cutOut, type Samples } from '@flink/make-kit/media/audio/samples.ts';
import { useEffect, useRef, useState } from 'react';
import { again, ended, heard, noCuts, type SilenceCuts, wordNow } from './silence-cuts.ts';
import { wavOf } from './wav.ts';

export type ListRecording =
  | { readonly kind: 'idle' | 'asking' }
  | { readonly kind: 'recording'; readonly cuts: SilenceCuts }
  | {
      readonly kind: 'recorded';
      readonly samples: Samples;
      readonly rate: number;
      readonly parts: SilenceCuts['parts'];
      /** Where each can be heard, until the next recording. */
      readonly urls: readonly string[];
    }
  | { readonly kind: 'refused'; readonly code: RecordingRefusal };

const recorder = () => import('@flink/game-kit/react/recorder/record-voice.ts');
const encoding = () => import('@flink/game-kit/react/recorder/encode-mp3.ts');

/** Listens to words that are said one behind the other, and cuts them apart where nobody speaks. */
export function useListRecording(count: number) {
  const [state, setState] = useState<ListRecording>({ kind: 'idle' });
  const running = useRef<Listening | null>(null);
  const cuts = useRef(noCuts(count));
  const began = useRef(0);
  const urls = useRef<readonly string[]>([]);
  const isGone = useRef(false);

  const forget = () => {
    for (const url of urls.current) URL.revokeObjectURL(url);
    urls.current = [];
  };
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      running.current?.cancel();
      for (const url of urls.current) URL.revokeObjectURL(url);
    };
  }, []);
  const seconds = () => (performance.now() - began.current) / 1_000;

  async function stop() {
    const listening = running.current;
    if (listening === null) return;
    running.current = null;
    const { parts } = ended(cuts.current, seconds());
    setState({ kind: 'asking' });
    try {
      const { SAMPLE_RATE, samplesIn } = await encoding();
      const samples = await samplesIn(await listening.stop());
      urls.current = parts.map((part) =>
        URL.createObjectURL(wavOf(cutOut(samples, SAMPLE_RATE, part), SAMPLE_RATE)),
      );
      setState({ kind: 'recorded', samples, rate: SAMPLE_RATE, parts, urls: urls.current });
    } catch {
      setState({ kind: 'refused', code: 'recorder.failed' });
    }
  }

  async function begin() {
    forget();
    setState({ kind: 'asking' });
    try {
      const { listen } = await recorder();
      cuts.current = noCuts(count);
      const listening = await listen((peak) => {
        if (running.current === null) return;
        const next = heard(cuts.current, peak, seconds());
        if (next === cuts.current) return;
        const isNext = next.parts.length > cuts.current.parts.length;
        cuts.current = next;
        if (isNext) setState({ kind: 'recording', cuts: next });
        if (wordNow(next) === null) void stop();
      });
      if (isGone.current) return listening.cancel();
      began.current = performance.now();
      running.current = listening;
      setState({ kind: 'recording', cuts: cuts.current });
    } catch (reason) {
      const { refusalOf } = await recorder().catch(() => ({ refusalOf: () => 'recorder.failed' as const }));
      setState({ kind: 'refused', code: refusalOf(reason) });
    }
  }

  return {
    state,
    begin: () => void begin(),
    stop: () => void stop(),
    /** The word that was said last is said once more. */
    again: () => {
      cuts.current = again(cuts.current, seconds());
      setState({ kind: 'recording', cuts: cuts.current });
    },
  };
}
