import { RESOURCES } from '@flink/contract/resources/all.ts';
import type { ManagedRow } from '../../resource/resource-api.ts';
import { ResourceForm, type ResourceFormProps } from '../../resource/resource-form.tsx';
import { RowLoader } from '../../resource/row-loader.tsx';
import { AssignedFamilies } from './assigned-families.tsx';
import { ProductsField } from './products-field.tsx';
import { useAssignedFamilies } from './use-assigned-families.ts';

const resource = RESOURCES.teachers;

/** A teacher with products and, once there, the families of the own center. */
export default function TeachersFormScreen() {
  return (
    <RowLoader resource={resource}>
      {(row) => (row ? <Teacher key={row._id} row={row} /> : <TeacherForm row={null} />)}
    </RowLoader>
  );
}

function Teacher({ row }: { readonly row: ManagedRow }) {
  const families = useAssignedFamilies(row);
  return (
    <TeacherForm
      row={row}
      along={families.mayChange ? [families] : []}
      below={<AssignedFamilies draft={families} />}
    />
  );
}

function TeacherForm({ row, ...more }: Pick<ResourceFormProps, 'row' | 'along' | 'below'>) {
  return (
    <ResourceForm
      {...more}
      resource={resource}
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
    />
  );
}
