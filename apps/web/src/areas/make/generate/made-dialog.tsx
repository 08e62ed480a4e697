import { allows } from '@flink/contract/access/rules.ts';
import type { PreviewedGame } from '@flink/contract/entities/generation.ts';
import { Button, LinkButton } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import { holderOf, useSession } from '../../../shared/session/session-store.ts';
import { EDIT_LIST, previewOf } from '../lists/make-data.ts';
import { TemplateSign } from '../lists/template-sign.tsx';
import type { Made, Missed } from './game-choice.ts';
import classes from './generate.module.css';
import { PutIntoMenu } from './put-into-menu.tsx';
import { useGameWords } from './use-game-words.ts';
import type { Making } from './use-making.ts';

interface MadeDialogProps {
  readonly making: Exclude<Making, { readonly kind: 'idle' }>;
  readonly games: readonly PreviewedGame[];
  readonly locale: string;
  /** Gives a word what the games are made without; undefined where that is not theirs to do. */
  readonly onAdd: ((missed: Missed) => void) | undefined;
  readonly onSpeak: (word: string) => (() => void) | undefined;
  /** How often words got something since the screen was opened. */
  readonly completed: number;
  readonly onRemake: (made: Made, templateIds: readonly string[]) => Promise<void>;
  readonly onStop: () => void;
  readonly onBehind: () => void;
  readonly onClose: () => void;
}

/** While the games are made one after the other, and what came of it. */
export function MadeDialog({ making, games, locale, onStop, onBehind, onClose, ...giving }: MadeDialogProps) {
  const { t } = useTexts();
  const [isStopping, setStopping] = useState(false);
  if (making.kind === 'made')
    return (
      <MadeGames
        made={making.made}
        refused={making.refused}
        games={games}
        locale={locale}
        {...giving}
        onClose={onClose}
      />
    );
  const ready = making.made?.activities ?? [];
  return (
    <Dialog
      opened
      width="decide"
      title={t('make.generate.making', { count: games.length })}
      lead={t('make.complete.soFar', { count: ready.length, of: games.length })}
      onClose={onBehind}
      footNote={t('make.complete.stays')}
      foot={
        <>
          <Button
            variant="quiet"
            disabled={isStopping || ready.length === 0}
            onClick={() => {
              setStopping(true);
              onStop();
            }}
          >
            {t('make.complete.stop')}
          </Button>
          <Button onClick={onBehind}>{t('make.complete.behind')}</Button>
        </>
      }
    >
      <progress
        className={classes.progress}
        aria-label={t('make.generate.making', { count: games.length })}
        value={ready.length}
        max={games.length}
      />
      <ul className={classes.made} aria-busy="true">
        {games.map(({ templateId, alias, family, activityTemplateName }, at) => {
          const made = ready.find(({ templateAlias }) => templateAlias === alias);
          const isNow = at === ready.length;
          return (
            <li key={templateId} data-done={made ? '' : undefined} data-now={isNow ? '' : undefined}>
              <TemplateSign family={family} size="small" />
              <span className={classes.grow}>{activityTemplateName}</span>
              <span className={classes.small}>
                {made
                  ? t('make.generate.problems', { count: made.problemCount })
                  : isNow
                    ? t('make.complete.now')
                    : t('make.generate.waiting')}
              </span>
              <Icon name={made ? 'circle-check' : 'circle-dashed'} size={18} />
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

interface MadeGamesProps
  extends Pick<
    MadeDialogProps,
    'games' | 'locale' | 'onAdd' | 'onSpeak' | 'completed' | 'onRemake' | 'onClose'
  > {
  readonly made: Made;
  readonly refused: string | null;
}

function MadeGames(props: MadeGamesProps) {
  const { made, refused, games, locale, onAdd, onSpeak, completed, onRemake, onClose } = props;
  const { t } = useTexts();
  const { show } = useToasts();
  const dialogs = useDialogs();
  const queries = useQueryClient();
  const words = useGameWords();
  const mayBuild = allows({ admin: { solutions: { edit: true } } }, holderOf(useSession()));
  const [isListed, setListed] = useState(false);
  /** What words had when the games were made last. */
  const [madeAt, setMadeAt] = useState(completed);
  const [isRemaking, setRemaking] = useState(false);
  const { data: group, activities, missedAssets } = made;
  const familyOf = (alias: string) => games.find((game) => game.alias === alias)?.family;
  const misses = ({ activityTemplateName }: PreviewedGame) =>
    missedAssets.some(({ asset, games: of }) => asset === 'word' || of.includes(activityTemplateName));
  const hole = (alias: string) => games.some((game) => game.alias === alias && misses(game));
  const addAll = async () => {
    await officeApi('moveToEditList', { body: { activitiesIds: activities.map(({ _id }) => _id) } });
    await queries.invalidateQueries({ queryKey: EDIT_LIST });
    setListed(true);
    show({ message: t('make.generate.listed', { count: activities.length }) });
  };
  const lacking = games.filter(
    (game) => misses(game) && activities.some((one) => one.templateAlias === game.alias),
  );
  const remake = async () => {
    setRemaking(true);
    try {
      await onRemake(
        made,
        lacking.map(({ templateId }) => templateId),
      );
      setMadeAt(completed);
    } catch (error) {
      await dialogs.error({ message: (error as Error).message });
    } finally {
      setRemaking(false);
    }
  };
  const give = ({ word, asset }: Missed) => {
    const speak = asset === 'audio' ? onSpeak(word) : undefined;
    if (speak)
      return (
        <Button icon="volume" onClick={speak}>
          <span className={classes.hidden}>{`${word}: `}</span>
          {t('make.wordlists.speak')}
        </Button>
      );
    return (
      onAdd && (
        <Button icon={asset === 'picture' ? 'photo-plus' : 'plus'} onClick={() => onAdd({ word, asset })}>
          <span className={classes.hidden}>{`${word}: ${words.missed({ asset })}. `}</span>
          {t('make.add')}
        </Button>
      )
    );
  };
  return (
    <Dialog
      opened
      width="decide"
      closeButton
      title={t('make.generate.success')}
      lead={t('make.generate.ready', { count: activities.length, name: group.name })}
      onClose={onClose}
      foot={
        <>
          <Button variant="quiet" icon="list-check" disabled={isListed} onClick={() => void addAll()}>
            {t('make.generate.addToList')}
          </Button>
          {activities[0] && (
            <LinkButton icon="eye" href={previewOf(activities[0]._id)}>
              {t('make.generate.previewGame')}
            </LinkButton>
          )}
          <LinkButton
            variant="primary"
            href={`/flink-make/activity-groups?${new URLSearchParams({ type: group.type, group: group._id })}`}
          >
            {t('make.generate.open')}
          </LinkButton>
        </>
      }
    >
      {activities.length < games.length && (
        <p className={classes.alert} role="status">
          <Icon name="alert-triangle" />
          {[t('make.complete.notAll', { count: activities.length, of: games.length }), refused]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      <ul className={classes.madeGrid}>
        {activities.map(({ _id, templateAlias, activityName, problemCount }) => (
          <li key={_id} {...(hole(templateAlias) ? { 'data-hole': '' } : { 'data-fine': '' })}>
            <TemplateSign family={familyOf(templateAlias)} size="small" />
            <span className={classes.grow}>
              <b>{activityName}</b>{' '}
              <span className={classes.small}>{t('make.generate.problems', { count: problemCount })}</span>
            </span>
            <Icon name={hole(templateAlias) ? 'alert-triangle' : 'circle-check'} size={18} />
          </li>
        ))}
      </ul>
      {missedAssets.length > 0 && (
        <section className={classes.missed} aria-label={t('make.generate.missedTitle')}>
          <h3>
            <Icon name="alert-triangle" size={18} />
            <span className={classes.grow}>{t('make.generate.missedTitle')}</span>
            {missedAssets.length}
          </h3>
          <ul>
            {missedAssets.map(({ word, asset, games: of }) => (
              <li key={`${asset} ${word}`}>
                <b dir="auto">{word}</b>
                <span className={classes.grow}>
                  {words.missed({ asset })}
                  {of.length > 0 && `, ${t('make.generate.leftOutOfGames', { games: of.join(', ') })}`}
                </span>
                {give({ word, asset })}
              </li>
            ))}
          </ul>
        </section>
      )}
      {completed > madeAt && lacking.length > 0 && (
        <div className={classes.speak}>
          <p className={classes.grow}>{t('make.generate.hasMore')}</p>
          <Button icon="refresh" loading={isRemaking} onClick={() => void remake()}>
            {t('make.words.remake', { count: lacking.length })}
          </Button>
        </div>
      )}
      {mayBuild && <PutIntoMenu groupId={group._id} locale={locale} />}
    </Dialog>
  );
}
