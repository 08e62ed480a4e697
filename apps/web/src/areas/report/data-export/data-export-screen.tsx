import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { useLocation, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import classes from './data-export.module.css';
import { EXPORTS, ExportList } from './export-list.tsx';

/** Room for a list and what is made beside it. */
const WIDE = '(min-width: 1200px)';
const isWideNow = () => matchMedia(WIDE).matches;
const onWidth = (then: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', then);
  return () => query.removeEventListener('change', then);
};

const ExportPanel = lazy(() => import('./export-panel.tsx'));

/** What was taken along and what is on its way; beside it the one that is made or changed. */
export default function DataExportScreen() {
  const router = useRouter();
  const { pathname } = useLocation();
  const isWide = useSyncExternalStore(onWidth, isWideNow);
  const opened = pathname.slice(EXPORTS.length + 1);
  return (
    <div className={classNames(classes.room, opened !== '' && classes.withPanel)}>
      {(isWide || opened === '') && (
        <div className={classes.list}>
          <ExportList isPanelOpen={opened !== ''} />
        </div>
      )}
      {opened !== '' && (
        <Suspense fallback={<SkeletonRows rows={6} withPicture={false} />}>
          <ExportPanel
            key={opened}
            id={opened === 'create' ? null : opened}
            isAlone={!isWide}
            onClose={() => router.history.push(EXPORTS)}
          />
        </Suspense>
      )}
    </div>
  );
}
