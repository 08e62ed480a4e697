import { RESOURCES } from '@flink/contract/resources/all.ts';
import { lazily } from '@flink/ui/office/release/lazily.ts';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { Suspense } from 'react';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { RowLoader } from '../../resource/row-loader.tsx';

/** Comes with the editors of Make, below the fields that are the template's own. */
const DefaultOptions = lazily(() => import('./default-options.tsx'));

/** A template, with the options that its new activities begin with. */
export default function ActivityTemplatesFormScreen() {
  return (
    <RowLoader resource={RESOURCES['activity-templates']}>
      {(row) => (
        <ResourceForm
          key={row?._id ?? 'new'}
          resource={RESOURCES['activity-templates']}
          row={row}
          fields={{
            defaultOptions: (props) => (
              <Suspense fallback={<SkeletonRows rows={4} withPicture={false} />}>
                <DefaultOptions {...props} alias={String(row?.alias ?? '')} />
              </Suspense>
            ),
          }}
        />
      )}
    </RowLoader>
  );
}
