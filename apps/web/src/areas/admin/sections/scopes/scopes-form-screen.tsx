import { RESOURCES } from '@flink/contract/resources/all.ts';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { RowLoader } from '../../resource/row-loader.tsx';
import { CategoryEditor } from './category-editor.tsx';

/** A scope, with the editor of its categories. */
export default function ScopesFormScreen() {
  return (
    <RowLoader resource={RESOURCES.scopes}>
      {(row) => (
        <ResourceForm
          key={row?._id ?? 'new'}
          resource={RESOURCES.scopes}
          row={row}
          fields={{ categories: (props) => <CategoryEditor {...props} /> }}
        />
      )}
    </RowLoader>
  );
}
