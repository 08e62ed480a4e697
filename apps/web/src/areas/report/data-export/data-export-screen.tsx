import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { useLocation, useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import classes from './data-export.module.css';
import { EXPORTS, ExportList } from './export-list.tsx';

const ExportPanel = lazy(() => import('./export-panel.tsx'));

/** What was taken along and what is on its way; beside it the one that is made or changed. */
export default function DataExportScreen() {
  const router = useRouter();
  const { pathname } = useLocation();
  const opened = pathname.slice(EXPORTS.length + 1);
  return (
    <div className={classNames(classes.room, opened !== '' && classes.withPanel)}>
      <div className={classes.list}>
        <ExportList isPanelOpen={opened !== ''} />
      </div>
      {opened !== '' && (
        <Suspense fallback={<SkeletonRows rows={6} withPicture={false} />}>
          <ExportPanel
            key={opened}
            id={opened === 'create' ? null : opened}
            onClose={() => router.history.push(EXPORTS)}
          />
        </Suspense>
      )}
    </div>
  );
}
