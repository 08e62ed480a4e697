import { RESOURCES } from '@flink/contract/resources/all.ts';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { RowLoader } from '../../resource/row-loader.tsx';
import { FamilyBlock } from './family-block.tsx';
import { FamilyMembers } from './family-members.tsx';
import { PersonalDataCard } from './personal-data.tsx';
import { PrepaidHours } from './prepaid-hours.tsx';
import { ProductField } from './product-field.tsx';

/** A family with its members, its hours and whether it may play. */
export default function FamiliesFormScreen() {
  return (
    <RowLoader resource={RESOURCES.families}>
      {(row) => (
        <ResourceForm
          key={row?._id ?? 'new'}
          resource={RESOURCES.families}
          row={row}
          fields={{
            productId: (product, propsOf) => (
              <ProductField
                {...product}
                learningCenterId={propsOf('learningCenterId').value as string | null}
              />
            ),
          }}
          below={
            row && (
              <>
                <FamilyMembers familyId={row._id} />
                <PersonalDataCard familyId={row._id} />
              </>
            )
          }
          beside={
            row && (
              <>
                <FamilyBlock family={row} />
                <PrepaidHours familyId={row._id} />
              </>
            )
          }
        />
      )}
    </RowLoader>
  );
}
