import { RESOURCES } from '@flink/contract/resources/all.ts';
import { FieldInput } from '../../resource/fields/field-input.tsx';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { RowLoader } from '../../resource/row-loader.tsx';
import { TakenSolutions } from './taken-solutions.tsx';

const resource = RESOURCES.products;

/** A product; a solution that it takes from another one is named before it is saved. */
export default function ProductsFormScreen() {
  return (
    <RowLoader resource={resource}>
      {(row) => (
        <ResourceForm
          key={row?._id ?? 'new'}
          resource={resource}
          row={row}
          fields={{
            solutionIds: (props) => (
              <>
                <FieldInput {...props} />
                <TakenSolutions
                  chosen={props.value as readonly string[]}
                  kept={(props.kept ?? []) as readonly string[]}
                />
              </>
            ),
          }}
        />
      )}
    </RowLoader>
  );
}
