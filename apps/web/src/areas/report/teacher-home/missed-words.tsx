import type { MissedWordsIn } from '@flink/contract/entities/teacher-home.ts';
import { MISSED_WITHIN_DAYS } from '@flink/contract/rules/teacher-home/missed-words.ts';
import { nameText } from '@flink/contract/texts/format.ts';
import { Button, LinkButton } from '@flink/ui/office/buttons/button.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import { failureWords } from '../../../shared/play/failure-words.ts';
import { longDayText } from './home-words.ts';
import classes from './missed-words.module.css';

const KEY = ['missedWords'];

/** Words that the class misses most often, by language, and a game of them in one click. */
export function MissedWords() {
  const { t } = useTexts();
  const {
    data = [],
    error,
    refetch,
    isFetching,
  } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await officeApi('missedWords', {}, { signal })).data,
    retry: false,
  });
  if (error && data.length === 0)
    return (
      <Card title={t('teacherHome.missed.notLoaded')}>
        <p role="alert">{failureWords(t, error)}</p>
        <div className={classes.actions}>
          <Button icon="refresh" loading={isFetching} onClick={() => void refetch()}>
            {t('office.empty.tryAgain')}
          </Button>
        </div>
      </Card>
    );
  return data.map((missed) => <WordsOf key={missed.locale} missed={missed} />);
}

const addressOf = (activityId: string): string => `/preview-activity/${activityId}`;

function WordsOf({ missed: { locale, words, game } }: { readonly missed: MissedWordsIn }) {
  const { t, locale: own } = useTexts();
  const toasts = useToasts();
  const queries = useQueryClient();
  const [isMaking, setIsMaking] = useState(false);
  const language = nameText(locale, own, 'language');

  const make = async () => {
    setIsMaking(true);
    try {
      await officeApi('makeMissedWordsGame', { body: { locale } });
      await queries.invalidateQueries({ queryKey: KEY });
      toasts.show({ tone: 'ok', message: t('teacherHome.missed.made') });
    } catch (error) {
      toasts.show({ tone: 'bad', message: failureWords(t, error) });
    }
    setIsMaking(false);
  };

  const share = async (activityId: string) => {
    const address = new URL(addressOf(activityId), window.location.origin).href;
    try {
      await navigator.clipboard.writeText(address);
      toasts.show({ tone: 'ok', message: t('teacherHome.missed.copied') });
    } catch {
      toasts.show({ tone: 'bad', message: `${t('error.play.copyUrlFailed')} ${address}` });
    }
  };

  return (
    <Card title={t('teacherHome.missed.title', { language })}>
      <p className={classes.lead}>{t('teacherHome.missed.lead', { count: MISSED_WITHIN_DAYS })}</p>
      <ul className={classes.words}>
        {words.map(({ _id, word, learners }) => (
          <li key={_id}>
            <b lang={locale} dir="auto">
              {word}
            </b>{' '}
            <span>{t('teacherHome.missed.by', { count: learners })}</span>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        {game && (
          <>
            <LinkButton variant="soft" href={addressOf(game.activityId)}>
              {t('teacherHome.missed.play')}
            </LinkButton>
            <Button variant="quiet" onClick={() => void share(game.activityId)}>
              {t('teacherHome.missed.share')}
            </Button>
          </>
        )}
        <Button variant={game ? 'quiet' : 'soft'} loading={isMaking} onClick={() => void make()}>
          {game ? t('teacherHome.missed.again') : t('teacherHome.missed.make')}
        </Button>
        {game && (
          <span className={classes.when}>
            {t('teacherHome.missed.madeOn', { date: longDayText(game.madeAt, own) })}
          </span>
        )}
      </div>
    </Card>
  );
}
