import { RESOURCES } from '@flink/contract/resources/all.ts';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { RowLoader } from '../../resource/row-loader.tsx';
import { DefaultOptions } from './default-options.tsx';

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
            defaultOptions: (props) => <DefaultOptions {...props} alias={String(row?.alias ?? '')} />,
          }}
        />
      )}
    </RowLoader>
  );
}
