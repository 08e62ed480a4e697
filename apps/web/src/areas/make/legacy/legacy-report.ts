import { LONGEST_LIST } from '@flink/contract/rules/nesting.ts';
import type { SkippedFile } from '@flink/make-kit/legacy/legacy-file.ts';
import type { StateTone } from '@flink/ui/office/marks/state-pip.tsx';
import type { Translate } from '@flink/ui/texts/texts.tsx';
import { lossWords, refusalWords, skippedWords } from './legacy-words.ts';
import type { LegacyRow } from './use-legacy.ts';

/** All that is said of one old activity, on the screen and in the report. */
export interface RowWords {
  readonly tone: StateTone;
  readonly state: string;
  /** Why it cannot be converted. */
  readonly refusal: readonly string[];
  readonly hint: string | null;
  readonly facts: readonly string[];
  readonly losses: readonly string[];
}

export function rowWords({ state }: LegacyRow, t: Translate): RowWords {
  const none = { refusal: [], hint: null, facts: [], losses: [] };
  switch (state.kind) {
    case 'refused':
      return {
        ...none,
        tone: 'bad',
        state: t('make.legacy.state.refused'),
        refusal: refusalWords(state.refusal, t),
      };
    case 'choose':
      return {
        ...none,
        tone: 'bad',
        state: t('make.legacy.state.choose'),
        refusal: [state.words ?? t('error.legacy.movingTemplateUnknown')],
        hint: t('make.legacy.pickHint'),
      };
    case 'reading':
      return { ...none, tone: 'none', state: t('make.legacy.state.reading') };
    case 'unreadable': {
      const issues =
        state.issues === 'tooMany'
          ? []
          : [...new Set(state.issues.map(({ code, params }) => t(`issue.${code}`, params)))];
      const reason =
        state.issues === 'tooMany'
          ? t('make.legacy.tooMany', { n: LONGEST_LIST })
          : t('make.legacy.unreadable');
      return { ...none, tone: 'bad', state: t('make.legacy.state.refused'), refusal: [reason, ...issues] };
    }
    default:
      return convertedWords(state, t);
  }
}

type ConvertedState = Extract<LegacyRow['state'], { readonly converted: unknown }>;

function convertedWords(state: ConvertedState, t: Translate): RowWords {
  const { converted, kind } = state;
  const losses = [...converted.losses, ...(kind === 'done' ? state.refused : [])].map((loss) =>
    lossWords(loss, t),
  );
  const toMend = converted.issues.length;
  const tones = {
    ready: losses.length > 0 ? 'warn' : 'ok',
    sending: 'info',
    failed: 'bad',
    done: 'ok',
  } as const;
  return {
    tone: tones[kind],
    state: t(`make.legacy.state.${kind === 'ready' && losses.length > 0 ? 'losses' : kind}`),
    refusal: kind === 'failed' ? [state.words] : [],
    hint: null,
    facts: [
      t('make.problemCount', { count: converted.problemCount }),
      t('make.legacy.fileCount', { count: converted.media.length }),
      ...(toMend > 0 ? [t('make.legacy.toMend', { count: toMend })] : []),
    ],
    losses,
  };
}

/** The whole as a text to keep. */
export function reportText(
  rows: readonly LegacyRow[],
  skipped: readonly SkippedFile[],
  nameOf: (choice: string | null) => string,
  t: Translate,
): string {
  const blocks = rows.map((row) => {
    const { state, refusal, facts, losses } = rowWords(row, t);
    const { name, folder } = row.candidate;
    const head = [name, folder.path === name ? '' : folder.path, nameOf(row.choice)].filter(
      (part) => part !== '',
    );
    const lines = [...refusal, ...losses].map((line) => `- ${line}`);
    return [`${head.join(' · ')}`, [state, ...facts].join(' · '), ...lines].join('\n');
  });
  return `${[...blocks, ...skipped.map((file) => skippedWords(file, t))].join('\n\n')}\n`;
}
