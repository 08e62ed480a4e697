import { Icon } from '@flink/ui/play/buttons/icon.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { addressOf, keyOf, type Place } from '../way/menu-link.tsx';
import styles from './crumbs.module.css';

export interface Crumb {
  readonly name: string;
  readonly place: Place;
}

export interface CrumbsProps {
  /** From the board down. */
  readonly above: readonly Crumb[];
  readonly title: string;
  /** Of the title, where it comes from the menu. */
  readonly lang?: string | undefined;
}

/** Where one is, and the ways up. */
export function Crumbs({ above, title, lang }: CrumbsProps) {
  const { t } = useTexts();
  return (
    <Sheet shape="pill" className={styles.crumbs}>
      <div className={styles.words}>
        <nav aria-label={t('shell.breadcrumbs')} className={styles.ways}>
          {above.map(({ name, place }) => (
            <Fragment key={keyOf(place)}>
              <Link {...addressOf(place)} className={styles.way}>
                {name}
              </Link>
              <Icon name="next" className={styles.turn} />
            </Fragment>
          ))}
        </nav>
        <h1 className={styles.title} {...inLanguage(lang)}>
          {title}
        </h1>
      </div>
    </Sheet>
  );
}
