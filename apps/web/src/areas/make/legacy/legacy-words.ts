import type { Loss } from '@flink/make-kit/legacy/convert.ts';
import {
  MOST_BYTES,
  MOST_FILES,
  type OpenedFiles,
  type SkippedFile,
} from '@flink/make-kit/legacy/legacy-file.ts';
import { GAME_DATA, OPTIONS_DATA } from '@flink/make-kit/legacy/legacy-folder.ts';
import type { Translate } from '@flink/ui/texts/texts.tsx';
import { MOST_DATA_BYTES, type Refusal } from './candidates.ts';

const MEGABYTE = 1_000_000;
/** As many numbers as somebody reads. */
const MOST_NUMBERS = 12;

const FILE_NAMES = { gameData: GAME_DATA, options: OPTIONS_DATA } as const;

/** Spec 3 §5.3, and what more is known. */
export function refusalWords({ file, why }: Refusal, t: Translate): readonly string[] {
  const fetched = t(file === 'gameData' ? 'error.legacy.gameDataMissing' : 'error.legacy.optionsMissing');
  if (why === null) return [fetched];
  if (typeof why === 'string')
    return [fetched, t(`make.legacy.stop.${why}`, { n: MOST_DATA_BYTES / MEGABYTE })];
  return [fetched, t(`make.legacy.stop.${why.why}`, { line: why.line })];
}

export const setRefusalWords = (why: Extract<OpenedFiles, { ok: false }>['why'], t: Translate): string =>
  t(`make.legacy.refused.${why}`, { n: why === 'tooManyFiles' ? MOST_FILES : MOST_BYTES / MEGABYTE });

export const skippedWords = ({ path, why }: SkippedFile, t: Translate): string =>
  t(`make.legacy.skipped.${why}`, { file: path });

function whereWords(problems: readonly number[] | null, t: Translate): string {
  if (problems === null) return t('make.legacy.at.activity');
  const shown = problems.slice(0, MOST_NUMBERS).map((place) => place + 1);
  const list = `${shown.join(', ')}${problems.length > MOST_NUMBERS ? ' …' : ''}`;
  return t('make.legacy.at.problems', { count: problems.length, list });
}

export function lossWords(loss: Loss, t: Translate): string {
  switch (loss.why) {
    case 'field':
      return t('make.legacy.loss.field', { where: whereWords(loss.problems, t), field: loss.field });
    case 'problem':
      return t('make.legacy.loss.problem', {
        where: whereWords(loss.problem === null ? null : [loss.problem], t),
        field: loss.field,
      });
    case 'option':
      return t('make.legacy.loss.option', { field: loss.field });
    case 'unread':
      return t('make.legacy.loss.unread', { file: FILE_NAMES[loss.file], line: loss.line });
    case 'fileSize':
      return t('make.legacy.loss.fileSize', { file: loss.file, n: loss.most / MEGABYTE });
    case 'fileRefused':
      return t('make.legacy.loss.fileRefused', { file: loss.file, reason: loss.words });
    default:
      return t(`make.legacy.loss.${loss.why}`, { file: loss.file });
  }
}
