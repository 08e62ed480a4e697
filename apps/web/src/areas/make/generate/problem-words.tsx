import type { Preview, PreviewedGame } from '@flink/contract/entities/generation.ts';
import { ActionMenu } from '@flink/ui/office/buttons/action-menu.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import classes from './generate.module.css';

interface ProblemWordsProps {
  readonly preview: Preview;
  readonly problem: PreviewedGame['problems'][number];
  readonly isBusy: boolean;
  readonly onSwap: (wordId: string, otherId: string) => void;
  readonly onNeverTogether: (wordId: string, otherId: string) => void;
}

/** The word that is asked for, and those beside it, each of which can give its place to another. */
export function ProblemWords({ preview, problem, isBusy, onSwap, onNeverTogether }: ProblemWordsProps) {
  const { t } = useTexts();
  if (!problem || problem.others.length === 0) return null;
  const byId = new Map(preview.words.map((word) => [word.wordId, word]));
  const asked = byId.get(problem.wordId);
  if (!asked) return null;
  return (
    <section className={classes.block}>
      <h3>{t('make.generate.inProblem')}</h3>
      <ul className={classes.chips} aria-busy={isBusy}>
        <li className={classes.chip} data-asked="">
          {asked.picture && <img src={asked.picture} alt="" />}
          <span dir="auto">{asked.word}</span>
        </li>
        {problem.others.map((otherId) => {
          const other = byId.get(otherId);
          if (!other) return null;
          return (
            <li key={otherId} className={classes.chip}>
              {other.picture && <img src={other.picture} alt="" />}
              <span dir="auto">{other.word}</span>
              <ActionMenu
                label={t('make.generate.swapWhat', { word: other.word })}
                actions={[
                  {
                    label: t('make.generate.swap'),
                    icon: 'refresh',
                    onSelect: () => onSwap(problem.wordId, otherId),
                  },
                  {
                    label: t('make.generate.never', { word: asked.word, other: other.word }),
                    icon: 'ban',
                    onSelect: () => onNeverTogether(problem.wordId, otherId),
                  },
                ]}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
