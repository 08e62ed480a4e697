import { CallFailed } from '@flink/contract/client/client.ts';
import type { ActivityData } from '@flink/contract/rules/make/activity-parts.ts';
import { carriedOver } from '@flink/contract/rules/make/merge-activity.ts';
import type { SavingState } from '@flink/ui/office/saving/saved-sign.tsx';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { currentToken, subscribeToSession } from '../../../shared/session/session-store.ts';
import { renewSession } from '../../../shared/session/use-session-renewal.ts';
import { forgetHere, holdHere, keepHere, type Whose } from './kept-here.ts';
import { type Choice, saveMeeting } from './save-meeting.ts';
import { saveIn } from './save-pace.ts';
import { sendWork } from './send-work.ts';
import type { Theirs } from './settle-clash.ts';
import { unheardSince } from './unheard.ts';

/** A line that was lost is tried again by itself. */
const RETRY_AFTER_MS = 5_000;

/** What a browser that dies takes with it, at most. */
const KEPT_AFTER_MS = 400;

const STAYS_SAID: ReadonlySet<SavingState['kind']> = new Set(['unsaved', 'offline', 'failed']);

interface SavingOf {
  readonly whose: Whose;
  /** Lets go of its hand, where that is held since what it kept was brought. */
  readonly letGo: (() => void) | undefined;
  readonly baseVersion: number;
  /** What another visit sent from there without an answer. */
  readonly unheard: readonly string[] | undefined;
  /** Saved before: what is there when the editor opens. */
  readonly saved: ActivityData;
  readonly document: ActivityData;
  /** It may be ahead of what is drawn, and a screen that goes is not drawn any more. */
  readonly newest: () => ActivityData;
  /** Somebody else changed the same part: what stays? */
  readonly ask: (theirs: Theirs, mine: ActivityData) => Promise<Choice>;
  /** Changes of others came in: every step of ours is brought to them. */
  readonly onBrought: (bring: (step: ActivityData) => ActivityData) => void;
  /** The number under which it was last saved, as far as one has heard. */
  readonly announced: number | null;
  readonly fetchLatest: () => Promise<{ readonly version: number; readonly data: ActivityData } | null>;
  /** What others saved is shown now, without a save of ours. */
  readonly onTakenIn: () => void;
  /** The server does not take it, and says why; told once, not with every letter. */
  readonly onRefused: (why: string) => void;
}

/** Saves by itself, keeps on the device what could not be sent, and never two at once. */
export function useSaving(given: SavingOf) {
  const { whose, document } = given;
  const [state, setSign] = useState<SavingState | null>(null);
  const [unpublished, setUnpublished] = useState<boolean | null>(null);
  /** A save goes on beside whoever writes: the next letter does not wait for its sign. */
  const setState: typeof setSign = (next) => startTransition(() => setSign(next));
  const version = useRef(given.baseVersion);
  const saved = useRef(given.saved);
  const latest = useRef(document);
  const underWay = useRef<Promise<void> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** Since when something waits to be sent. */
  const unsavedSince = useRef<number | null>(null);
  const lastSaved = useRef<SavingState | null>(null);
  const refused = useRef<string | null>(null);
  const [unheard] = useState(() => unheardSince(given.unheard));
  latest.current = document;

  const isDirty = () => latest.current !== saved.current;

  /** Written down as a whole, which 200 problems cannot be for every letter. */
  const keeping = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** False where it could not be. */
  const keep = (): boolean => {
    clearTimeout(keeping.current);
    keeping.current = undefined;
    if (!isDirty()) return true;
    const marks = unheard.marks();
    return keepHere(whose, {
      baseVersion: version.current,
      data: latest.current,
      ...(marks.length === 0 ? {} : { unheard: marks }),
    });
  };
  const keepSoon = () => {
    keeping.current ??= setTimeout(keep, KEPT_AFTER_MS);
  };

  async function send(publish: boolean): Promise<void> {
    const sent = latest.current;
    unsavedSince.current = null;
    setState({ kind: 'saving' });
    try {
      const { reply, kept } = await saveMeeting(sent, version.current, {
        put: (data, baseVersion) =>
          sendWork(publish ? 'saveActivity' : 'saveDraft', whose, { data, baseVersion }),
        ask: given.ask,
        unheard,
      });
      version.current = reply.version;
      saved.current = kept;
      refused.current = null;
      startTransition(() => setUnpublished(!reply.published));
      clearTimeout(keeping.current);
      keeping.current = undefined;
      if (latest.current === sent) forgetHere(whose);
      else keepSoon();
      if (kept !== sent) given.onBrought((step) => carriedOver(step, sent, kept));
      lastSaved.current = { kind: 'saved', at: Date.now() };
      setState(latest.current === sent ? lastSaved.current : { kind: 'unsaved' });
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      if (error.code === 'network' || error.status >= 500) {
        setState({ kind: 'offline', isKept: keep() });
        timer.current = setTimeout(() => void save(), RETRY_AFTER_MS);
        // It goes on being saved by itself; learners get nothing by itself.
        if (publish) throw error;
        return;
      }
      setState({ kind: 'failed', onRetry: () => void save() });
      if (error.status === 401) {
        // The session has ended: it is said at the door, and what is kept comes back after the sign-in.
        keep();
        void renewSession();
      }
      if (publish) throw error;
      if (error.status !== 401 && refused.current !== error.code) given.onRefused(error.message);
      refused.current = error.code;
    }
  }

  async function save(publish = false): Promise<void> {
    clearTimeout(timer.current);
    while (underWay.current) await underWay.current.catch(() => undefined);
    if (!publish && !isDirty()) return;
    underWay.current = send(publish);
    try {
      await underWay.current;
    } finally {
      underWay.current = null;
    }
  }

  const onChange = useEffectEvent(() => {
    if (!isDirty()) {
      // All of it was taken back.
      unsavedSince.current = null;
      setState((before) => (before?.kind === 'unsaved' ? lastSaved.current : before));
      return;
    }
    // What could not be sent stays said until it is.
    setState((before) => (before !== null && STAYS_SAID.has(before.kind) ? before : { kind: 'unsaved' }));
    unsavedSince.current ??= Date.now();
    keepSoon();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), saveIn(Date.now() - unsavedSince.current));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new document is one to save.
  useEffect(() => {
    onChange();
  }, [document]);

  const onLeave = useEffectEvent(() => {
    latest.current = given.newest();
    if (!isDirty()) return;
    keep();
    void save();
  });
  /** What this device has no room for is lost with its tab: who closes it is asked. */
  const onClosing = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!keep()) event.preventDefault();
  });
  const brought = useRef(given.letGo);
  const hold = useEffectEvent(() => holdHere(whose));
  useEffect(() => {
    let letGo = brought.current ?? hold();
    brought.current = undefined;
    const hidden = () => globalThis.document.visibilityState === 'hidden' && onLeave();
    const gone = () => {
      onLeave();
      letGo();
    };
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) letGo = hold();
    };
    const closing = (event: BeforeUnloadEvent) => onClosing(event);
    // As where a tab is hidden: whoever holds letters that are not drawn yet writes them down before the screen goes.
    const unhear = subscribeToSession(() => {
      if (currentToken() === null) globalThis.document.dispatchEvent(new Event('visibilitychange'));
    });
    globalThis.document.addEventListener('visibilitychange', hidden);
    window.addEventListener('online', onLeave);
    window.addEventListener('beforeunload', closing);
    window.addEventListener('pagehide', gone);
    window.addEventListener('pageshow', back);
    return () => {
      globalThis.document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('online', onLeave);
      window.removeEventListener('beforeunload', closing);
      window.removeEventListener('pagehide', gone);
      window.removeEventListener('pageshow', back);
      unhear();
      gone();
    };
  }, []);

  /**
   * Somebody else saved it under this number: where nothing of ours waits to be sent, theirs is taken in at once. What
   * waits is sent soon, and brings theirs back with it.
   */
  const hearOf = useEffectEvent(async (announced: number | null) => {
    const isFree = () => !isDirty() && underWay.current === null;
    if (announced === null || announced <= version.current || !isFree()) return;
    const from = version.current;
    const latest = await given.fetchLatest().catch(() => null);
    if (latest === null || version.current !== from || latest.version <= from || !isFree()) return;
    const before = saved.current;
    version.current = latest.version;
    saved.current = latest.data;
    given.onBrought((step) => carriedOver(step, before, latest.data));
    given.onTakenIn();
  });
  useEffect(() => void hearOf(given.announced), [given.announced]);

  return { state, unpublished, publish: () => save(true), saveNow: () => save() };
}
