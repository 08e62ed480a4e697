import { RESOURCES } from '@flink/contract/resources/all.ts';
import { lazily } from '@flink/ui/office/release/lazily.ts';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { Suspense } from 'react';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { RowLoader } from '../../resource/row-loader.tsx';
import { FamilyBlock } from './family-block.tsx';
import { FamilyMembers } from './family-members.tsx';
import { PrepaidHours } from './prepaid-hours.tsx';
import { ProductField } from './product-field.tsx';

const FamilyPayments = lazily(() => import('./family-payments.tsx'));
const PersonalDataCard = lazily(() => import('./personal-data.tsx'));

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
            // Its members stand below, each with a form of their own.
            children: () => null,
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
                <Suspense fallback={<SkeletonRows rows={3} withPicture={false} />}>
                  <FamilyPayments familyId={row._id} />
                  <PersonalDataCard familyId={row._id} />
                </Suspense>
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
