import { useTexts } from '@flink/ui/texts/texts.tsx';
import styles from './credits.module.css';
import { creditsOf } from './credits-of.ts';

/** Small, for whoever wants to know: who made the pictures and sounds. */
export default function Credits({ credits }: { readonly credits: unknown }) {
  const { t } = useTexts();
  const list = creditsOf(credits);
  if (list.length === 0) return null;
  return (
    <details className={styles.credits}>
      <summary>{t('activity.credits')}</summary>
      <ul>
        {list.map(({ words, source, href }) => (
          <li key={`${words} ${source}`}>
            <bdi>{words}</bdi>
            {words !== '' && source !== null && ' · '}
            {href === null ? (
              <bdi>{source}</bdi>
            ) : (
              <a href={href} target="_blank" rel="noopener noreferrer nofollow">
                {source}
              </a>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
