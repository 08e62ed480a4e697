import { wordsOfHtml } from '@flink/contract/rules/html-words.ts';
import type { PartState } from '@flink/contract/rules/make/translation.ts';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import { percentText } from '@flink/ui/texts/percent-text.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { officeApi } from '../../../shared/office/office-api.ts';
import classes from './elsewhere.module.css';

/** Whole texts are not asked for. */
const LONGEST = 500;

interface ElsewhereProps {
  readonly activityId: string;
  readonly locale: string;
  readonly text: Pick<PartState, 'value' | 'translation'>;
  readonly onTake: (translation: string) => void;
}

/** How the same phrase was said in other activities, or as a word of the house; pressed it is taken over. */
export function Elsewhere({ activityId, locale, text, onTake }: ElsewhereProps) {
  const { t, locale: own } = useTexts();
  const phrase = wordsOfHtml(text.value).trim();
  const found = useQuery({
    queryKey: ['make', 'elsewhere', activityId, locale, phrase],
    queryFn: ({ signal }) =>
      officeApi('translatedElsewhere', { params: { id: activityId, locale }, query: { phrase } }, { signal }),
    enabled: phrase !== '' && phrase.length <= LONGEST,
    staleTime: 60_000,
    retry: false,
  });
  // Help that does not come is no trouble: the work goes on without it.
  const ways = found.data?.data.filter(({ translation }) => translation !== text.translation) ?? [];
  const terms = found.data?.terms ?? [];
  if (ways.length === 0 && terms.length === 0) return null;
  return (
    <div className={classes.ways}>
      {terms.length > 0 && (
        <>
          <span className={classes.title}>{t('make.translate.terms')}</span>
          <ul>
            {terms.map(({ term, translation, note }) => (
              <li key={term}>
                <button
                  type="button"
                  className={classes.way}
                  title={note ?? undefined}
                  aria-label={t('make.translate.useTerm', { term: translation })}
                  onClick={() =>
                    onTake(text.translation === '' ? translation : `${text.translation} ${translation}`)
                  }
                >
                  <span {...inLanguage(locale)}>{translation}</span>
                  <small>{term}</small>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {ways.length > 0 && <span className={classes.title}>{t('make.translate.elsewhere')}</span>}
      <ul>
        {ways.map(({ translation, activityName, count, source, match }) => (
          <li key={translation}>
            <button type="button" className={classes.way} onClick={() => onTake(translation)}>
              <span {...inLanguage(locale)}>{wordsOfHtml(translation)}</span>
              <small>
                {source !== null
                  ? t('make.translate.similar', { match: percentText(own, match), source })
                  : activityName === null
                    ? t('make.translate.houseWord')
                    : count > 1
                      ? t('make.translate.inSeveral', { count })
                      : activityName}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
