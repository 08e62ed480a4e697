import type { ComponentProps, MouseEvent } from 'react';
import { useTexts } from '../../texts/texts.tsx';
import { Icon } from '../buttons/icon.tsx';
import styles from './error-summary.module.css';

export interface FieldIssue {
  /** The id of the field to go to; without one the words concern the whole form. */
  readonly fieldId?: string;
  readonly text: string;
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  readonly title?: string;
  readonly issues: readonly FieldIssue[];
}

/** Above a form that was refused: what is wrong, and the way to each field. Announced as it appears. */
export function ErrorSummary({ title, issues, ...rest }: ErrorSummaryProps) {
  const { t } = useTexts();
  if (issues.length === 0) return null;

  const goTo = (event: MouseEvent, fieldId: string) => {
    event.preventDefault();
    document.getElementById(fieldId)?.focus();
  };

  return (
    <div className={styles.summary} role="alert" {...rest}>
      <span className={styles.sign}>
        <Icon name="alert" className={styles.icon} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title ?? t('uiPlay.lookAgain')}</p>
        <ul>
          {issues.map(({ fieldId, text }) => (
            <li key={`${fieldId} ${text}`}>
              {fieldId ? (
                <a className={styles.link} href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
                  {text}
                </a>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
