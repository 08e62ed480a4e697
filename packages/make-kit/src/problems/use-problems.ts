import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useCallback, useMemo } from 'react';
import { blankProblem } from '../description/blank.ts';
import type { Fields } from '../description/field.ts';
import { added, duplicated, moved, placeAsked, removed } from '../document/problems.ts';
import { useEdited, useEditing, useValueAt } from '../editing.tsx';
import { newId } from './new-id.ts';

const PROBLEMS = ['gameData', 'problems'] as const;

export interface HeldProblem {
  readonly id: string;
}

export interface ProblemMoves {
  readonly problems: readonly HeldProblem[];
  /** The one that is open. */
  readonly current: number;
  open(index: number): void;
  add(): void;
  /** Several that were made elsewhere, behind all others. */
  append(problems: readonly HeldProblem[]): void;
  duplicate(index: number): void;
  remove(index: number): void;
  move(from: number, to: number): void;
  askOrder(): void;
}

/** The list of problems and which of them is open. */
export function useProblems(fields: Fields): ProblemMoves {
  const { choose, change } = useEditing();
  const { prompt } = useDialogs();
  const { t } = useTexts();
  const held = useValueAt(PROBLEMS);
  const asked = useEdited(({ openProblem }) => openProblem);
  const problems = useMemo(() => (Array.isArray(held) ? (held as readonly HeldProblem[]) : []), [held]);
  const last = problems.length - 1;
  const current = Math.max(0, Math.min(last, asked));
  const open = useCallback(
    (index: number) => choose([...PROBLEMS, Math.max(0, Math.min(index, last))]),
    [choose, last],
  );
  const write = (next: readonly HeldProblem[], opened: number) => {
    change(PROBLEMS, next);
    choose([...PROBLEMS, opened]);
  };
  const move = (from: number, to: number) => {
    const next = moved(problems, from, to);
    if (next !== problems) write(next, to);
  };
  return {
    problems,
    current,
    open,
    add: () => {
      const at = problems.length === 0 ? 0 : current + 1;
      write(added(problems, at, blankProblem(fields, newId()) as unknown as HeldProblem), at);
    },
    append: (more) => write([...problems, ...more], problems.length),
    duplicate: (index) => write(duplicated(problems, index, newId()), index + 1),
    remove: (index) => write(removed(problems, index), Math.max(0, index - (index === last ? 1 : 0))),
    move,
    askOrder: async () => {
      const answer = await prompt({
        title: t('make.problem.orderTitle', { number: current + 1 }),
        label: t('make.problem.orderLabel', { max: problems.length + 1 }),
        action: t('make.problem.orderAction'),
        check: (typed) =>
          placeAsked(typed, problems.length) === null
            ? t('error.editor.badTextOrder', { max: problems.length + 1 })
            : undefined,
      });
      const to = answer === null ? null : placeAsked(answer, problems.length);
      if (to !== null) move(current, to);
    },
  };
}
