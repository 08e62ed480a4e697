import { RESOURCES } from '@flink/contract/resources/all.ts';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { RowLoader } from '../../resource/row-loader.tsx';
import { PermissionsField } from './permissions-field.tsx';

/** A role, with the tree of what it may do. */
export default function RolesFormScreen() {
  return (
    <RowLoader resource={RESOURCES.roles}>
      {(row) => (
        <ResourceForm
          key={row?._id ?? 'new'}
          resource={RESOURCES.roles}
          row={row}
          fields={{ permissions: (props) => <PermissionsField {...props} /> }}
        />
      )}
    </RowLoader>
  );
}
