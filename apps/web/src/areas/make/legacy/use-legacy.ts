import type { MadeActivity } from '@flink/contract/entities/make.ts';
import type { Converted, Loss } from '@flink/make-kit/legacy/convert.ts';
import type { SkippedFile } from '@flink/make-kit/legacy/legacy-file.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../../shared/session/session-store.ts';
import type { MakeCommon } from '../lists/make-data.ts';
import { type Candidate, candidatesIn, choiceOf, looked, type Refusal, templateOf } from './candidates.ts';
import { convertOne } from './convert-one.ts';
import type { ChosenSet } from './dropped-files.ts';
import { setRefusalWords } from './legacy-words.ts';

type Whole = Extract<Converted, { readonly ok: true }>;

export type RowState =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Its template was not recognised; or it was, and its program did not come. */
  | { readonly kind: 'choose'; readonly words: string | null }
  | { readonly kind: 'reading' }
  | { readonly kind: 'unreadable'; readonly issues: Extract<Converted, { ok: false }>['issues'] | 'tooMany' }
  | { readonly kind: 'ready'; readonly converted: Whole }
  | { readonly kind: 'sending'; readonly converted: Whole; readonly share: number; readonly waits: boolean }
  | { readonly kind: 'failed'; readonly converted: Whole; readonly words: string }
  | {
      readonly kind: 'done';
      readonly converted: Whole;
      readonly activity: MadeActivity;
      readonly refused: readonly Loss[];
    };

export interface LegacyRow {
  readonly candidate: Candidate;
  readonly choice: string | null;
  readonly state: RowState;
}

type Phase = 'choosing' | 'reading' | 'looking' | 'converting';

const canBeConverted = ({ state }: LegacyRow): boolean => state.kind === 'ready' || state.kind === 'failed';

function stateOf(read: Awaited<ReturnType<typeof looked>>): RowState {
  if (read === 'tooMany') return { kind: 'unreadable', issues: read };
  return read.ok ? { kind: 'ready', converted: read } : { kind: 'unreadable', issues: read.issues };
}

/** Old activities from being chosen to being converted. */
export function useLegacy(common: MakeCommon, locale: string) {
  const { t } = useTexts();
  const session = useSession();
  const [phase, setPhase] = useState<Phase>('choosing');
  const [refused, setRefused] = useState<string | null>(null);
  const [rows, setRows] = useState<readonly LegacyRow[]>([]);
  const [skipped, setSkipped] = useState<readonly SkippedFile[]>([]);
  const running = useRef<AbortController | null>(null);
  const sent = useRef(new Map<string, Map<string, string>>());
  const templates = new Map(common.templates.map(({ alias, _id }) => [alias, _id]));
  useEffect(() => () => running.current?.abort(), []);

  const setState = (id: string, state: RowState) =>
    setRows((before) => before.map((row) => (row.candidate._id === id ? { ...row, state } : row)));

  const look = async (candidate: Candidate, choice: string) => {
    const state = await looked(candidate, templateOf(choice), locale).then(
      stateOf,
      // The program of a template comes over the line, too.
      () => ({ kind: 'choose', words: t('office.empty.noResponse') }) as const,
    );
    const next = { state, choice: state.kind === 'choose' ? null : choice };
    setRows((before) =>
      before.map((row) =>
        row.candidate._id === candidate._id && row.choice === choice ? { ...row, ...next } : row,
      ),
    );
  };

  const choose = async (choosing: Promise<ChosenSet>) => {
    setRefused(null);
    setPhase('reading');
    try {
      const { name, opened } = await choosing;
      if (!opened.ok) {
        setRefused(setRefusalWords(opened.why, t));
        setPhase('choosing');
        return;
      }
      const found = await candidatesIn(opened.files, name, [...templates.keys()]);
      const begun = found.map((candidate): LegacyRow => {
        const choice = candidate.template ? choiceOf(candidate.template) : null;
        if ('refusal' in candidate.found)
          return { candidate, choice, state: { kind: 'refused', refusal: candidate.found.refusal } };
        return {
          candidate,
          choice,
          state: choice === null ? { kind: 'choose', words: null } : { kind: 'reading' },
        };
      });
      setRows(begun);
      setSkipped(opened.skipped);
      setPhase('looking');
      for (const { candidate, choice, state } of begun)
        if (state.kind === 'reading' && choice !== null) await look(candidate, choice);
    } catch (error) {
      setRefused(t('error.files.readFailed', { name: error instanceof Error ? error.name : '' }));
      setPhase('choosing');
    }
  };

  const chooseTemplate = (id: string, choice: string) => {
    const row = rows.find(({ candidate }) => candidate._id === id);
    if (!row) return;
    setRows((before) =>
      before.map((one) => (one.candidate._id === id ? { ...one, choice, state: { kind: 'reading' } } : one)),
    );
    void look(row.candidate, choice);
  };

  const convertRow = async (row: LegacyRow, signal: AbortSignal): Promise<void> => {
    const { candidate, choice, state } = row;
    if (choice === null || !('converted' in state)) return;
    const { _id, name } = candidate;
    const { converted } = state;
    const show = (share: number, waits: boolean) => {
      if (!signal.aborted) setState(_id, { kind: 'sending', converted, share, waits });
    };
    show(0, false);
    const arrived = sent.current.get(_id) ?? new Map<string, string>();
    sent.current.set(_id, arrived);
    try {
      const result = await convertOne(
        {
          _id,
          activityName: name,
          templateId: templates.get(templateOf(choice).alias) ?? '',
          locale,
          userId: session?.user._id ?? '',
          converted,
          sent: arrived,
          unreadable: (path) => t('error.files.readFailed', { name: path }),
        },
        { signal, progress: (share) => show(share, false) },
        () => show(0, true),
      );
      setState(_id, { kind: 'done', converted, ...result });
    } catch (error) {
      if (signal.aborted) setState(_id, { kind: 'ready', converted });
      else
        setState(_id, {
          kind: 'failed',
          converted,
          words: (error instanceof Error && error.message) || t('office.empty.noResponse'),
        });
    }
  };

  const convertAll = async () => {
    const controller = new AbortController();
    running.current = controller;
    setPhase('converting');
    for (const row of rows.filter(canBeConverted)) {
      if (controller.signal.aborted) break;
      await convertRow(row, controller.signal);
    }
    setPhase('looking');
  };

  return {
    phase,
    refused,
    rows,
    skipped,
    ready: rows.filter(canBeConverted).length,
    choose: (choosing: Promise<ChosenSet>) => void choose(choosing),
    chooseTemplate,
    convert: () => void convertAll(),
    stop: () => running.current?.abort(),
    again: () => {
      setPhase('choosing');
      setRows([]);
      setSkipped([]);
    },
  };
}
