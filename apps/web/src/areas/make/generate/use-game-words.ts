import type { PreviewedGame } from '@flink/contract/entities/generation.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { Missed } from './game-choice.ts';

type Said = PreviewedGame['issues'][number];
type Reason = PreviewedGame['misfits'][number]['reason'];

interface TileNote {
  readonly tone: 'fine' | 'lacks' | 'bad';
  readonly text: string;
}

/** What is told of games in words; the sentences of the specification come from the catalogue of errors. */
export function useGameWords() {
  const { t } = useTexts();
  const said = ({ code, params }: Said): string => t(`error.${code}`, params);
  return {
    said,
    reason: (reason: Reason): string => t(`make.generate.reason.${reason}`),
    missed: ({ asset }: Pick<Missed, 'asset'>): string => t(`make.generate.missed.${asset}`),

    tileNote({ issues, misfits, silent, taken, of, counts }: PreviewedGame): TileNote {
      const issue = issues.at(-1);
      if (issue) return { tone: 'bad', text: said(issue) };
      const counting = counts ? ` ${t('make.generate.counts')}` : '';
      if (taken === of) return { tone: 'fine', text: `${t('make.generate.all', { count: of })}${counting}` };
      const [first] = misfits;
      const why =
        silent.length > 0
          ? t('make.generate.withoutAudio', { count: silent.length })
          : first
            ? t(`make.generate.without.${first.reason}`, {
                count: misfits.filter(({ reason }) => reason === first.reason).length,
              })
            : '';
      const lacks = silent.length > 0 || misfits.some(({ reason }) => reason === 'picture');
      const some = t('make.generate.some', { taken, of });
      return { tone: lacks ? 'lacks' : 'fine', text: [some, why].filter(Boolean).join(', ') + counting };
    },
  };
}
