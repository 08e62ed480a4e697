import type { Preview, PreviewedGame } from '@flink/contract/entities/generation.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMemo, useRef, useState } from 'react';
import { useFirstFew } from '../lists/first-few.tsx';
import { TemplateSign } from '../lists/template-sign.tsx';
import { USUAL_SCREEN } from '../preview/screen-sizes.ts';
import { StageFrame } from '../preview/stage-frame.tsx';
import { draftOf, type Missed } from './game-choice.ts';
import { GameNeeds } from './game-needs.tsx';
import classes from './generate.module.css';
import { ProblemWords } from './problem-words.tsx';
import { useGameWords } from './use-game-words.ts';

interface GameSideProps {
  readonly sourceId: string;
  readonly preview: Preview;
  readonly game: PreviewedGame;
  readonly isBusy: boolean;
  /** Gives a word what it lacks; undefined where that is not theirs to do. */
  readonly onAdd: ((missed: Missed) => void) | undefined;
  readonly onMix: () => void;
  readonly onSwap: (wordId: string, otherId: string) => void;
  readonly onNeverTogether: (wordId: string, otherId: string) => void;
}

const ADD_ICON = { picture: 'photo-plus', audio: 'microphone', word: 'plus' } as const;

const OUT_ICON = { picture: 'photo-off', audio: 'volume', word: 'alert-circle' } as const;

/** One game as learners will play it, what it needs, and what is left out of it. */
export function GameSide(props: GameSideProps) {
  const { sourceId, preview, game, isBusy, onAdd, onMix, onSwap, onNeverTogether } = props;
  const { t } = useTexts();
  const words = useGameWords();
  const [problem, setProblem] = useState(0);
  const [isPlayed, setPlayed] = useState(false);
  const [isLarge, setLarge] = useState(false);
  const start = useRef<HTMLButtonElement>(null);
  const count = Math.max(1, game.problems.length);
  const at = Math.min(problem, count - 1);
  const activity = useMemo(() => draftOf(game, preview.locale, at), [game, preview.locale, at]);
  const draftFor = (isPicture: boolean) =>
    activity && {
      activity,
      shows: 'game' as const,
      locale: preview.locale,
      players: 1,
      isPicture,
      opensHelp: false,
    };
  // Another object is shown from its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: made of these two.
  const draft = useMemo(() => draftFor(!isPlayed), [activity, isPlayed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: made of this one.
  const large = useMemo(() => draftFor(false), [activity]);
  const go = (to: number) => {
    setPlayed(false);
    setProblem(to);
  };
  const leftOut = [
    ...game.misfits.map(({ word, reason }) => ({
      word,
      why: words.reason(reason),
      asset: reason === 'picture' ? ('picture' as const) : null,
    })),
    ...game.silent.map((word) => ({ word, why: words.missed({ asset: 'audio' }), asset: 'audio' as const })),
    ...preview.words
      .filter(({ wordId }) => wordId === null)
      .map(({ word }) => ({ word, why: words.missed({ asset: 'word' }), asset: 'word' as const })),
  ];
  const few = useFirstFew(leftOut, 5);
  const sentences = game.notes.map(words.said);
  return (
    <aside
      className={classes.side}
      aria-label={t('make.generate.preview', { name: game.activityTemplateName })}
    >
      <header className={classes.sideHead}>
        <TemplateSign family={game.family} />
        <div className={classes.grow}>
          <h2>{game.activityTemplateName}</h2>
          <p className={classes.small}>
            {game.data
              ? t('make.generate.problemsFrom', { count: game.problemCount, words: game.taken })
              : t('make.generate.cannot')}
          </p>
        </div>
        <IconButton
          icon="refresh"
          label={t('make.generate.mix')}
          disabled={!game.data || isBusy}
          onClick={onMix}
        />
        <IconButton
          icon="arrows-maximize"
          label={t('make.preview.enlarge')}
          disabled={!game.data}
          onClick={() => setLarge(true)}
        />
      </header>
      {draft ? (
        <>
          <div className={classes.stage}>
            <StageFrame
              activityId={sourceId}
              label={t('make.generate.asSeen', { name: game.activityTemplateName })}
              screen={USUAL_SCREEN}
              draft={draft}
              onLeft={() => {
                setPlayed(false);
                start.current?.focus();
              }}
            >
              {!isPlayed && (
                <button
                  ref={start}
                  type="button"
                  className={classes.play}
                  aria-label={t('make.preview.play')}
                  onClick={() => setPlayed(true)}
                />
              )}
            </StageFrame>
          </div>
          <div className={classes.step}>
            <span className={classes.grow} aria-live="polite">
              <b>{t('make.generate.problemOf', { number: at + 1, count })}</b>{' '}
              <span className={classes.small}>{t('make.generate.live')}</span>
            </span>
            <IconButton
              icon="chevron-left"
              label={t('make.generate.before')}
              disabled={at === 0}
              onClick={() => go(at - 1)}
            />
            <IconButton
              icon="chevron-right"
              label={t('make.generate.next')}
              disabled={at >= count - 1}
              onClick={() => go(at + 1)}
            />
          </div>
        </>
      ) : (
        <ul className={classes.refusals}>
          {game.issues.map((issue) => (
            <li key={words.said(issue)}>
              <Icon name="alert-circle" />
              {t('error.wordlists.templateRefused', {
                template: game.activityTemplateName,
                reason: words.said(issue),
              })}
            </li>
          ))}
        </ul>
      )}
      <GameNeeds game={game} words={preview.words} locale={preview.locale} />
      {game.data && (
        <ProblemWords
          preview={preview}
          problem={game.problems[at] ?? null}
          isBusy={isBusy}
          onSwap={onSwap}
          onNeverTogether={onNeverTogether}
        />
      )}
      {(leftOut.length > 0 || sentences.length > 0) && (
        <section className={classes.block}>
          <h3>
            {t('make.generate.leftOut')}{' '}
            <span className={classes.small}>{t('make.generate.wordCount', { count: leftOut.length })}</span>
          </h3>
          <ul className={classes.out}>
            {few.shown.map(({ word, why, asset }) => (
              <li key={`${word} ${why}`}>
                <Icon name={asset ? OUT_ICON[asset] : 'minus'} size={20} />
                <span className={classes.grow}>
                  <b dir="auto">{word}</b> <span className={classes.small}>{why}</span>
                </span>
                {asset && onAdd && (
                  <Button variant="quiet" icon={ADD_ICON[asset]} onClick={() => onAdd({ word, asset })}>
                    <span className={classes.hidden}>{`${word}: ${words.missed({ asset })}. `}</span>
                    {asset === 'word' ? t('make.wordlists.addIt') : t('make.add')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {few.more}
          {sentences.map((sentence) => (
            <p key={sentence} className={classes.small}>
              {sentence}
            </p>
          ))}
        </section>
      )}
      {isLarge && large && (
        <Dialog
          opened
          width="choose"
          title={game.activityTemplateName}
          onClose={() => setLarge(false)}
          foot={<Button onClick={() => setLarge(false)}>{t('office.dialog.close')}</Button>}
        >
          <StageFrame
            activityId={sourceId}
            label={t('make.generate.asSeen', { name: game.activityTemplateName })}
            screen={USUAL_SCREEN}
            draft={large}
            onLeft={() => setLarge(false)}
          />
        </Dialog>
      )}
    </aside>
  );
}
