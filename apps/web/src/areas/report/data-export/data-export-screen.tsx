import { useFits } from '@flink/ui/office/page/use-fits.ts';
import { lazily } from '@flink/ui/office/release/lazily.ts';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { useLocation, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';
import classes from './data-export.module.css';
import { EXPORTS, ExportList } from './export-list.tsx';

/** Room for a list and what is made beside it. */
const WIDE = '(min-width: 1200px)';

const ExportPanel = lazily(() => import('./export-panel.tsx'));

function focusHeading(list: HTMLElement | null): void {
  const heading = list?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}

/** What was taken along and what is on its way; beside it the one that is made or changed. */
export default function DataExportScreen() {
  const router = useRouter();
  const { pathname } = useLocation();
  const isWide = useFits(WIDE);
  const opened = pathname.slice(EXPORTS.length + 1);
  const list = useRef<HTMLDivElement>(null);
  const isOpen = opened !== '';
  const wasOpen = useRef(isOpen);
  // Who closes the panel goes on in the list.
  useEffect(() => {
    if (wasOpen.current && !isOpen) focusHeading(list.current);
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <div className={classNames(classes.room, isOpen && classes.withPanel)}>
      {(isWide || !isOpen) && (
        <div className={classes.list} ref={list}>
          <ExportList opened={opened} />
        </div>
      )}
      {isOpen && (
        <Suspense fallback={<SkeletonRows rows={6} withPicture={false} />}>
          <ExportPanel
            key={opened}
            id={opened === 'create' ? null : opened}
            isAlone={!isWide}
            onClose={() => router.history.push(EXPORTS)}
            // What was just saved is not asked about, though the page may not have drawn it yet.
            onSaved={() => router.history.push(EXPORTS, undefined, { ignoreBlocker: true })}
          />
        </Suspense>
      )}
    </div>
  );
}
