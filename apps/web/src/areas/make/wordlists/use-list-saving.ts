import { CallFailed } from '@flink/contract/client/client.ts';
import type { Wordlist } from '@flink/contract/entities/wordlists.ts';
import type { SavingState } from '@flink/ui/office/saving/saved-sign.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import { renewSession } from '../../../shared/session/use-session-renewal.ts';
import { forgetHere, keepHere, type Whose } from '../editor/kept-here.ts';
import { saveIn } from '../editor/save-pace.ts';
import { bodyOf, type ListDraft } from './list-draft.ts';

/** A line that was lost is tried again by itself. */
const RETRY_AFTER_MS = 5_000;

export interface ServedList {
  readonly data: Wordlist;
  readonly links: Readonly<Record<string, string>>;
}

interface ListSavingOf {
  readonly whose: Whose;
  readonly version: number;
  /** As the server has it. */
  readonly saved: ListDraft;
  readonly draft: ListDraft;
  readonly onServed: (served: ServedList) => void;
  /** The list was changed elsewhere: which of the two stays? */
  readonly ask: (theirs: Wordlist) => Promise<'mine' | 'theirs'>;
  readonly onTheirs: () => void;
}

/** Saves by itself, keeps on the device what could not be sent, and never two at once. */
export function useListSaving(given: ListSavingOf) {
  const { whose, draft } = given;
  const [state, setState] = useState<SavingState | null>(null);
  const version = useRef(given.version);
  const saved = useRef(given.saved);
  const latest = useRef(draft);
  const underWay = useRef<Promise<void> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const failure = useRef<CallFailed | null>(null);
  const unsavedSince = useRef<number | null>(null);
  latest.current = draft;

  const isDirty = () => latest.current !== saved.current;

  async function put(sent: ListDraft): Promise<ServedList | 'theirs'> {
    try {
      return await officeApi('saveWordlist', { body: bodyOf(whose.activityId, version.current, sent) });
    } catch (error) {
      if (!(error instanceof CallFailed && error.code === 'wordlists.changedByOthers')) throw error;
      // The shape is that of the call's own answer.
      const theirs = error.theirs as Wordlist;
      const choice = await given.ask(theirs);
      version.current = theirs.version;
      return choice === 'theirs' ? 'theirs' : put(latest.current);
    }
  }

  async function send(): Promise<void> {
    const sent = latest.current;
    unsavedSince.current = null;
    failure.current = null;
    setState({ kind: 'saving' });
    try {
      const served = await put(sent);
      if (served === 'theirs') {
        saved.current = latest.current;
        forgetHere(whose);
        given.onTheirs();
        return;
      }
      version.current = served.data.version;
      saved.current = sent;
      if (latest.current === sent) forgetHere(whose);
      given.onServed(served);
      setState(latest.current === sent ? { kind: 'saved', at: Date.now() } : { kind: 'unsaved' });
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      failure.current = error;
      if (error.code === 'network' || error.status >= 500) {
        setState({ kind: 'offline' });
        timer.current = setTimeout(() => void save(), RETRY_AFTER_MS);
        return;
      }
      setState({ kind: 'failed', onRetry: () => void save() });
      // The session has ended: it is said at the door, and what is kept comes back after the sign-in.
      if (error.status === 401) void renewSession();
    }
  }

  /** What kept the server from having it; null where it has it. */
  async function save(): Promise<CallFailed | null> {
    clearTimeout(timer.current);
    while (underWay.current) await underWay.current.catch(() => undefined);
    if (!isDirty()) return null;
    underWay.current = send();
    try {
      await underWay.current;
    } finally {
      underWay.current = null;
    }
    return failure.current;
  }

  const onChange = useEffectEvent(() => {
    if (!isDirty()) return;
    setState((before) =>
      before?.kind === 'offline' || before?.kind === 'failed' ? before : { kind: 'unsaved' },
    );
    unsavedSince.current ??= Date.now();
    keepHere(whose, { baseVersion: version.current, data: { ...latest.current } });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), saveIn(Date.now() - unsavedSince.current));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new draft is one to save.
  useEffect(() => {
    onChange();
  }, [draft]);

  const onLeave = useEffectEvent(() => {
    if (isDirty()) void save();
  });
  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && onLeave();
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('online', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('online', onLeave);
      onLeave();
    };
  }, []);

  return { state, saveNow: save };
}
