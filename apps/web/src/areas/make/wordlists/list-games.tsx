import type { Preview } from '@flink/contract/entities/generation.ts';
import { Button, LinkButton } from '@flink/ui/office/buttons/button.tsx';
import { useShortcut } from '@flink/ui/office/buttons/shortcuts.tsx';
import { CheckboxField } from '@flink/ui/office/fields/checkbox-field.tsx';
import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { canBeMade, type Source, type Tuned } from '../generate/game-choice.ts';
import { gamesPreview } from '../generate/games-preview.ts';
import { useGameGroup } from '../generate/use-game-group.tsx';
import { useGameWords } from '../generate/use-game-words.ts';
import type { MakeCommon } from '../lists/make-data.ts';
import { TemplateSign } from '../lists/template-sign.tsx';
import { gamesAddress } from './list-address.ts';
import classes from './list-games.module.css';

/** Beside the own lists and the words there must be room for it; elsewhere a button leads to the games. */
export const ROOM_FOR_GAMES = '(min-width: 1360px)';

const AS_THE_LIST_GIVES_THEM: ReadonlyMap<string, Tuned> = new Map();

interface ListGamesProps {
  readonly listId: string;
  readonly common: MakeCommon;
  readonly hasWords: boolean;
  /** The server has another list than the one on the screen. */
  readonly isUnsaved: boolean;
  /** The words have more than before, or games were made of them. */
  readonly onChanged: () => Promise<void>;
}

/** Which games these words give, beside the words; one press makes a group of them (spec 3 §5.2). */
export function ListGames({ listId, common, hasWords, isUnsaved, onChanged }: ListGamesProps) {
  const { t, locale } = useTexts();
  const preview = useQuery({ ...gamesPreview({ wordlist: listId }, locale), enabled: hasWords });
  return (
    <aside className={classes.panel} aria-labelledby="list-games">
      <header className={classes.head}>
        <h2 id="list-games">{t('make.wordlists.makeFrom')}</h2>
        {hasWords && (
          <LinkButton variant="quiet" icon="eye" href={gamesAddress(listId)}>
            {t('make.wordlists.lookFirst')}
          </LinkButton>
        )}
      </header>
      {!hasWords ? (
        <p className={classes.wait}>{t('make.wordlists.gamesWait')}</p>
      ) : preview.data ? (
        <Games
          source={{ wordlist: listId }}
          preview={preview.data}
          common={common}
          isBusy={isUnsaved || preview.isFetching}
          onChanged={onChanged}
        />
      ) : preview.error ? (
        <EmptyState
          state={{ kind: 'error', title: preview.error.message, onRetry: () => void preview.refetch() }}
        />
      ) : (
        <div className={classes.wait}>
          <SkeletonRows rows={8} />
        </div>
      )}
    </aside>
  );
}

interface GamesProps {
  readonly source: Source;
  readonly preview: Preview;
  readonly common: MakeCommon;
  readonly isBusy: boolean;
  readonly onChanged: () => Promise<void>;
}

function Games({ source, preview, common, isBusy, onChanged }: GamesProps) {
  const { t } = useTexts();
  const words = useGameWords();
  const { games } = preview;
  const group = useGameGroup({
    source,
    preview,
    games,
    tuned: AS_THE_LIST_GIVES_THEM,
    common,
    onCompleted: onChanged,
    onMade: onChanged,
  });
  const { wanted, missed } = group;
  const working = games.filter(canBeMade).length;
  const mayStart = group.mayStart && !isBusy;
  useShortcut('mod+enter', mayStart && !group.isAsking ? group.make : undefined);
  const glyphOf = (templateId: string) => common.templates.find(({ _id }) => _id === templateId)?.glyph;
  return (
    <>
      <div className={classes.scroll}>
        <div className={classes.name}>
          <TextField label={t('make.generate.groupName')} required maxLength={200} {...group.name} />
        </div>
        <div className={classes.all}>
          <CheckboxField
            label={t('make.wordlists.templates', { count: wanted.length, of: games.length })}
            checked={working > 0 && wanted.length === working}
            indeterminate={wanted.length > 0 && wanted.length < working}
            disabled={working === 0}
            onChange={(isChosen) => (isChosen ? group.chooseAll() : group.chooseNone())}
          />
        </div>
        <ul className={classes.games} aria-label={t('make.generate.games', { count: games.length })}>
          {games.map((game) => {
            const note = words.tileNote(game);
            return (
              <li key={game.templateId} data-works={canBeMade(game) ? '' : undefined}>
                <CheckboxField
                  label={
                    <span className={classes.game}>
                      <TemplateSign family={game.family} glyph={glyphOf(game.templateId)} />
                      <span>
                        <b>{game.activityTemplateName}</b>
                        <span className={classes.note} data-tone={note.tone}>
                          {note.text}
                        </span>
                      </span>
                    </span>
                  }
                  checked={group.chosen.has(game.templateId)}
                  disabled={!canBeMade(game)}
                  onChange={(isChosen) => group.choose(game.templateId, isChosen)}
                />
              </li>
            );
          })}
        </ul>
      </div>
      <footer className={classes.foot}>
        {missed.length > 0 && (
          <p className={classes.missed}>
            <Icon name="alert-triangle" />
            {t('make.generate.missing', { count: missed.length })}
          </p>
        )}
        {group.mayMake && (
          <Button
            variant="primary"
            large
            fullWidth
            icon="sparkles"
            keys="mod+enter"
            disabled={!mayStart}
            onClick={group.make}
          >
            {t('make.generate.make', { count: wanted.length })}
          </Button>
        )}
      </footer>
      {group.dialogs}
    </>
  );
}
