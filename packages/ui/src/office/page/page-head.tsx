import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts.tsx';
import { useLink } from '../buttons/link.tsx';
import { Icon } from '../icons/icon.tsx';
import { Count } from '../marks/count.tsx';
import classes from './page-head.module.css';

export interface PageHeadProps {
  readonly title: string;
  readonly count?: number;
  readonly sub?: ReactNode;
  /** The way up, outermost first; the page itself is not among them. */
  readonly crumbs?: readonly { readonly href: string; readonly label: string }[];
  /** The main one last, as a primary button. */
  readonly actions?: ReactNode;
}

export function PageHead({ title, count, sub, crumbs, actions }: PageHeadProps) {
  const { t } = useTexts();
  const Link = useLink();
  return (
    <>
      {crumbs && (
        <nav aria-label={t('office.page.crumbs')}>
          <ol className={classes.crumbs}>
            {crumbs.map((crumb) => (
              <li key={crumb.href}>
                <Link href={crumb.href}>{crumb.label}</Link>
                <Icon name="chevron-right" size={14} />
              </li>
            ))}
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
      )}
      <div className={classes.head}>
        <div className={classes.words}>
          <h1 className={classes.title}>{title}</h1>
          {count !== undefined && <Count value={count} />}
          {sub && <div className={classes.sub}>{sub}</div>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </>
  );
}
