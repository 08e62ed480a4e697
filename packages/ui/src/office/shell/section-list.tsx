import { useEffect, useId, useRef } from 'react';
import { useLink } from '../buttons/link.tsx';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import classes from './section-list.module.css';

export interface Section {
  readonly href: string;
  readonly label: string;
  readonly icon?: IconName;
  /** What tells it apart from others of the same name. */
  readonly detail?: string;
  readonly current?: boolean;
}

export interface SectionGroup {
  readonly label: string;
  readonly sections: readonly Section[];
}

export interface SectionListProps {
  readonly label: string;
  readonly groups: readonly SectionGroup[];
}

function Group({ group }: { readonly group: SectionGroup }) {
  const Link = useLink();
  const id = useId();
  return (
    <>
      <h2 id={id} className={classes.group}>
        {group.label}
      </h2>
      <ul aria-labelledby={id}>
        {group.sections.map((section, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two learners of one family lead to the same page
          <li key={`${section.href} ${at}`}>
            <Link
              href={section.href}
              className={classes.item}
              aria-current={section.current ? 'page' : undefined}
            >
              {section.icon && <Icon name={section.icon} />}
              <span className={classes.label}>{section.label}</span>
              {section.detail && <span className={classes.detail}>{section.detail}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The sections of an area in groups; the chosen one is a raised row with a fox mark. */
export function SectionList({ label, groups }: SectionListProps) {
  const list = useRef<HTMLElement>(null);
  const current = groups.flatMap(({ sections }) => sections).find((section) => section.current)?.href;
  // There are more sections than a low window has room for.
  useEffect(() => {
    if (current) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <nav ref={list} aria-label={label} className={classes.list}>
      {groups.map((group) => (
        <Group key={group.label} group={group} />
      ))}
    </nav>
  );
}
