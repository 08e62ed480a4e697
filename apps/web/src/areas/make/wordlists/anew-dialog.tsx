import { CallFailed } from '@flink/contract/client/client.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import { useFirstFew } from '../lists/first-few.tsx';
import { TemplateSign } from '../lists/template-sign.tsx';
import classes from './dialogs.module.css';

interface AnewDialogProps {
  readonly listId: string;
  readonly locale: string;
  readonly onClose: () => void;
  readonly onRemade: () => Promise<void>;
}

interface WordsProps {
  readonly title: string;
  readonly list: readonly string[];
  readonly locale: string;
}

function Words({ title, list, locale }: WordsProps) {
  const { shown, more } = useFirstFew(list, 6);
  return (
    <section className={classes.changed}>
      <h3>{title}</h3>
      <ul {...inLanguage(locale)}>
        {shown.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
      {more}
    </section>
  );
}

/** What the games of a list would ask otherwise, made anew of its words; only who agrees makes them. */
export function AnewDialog({ listId, locale, onClose, onRemade }: AnewDialogProps) {
  const { t } = useTexts();
  const { show } = useToasts();
  const [isMaking, setMaking] = useState(false);
  const [refused, setRefused] = useState<string>();
  const asked = useQuery({
    queryKey: ['make', 'anew', listId],
    queryFn: async ({ signal }) =>
      (await officeApi('activitiesAnew', { params: { id: listId } }, { signal })).data,
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const games = asked.data?.activities ?? [];
  const ready = games.filter((game) => game.refused === null);
  const remake = async () => {
    if (ready.length === 0 || isMaking) return;
    setMaking(true);
    setRefused(undefined);
    try {
      const { remade } = await officeApi('remakeActivities', {
        body: { wordlist: listId, activities: ready.map(({ _id }) => _id) },
      });
      show({ message: t('make.words.remade', { count: remade.length }) });
      await onRemade();
    } catch (error) {
      setRefused(error instanceof CallFailed ? error.message : String(error));
      setMaking(false);
    }
  };
  const words = asked.data && [
    { title: t('make.anew.added'), list: asked.data.added },
    { title: t('make.anew.removed'), list: asked.data.removed },
    { title: t('make.anew.otherwise'), list: asked.data.otherwise },
    {
      title: t('make.generate.missedTitle'),
      list: asked.data.missedAssets.map(
        ({ word, asset }) => `${word} (${t(`make.generate.missed.${asset}`)})`,
      ),
    },
  ];
  return (
    <Dialog
      opened
      width="decide"
      closeButton
      title={t('make.anew.title')}
      lead={t('make.anew.lead')}
      onClose={onClose}
      onConfirm={() => void remake()}
      footNote={refused && <span role="alert">{refused}</span>}
      foot={
        <>
          <Button onClick={onClose}>{t('office.dialog.cancel')}</Button>
          <Button
            variant="primary"
            icon="refresh"
            disabled={ready.length === 0}
            loading={isMaking}
            onClick={() => void remake()}
          >
            {t('make.words.remake', { count: ready.length })}
          </Button>
        </>
      }
    >
      {asked.error ? (
        <EmptyState
          state={{ kind: 'error', title: asked.error.message, onRetry: () => void asked.refetch() }}
        />
      ) : !words ? (
        <SkeletonRows rows={4} />
      ) : games.length === 0 ? (
        <p role="status">{t('make.anew.nothing')}</p>
      ) : (
        <div className={classes.importing}>
          {words
            .filter(({ list }) => list.length > 0)
            .map(({ title, list }) => (
              <Words key={title} title={title} list={list} locale={locale} />
            ))}
          <ul className={classes.remade}>
            {games.map(({ _id, activityName, family, before, after, refused: why }) => (
              <li key={_id}>
                <TemplateSign family={family} size="small" />
                <b>{activityName}</b>
                {why ? (
                  <span className={classes.missing}>
                    <Icon name="alert-triangle" size={16} />
                    {t('make.anew.stays', { reason: t(`error.${why.code}`, why.params) })}
                  </span>
                ) : (
                  <span className={classes.quiet}>
                    {before === after
                      ? t('make.generate.problems', { count: after })
                      : t('make.anew.problems', { before, after })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}
