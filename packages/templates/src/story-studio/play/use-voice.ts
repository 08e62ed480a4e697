import type { VoiceRecording } from '@flink/game-kit/react/recorder/record-voice.ts';
import type { WorkDesk } from '@flink/game-kit/react/work/work-desk.ts';
import { useEffect, useRef, useState } from 'react';

export const BARS = 27;

/** 6 MB at 48 kbit in a second are more than 16 minutes; nobody reads a page for longer than this. */
const LONGEST_SECONDS = 300;

export type VoiceState =
  | { readonly kind: 'idle' | 'asking' | 'working' }
  | { readonly kind: 'recording'; readonly peaks: readonly number[]; readonly seconds: number }
  | { readonly kind: 'failed'; readonly code: string };

export interface VoiceWishes {
  readonly number: number;
  readonly desk: WorkDesk | undefined;
  /** The recording of this page that is there now. */
  readonly before: string | null;
  onRecorded(file: string): void;
}

/** Spec 2 §7: page-{index}-{random}.mp3. */
const nameOf = (number: number): string =>
  `page-${number}-${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}.mp3`;

const loadRecorder = () => import('@flink/game-kit/react/recorder/record-voice.ts');

/** Nobody waits for it: the page comes first. */
const CALM_MS = 1_500;

/** A line that is gone later does not keep anybody from telling the story. */
export function usePreparedRecorder(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => {
      loadRecorder().then(
        ({ prepareRecorder }) => prepareRecorder(),
        () => undefined,
      );
    }, CALM_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
}

export function useVoice(wishes: VoiceWishes) {
  const [state, setState] = useState<VoiceState>({ kind: 'idle' });
  const running = useRef<VoiceRecording | null>(null);
  const gone = useRef(false);
  const latest = useRef(wishes);
  latest.current = wishes;

  const fail = (code: string) => setState({ kind: 'failed', code });

  async function finish() {
    const recording = running.current;
    if (!recording) return;
    running.current = null;
    const { number, desk, before, onRecorded } = latest.current;
    if (!gone.current) setState({ kind: 'working' });
    try {
      const kept = await desk?.add(await recording.stop(), nameOf(number));
      if (!kept?.ok) return fail(kept?.code ?? 'recorder.failed');
      onRecorded(kept.file);
      // The new one is there; the old one is only room that it takes.
      if (before !== null) void desk?.remove([before]);
      setState({ kind: 'idle' });
    } catch {
      fail('recorder.failed');
    }
  }

  const ending = useRef(finish);
  ending.current = finish;
  // Who turns the page while speaking has said something: it is kept on the page where it was said.
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      void ending.current();
    };
  }, []);

  async function begin() {
    setState({ kind: 'asking' });
    const recorder = await loadRecorder().catch(() => null);
    if (!recorder) return fail('recorder.failed');
    const { recordVoice, refusalOf } = recorder;
    const heard: number[] = [];
    let began = Date.now();
    try {
      const recording = await recordVoice((peak) => {
        const seconds = Math.floor((Date.now() - began) / 1_000);
        heard.push(peak);
        if (running.current === null) return;
        setState({ kind: 'recording', peaks: heard.slice(-BARS), seconds });
        if (seconds >= LONGEST_SECONDS) void finish();
      });
      if (gone.current) return recording.cancel();
      running.current = recording;
      began = Date.now();
      setState({ kind: 'recording', peaks: [], seconds: 0 });
    } catch (reason) {
      fail(refusalOf(reason));
    }
  }

  return {
    state,
    toggle: () => {
      if (state.kind === 'recording') void finish();
      else if (state.kind !== 'asking' && state.kind !== 'working') void begin();
    },
  };
}
