import type { Preview } from '@flink/contract/entities/generation.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { useLink } from '@flink/ui/office/buttons/link.tsx';
import { useShortcut } from '@flink/ui/office/buttons/shortcuts.tsx';
import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import type { MakeCommon } from '../lists/make-data.ts';
import { listAddress } from '../wordlists/list-address.ts';
import { addressOf, canBeMade, idOf, type Source } from './game-choice.ts';
import { GameSide } from './game-side.tsx';
import { GameTile } from './game-tile.tsx';
import classes from './generate.module.css';
import { useGameGroup } from './use-game-group.tsx';
import { useGameWords } from './use-game-words.ts';
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
  const words = useGameWords();
  const tuning = useTuning(source, preview.games, onAskAgain);
  const { games } = tuning;
  const group = useGameGroup({
    source,
    preview,
    games,
    tuned: tuning.tuned,
    common,
    onCompleted: async () => {
      tuning.forget();
      await onAskAgain();
    },
  });
  const { chosen, wanted, missed, completing } = group;
  const [shownId, setShownId] = useState(
    () => preview.games.find(canBeMade)?.templateId ?? preview.games[0]?.templateId,
  );
  const shown = games.find(({ templateId }) => templateId === shownId);
  const place =
    'wordlist' in source
      ? { href: listAddress(null), title: 'title.makeWordlists' }
      : { href: '/flink-make/activity-groups?type=word', title: 'title.makeActivityGroups' };
  const found = preview.words.filter(({ wordId }) => wordId !== null);
  const pictures = found.flatMap(({ picture }) => picture ?? []).slice(0, 3);
  useShortcut('mod+enter', group.mayStart && !group.isAsking ? group.make : undefined);

  return (
    <div className={classes.screen}>
      <section className={classes.main} aria-labelledby="generate-title">
        <header className={classes.head}>
          <div>
            <nav className={classes.crumbs} aria-label={t('make.generate.way')}>
              <Link href={place.href}>{t(place.title)}</Link>
              <Icon name="chevron-right" size={14} />
              <Link href={addressOf(source)}>{preview.name}</Link>
              <Icon name="chevron-right" size={14} />
              <span>{t('title.makeGenerate')}</span>
            </nav>
            <h1 id="generate-title">{t('make.generate.title', { name: preview.name })}</h1>
            <p className={classes.has}>
              <span>
                <Icon name="abc" size={16} />
                {t('make.generate.found', { found: found.length, of: preview.words.length })}
              </span>
              <span>
                <Icon name="photo" size={16} />
                {t('make.generate.pictures', { count: found.filter(({ picture }) => picture).length })}
              </span>
              <span>
                <Icon name="volume" size={16} />
                {t('make.generate.audio', { count: found.filter(({ hasAudio }) => hasAudio).length })}
              </span>
              <span>
                <Icon name="message-2" size={16} />
                {t('make.generate.sentences', {
                  count: found.filter(({ hasSentence }) => hasSentence).length,
                })}
              </span>
            </p>
          </div>
          {'wordlist' in source && (
            <div className={classes.name}>
              <TextField label={t('make.generate.groupName')} required maxLength={200} {...group.name} />
            </div>
          )}
        </header>
        {preview.issues.map((issue) => (
          <p key={issue.code} className={classes.alert} role="status">
            <Icon name="alert-triangle" />
            {words.said(issue)}
          </p>
        ))}
        <ul className={classes.grid} aria-label={t('make.generate.games', { count: games.length })}>
          {games.map((game) => (
            <GameTile
              key={game.templateId}
              game={game}
              pictures={pictures}
              isChosen={chosen.has(game.templateId)}
              isShown={game.templateId === shownId}
              onChoose={(isChosen) => group.choose(game.templateId, isChosen)}
              onShow={() => setShownId(game.templateId)}
            />
          ))}
        </ul>
        <WordStrip preview={preview} />
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
          <Button variant="quiet" onClick={group.chooseAll}>
            {t('make.generate.chooseAll')}
          </Button>
          {completing.silent > 0 && (
            <Button icon="volume" loading={completing.isSpeaking} onClick={() => void completing.speak()}>
              {t('make.complete.speak', { count: completing.silent })}
            </Button>
          )}
          {group.mayMake && (
            <Button
              variant="primary"
              icon="sparkles"
              keys="mod+enter"
              disabled={!group.mayStart}
              onClick={group.make}
            >
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
      {group.dialogs}
    </div>
  );
}
