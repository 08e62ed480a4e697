import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../../play/class-names.ts';
import { useTexts } from '../../texts/texts.tsx';
import { Kbd } from '../buttons/kbd.tsx';
import { useLink } from '../buttons/link.tsx';
import { useShortcut } from '../buttons/shortcuts.tsx';
import { Icon } from '../icons/icon.tsx';
import { Count } from '../marks/count.tsx';
import classes from './office-shell.module.css';
import { Rail, type RailProps } from './rail.tsx';
import { type Section, type SectionGroup, SectionList } from './section-list.tsx';
import { SectionMenu } from './section-menu.tsx';

export interface BarSection extends Section {
  readonly count?: number;
}

export interface OfficeShellProps extends RailProps {
  /** Sections of the area, along the bar. */
  readonly sections: readonly BarSection[];
  /** Stands in the bar in place of the sections, such as an editor's title and tabs. */
  readonly bar?: ReactNode;
  /** The second level, a column of its own; below 1200 px it folds into a button of the bar. */
  readonly side?: { readonly label: string; readonly groups: readonly SectionGroup[] };
  /** The saving sign, always in the same place. */
  readonly saving?: ReactNode;
  readonly onGoTo?: () => void;
  /** Which page is shown, and what it is called: another one takes the focus that the one before had. */
  readonly page: { readonly id: string; readonly label: string };
  readonly children: ReactNode;
}

/** Who followed a link by keyboard goes on in the page it led to, not at the top of the window, and is told where. */
function useFocusOnPage(id: string) {
  const main = useRef<HTMLElement>(null);
  const before = useRef(id);
  useEffect(() => {
    if (before.current === id) return;
    before.current = id;
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [id]);
  return main;
}

function GoTo({ onGoTo }: { readonly onGoTo: () => void }) {
  const { t } = useTexts();
  useShortcut('mod+k', onGoTo);
  return (
    <button
      type="button"
      className={classes.goTo}
      aria-label={t('office.shell.goTo')}
      aria-keyshortcuts="Control+K"
      onClick={onGoTo}
    >
      <Icon name="search" />
      <span className={classes.goToWords}>{t('office.shell.goTo')}</span>
      <Kbd keys="mod+k" />
    </button>
  );
}

interface BarSectionsProps {
  readonly sections: readonly BarSection[];
  readonly side: readonly SectionGroup[] | undefined;
}

function BarSections({ sections, side }: BarSectionsProps) {
  const { t } = useTexts();
  const Link = useLink();
  const barGroup: SectionGroup = { label: t('office.shell.sections'), sections };
  const bar = useRef<HTMLElement>(null);
  const current = sections.find((section) => section.current)?.href;
  // There are more sections than a narrow window has room for.
  useEffect(() => {
    if (current)
      bar.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  if (sections.length === 0 && !side) return null;
  return (
    <>
      {side && (
        <div className={classNames(classes.fold, classes.foldSide)}>
          <SectionMenu groups={side} />
        </div>
      )}
      <div className={classNames(classes.fold, classes.foldAll)}>
        <SectionMenu groups={side ? [barGroup, ...side] : [barGroup]} />
      </div>
      <nav ref={bar} className={classes.sections} aria-label={barGroup.label}>
        {sections.map((section) => (
          <Link
            key={section.href}
            href={section.href}
            className={classes.section}
            aria-current={section.current ? 'page' : undefined}
          >
            {section.label}
            {section.count !== undefined && <Count value={section.count} />}
          </Link>
        ))}
      </nav>
    </>
  );
}

/** Rail = area, bar = section, column = item. The page never scrolls; its columns do. */
export function OfficeShell(props: OfficeShellProps) {
  const { sections, bar, side, saving, onGoTo, page, children, ...rail } = props;
  const { t } = useTexts();
  const mainId = useId();
  const main = useFocusOnPage(page.id);

  return (
    <div className={classes.shell}>
      <a className={classes.skip} href={`#${mainId}`}>
        {t('office.shell.skip')}
      </a>
      <Rail {...rail} />
      <div className={classes.room}>
        <header className={classNames(classes.bar, bar !== undefined && classes.taken)}>
          {bar ?? <BarSections sections={sections} side={side?.groups} />}
          <div className={classes.gap} />
          {saving}
          {onGoTo && <GoTo onGoTo={onGoTo} />}
        </header>
        <div className={classNames(classes.columns, side && classes.withSide)}>
          {side && (
            <div className={classes.side}>
              <SectionList label={side.label} groups={side.groups} />
            </div>
          )}
          <main ref={main} id={mainId} className={classes.main} tabIndex={-1} aria-label={page.label}>
            {children}
          </main>
        </div>
      </div>
    </div>
  );
}
