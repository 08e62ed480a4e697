import { RESOURCES } from '@flink/contract/resources/all.ts';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { RowLoader } from '../../resource/row-loader.tsx';
import { AssignedFamilies } from './assigned-families.tsx';
import { ProductsField } from './products-field.tsx';

/** A teacher with products and, once there, the families of the own center. */
export default function TeachersFormScreen() {
  return (
    <RowLoader resource={RESOURCES.teachers}>
      {(row) => (
        <ResourceForm
          key={row?._id ?? 'new'}
          resource={RESOURCES.teachers}
          row={row}
          fields={{
            products: (products, propsOf) => (
              <ProductsField
                {...products}
                learningCenterId={propsOf('learningCenterId').value as string | null}
                teacherId={row?._id ?? null}
              />
            ),
          }}
          below={row && <AssignedFamilies teacher={row} />}
        />
      )}
    </RowLoader>
  );
}
