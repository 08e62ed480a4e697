import { allows } from '@flink/contract/access/rules.ts';
import { CallFailed } from '@flink/contract/client/client.ts';
import type { Preview } from '@flink/contract/entities/generation.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { useLink } from '@flink/ui/office/buttons/link.tsx';
import { useShortcut } from '@flink/ui/office/buttons/shortcuts.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import { holderOf, useSession } from '../../../shared/session/session-store.ts';
import type { MakeCommon } from '../lists/make-data.ts';
import {
  addressOf,
  allThatWork,
  canBeMade,
  idOf,
  missedWords,
  type Source,
  wishesFor,
} from './game-choice.ts';
import { GameSide } from './game-side.tsx';
import { GameTile } from './game-tile.tsx';
import classes from './generate.module.css';
import { MadeDialog } from './made-dialog.tsx';
import { MissingAssetsDialog } from './missing-assets-dialog.tsx';
import { useCompleting } from './use-completing.tsx';
import { useFreeName } from './use-free-name.ts';
import { useGameWords } from './use-game-words.ts';
import { useMaking } from './use-making.ts';
import { useTuning } from './use-tuning.ts';
import { WordStrip } from './word-strip.tsx';

interface GenerateProps {
  readonly source: Source;
  readonly preview: Preview;
  readonly common: MakeCommon;
  readonly onAskAgain: () => Promise<void>;
}

/** All games of a list at once: what each would be, what it lacks, and one group of those that are chosen. */
export function Generate({ source, preview, common, onAskAgain }: GenerateProps) {
  const { t } = useTexts();
  const Link = useLink();
  const dialogs = useDialogs();
  const words = useGameWords();
  const mayMake = allows(
    { flinkMake: { wordlists: { generate: true }, activities: { create: true } } },
    holderOf(useSession()),
  );
  const tuning = useTuning(source, preview.games, onAskAgain);
  const { games } = tuning;
  const completing = useCompleting({
    sourceId: idOf(source),
    preview,
    common,
    onCompleted: async () => {
      tuning.forget();
      await onAskAgain();
    },
  });
  const { making, ...maker } = useMaking(source);
  /** All that work, but those that somebody does not want: one that works later is wanted as well. */
  const [unwanted, setUnwanted] = useState<ReadonlySet<string>>(new Set());
  const chosen = new Set([...allThatWork(games)].filter((id) => !unwanted.has(id)));
  const [shownId, setShownId] = useState(
    () => preview.games.find(canBeMade)?.templateId ?? preview.games[0]?.templateId,
  );
  const { name, ...naming } = useFreeName(preview.name, 'wordlist' in source);
  const [isAsking, setAsking] = useState(false);
  const shown = games.find(({ templateId }) => templateId === shownId);
  const wanted = games.filter((game) => chosen.has(game.templateId) && canBeMade(game));
  const missed = missedWords(preview, wanted);
  // What was asked about is there by now.
  if (isAsking && missed.length === 0) setAsking(false);
  const found = preview.words.filter(({ wordId }) => wordId !== null);
  const pictures = found.flatMap(({ picture }) => picture ?? []).slice(0, 3);
  const mayStart = mayMake && wanted.length > 0 && name.trim() !== '' && making.kind === 'idle';

  const makeNow = async () => {
    setAsking(false);
    try {
      await maker.make(wishesFor(games, chosen, tuning.tuned), name, missed.length > 0);
    } catch (error) {
      if (error instanceof CallFailed && error.code === 'wordlists.groupNameTaken') naming.refuse();
      else await dialogs.error({ message: (error as Error).message });
    }
  };
  /** Spec 3 §5.2: missing assets are told, and the group is made anyway when that is wanted. */
  const make = () => {
    if (!mayStart) return;
    if (missed.length > 0) setAsking(true);
    else void makeNow();
  };
  useShortcut('mod+enter', mayStart && !isAsking ? make : undefined);

  const choose = (templateId: string, isChosen: boolean) => {
    const next = new Set(unwanted);
    if (isChosen) next.delete(templateId);
    else next.add(templateId);
    setUnwanted(next);
  };
  return (
    <div className={classes.screen}>
      <section className={classes.main} aria-labelledby="generate-title">
        <header className={classes.head}>
          <div>
            <nav className={classes.crumbs} aria-label={t('make.generate.way')}>
              <Link href={addressOf(source)}>{preview.name}</Link>
              <Icon name="chevron-right" size={14} />
              <span>{t('title.makeGenerate')}</span>
            </nav>
            <h1 id="generate-title">{t('make.generate.title', { name: preview.name })}</h1>
            <p className={classes.has}>
              <span>{t('make.generate.found', { found: found.length, of: preview.words.length })}</span>
              <span>
                {t('make.generate.pictures', { count: found.filter(({ picture }) => picture).length })}
              </span>
              <span>
                {t('make.generate.audio', { count: found.filter(({ hasAudio }) => hasAudio).length })}
              </span>
              <span>
                {t('make.generate.sentences', {
                  count: found.filter(({ hasSentence }) => hasSentence).length,
                })}
              </span>
            </p>
          </div>
          {'wordlist' in source && (
            <div className={classes.name}>
              <TextField
                label={t('make.generate.groupName')}
                required
                maxLength={200}
                value={name}
                {...naming.field}
                onChange={naming.change}
              />
            </div>
          )}
        </header>
        {preview.issues.map((issue) => (
          <p key={issue.code} className={classes.alert} role="status">
            <Icon name="alert-triangle" />
            {words.said(issue)}
          </p>
        ))}
        <WordStrip preview={preview} />
        <ul className={classes.grid} aria-label={t('make.generate.games', { count: games.length })}>
          {games.map((game) => (
            <GameTile
              key={game.templateId}
              game={game}
              pictures={pictures}
              isChosen={chosen.has(game.templateId)}
              isShown={game.templateId === shownId}
              onChoose={(isChosen) => choose(game.templateId, isChosen)}
              onShow={() => setShownId(game.templateId)}
            />
          ))}
        </ul>
        <footer className={classes.foot}>
          <div className={classes.grow}>
            <b>{t('make.generate.chosen', { count: wanted.length, of: games.length })}</b>
            {missed.length > 0 && (
              <span className={classes.footNote}>
                <Icon name="alert-triangle" />
                {t('make.generate.missing', { count: missed.length })}
              </span>
            )}
          </div>
          <Button variant="quiet" onClick={() => setUnwanted(new Set())}>
            {t('make.generate.chooseAll')}
          </Button>
          {completing.silent > 0 && (
            <Button icon="volume" loading={completing.isSpeaking} onClick={() => void completing.speak()}>
              {t('make.complete.speak', { count: completing.silent })}
            </Button>
          )}
          {mayMake && (
            <Button variant="primary" icon="sparkles" keys="mod+enter" disabled={!mayStart} onClick={make}>
              {t('make.generate.make', { count: wanted.length })}
            </Button>
          )}
        </footer>
      </section>
      {shown && (
        <GameSide
          key={shown.templateId}
          sourceId={idOf(source)}
          preview={preview}
          game={shown}
          isBusy={tuning.isBusy}
          onAdd={completing.add}
          onMix={() => void tuning.mix(shown)}
          onSwap={(wordId, otherId) => void tuning.swap(shown, wordId, otherId)}
          onNeverTogether={(wordId, otherId) => void tuning.neverTogether(wordId, otherId)}
        />
      )}
      {isAsking && (
        <MissingAssetsDialog
          preview={preview}
          missed={missed}
          count={wanted.length}
          language={common.locales.find(({ code }) => code === preview.locale)?.displayName ?? preview.locale}
          silent={completing.silent}
          isSpeaking={completing.isSpeaking}
          onSpeak={() => void completing.speak()}
          onAdd={
            completing.add &&
            ((one) => {
              setAsking(false);
              completing.add?.(one);
            })
          }
          onClose={() => setAsking(false)}
          onAnyway={() => void makeNow()}
        />
      )}
      {completing.dialogs}
      {maker.isShown && making.kind !== 'idle' && (
        <MadeDialog
          making={making}
          games={wanted}
          locale={preview.locale}
          onAdd={completing.add}
          onSpeak={completing.speakOne}
          completed={completing.completed}
          onRemake={maker.remake}
          onStop={maker.stop}
          onBehind={maker.goOnBehind}
          onClose={maker.close}
        />
      )}
    </div>
  );
}
