import { allows } from '@flink/contract/access/rules.ts';
import { RESOURCES } from '@flink/contract/resources/all.ts';
import { LinkButton } from '@flink/ui/office/buttons/button.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { mayIn } from '../../../../shared/office-routes.ts';
import { holderOf, useSession } from '../../../../shared/session/session-store.ts';
import { FieldInput } from '../../resource/fields/field-input.tsx';
import type { FieldInputProps } from '../../resource/fields/field-props.ts';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { RowLoader } from '../../resource/row-loader.tsx';

const resource = RESOURCES.solutions;

/** A solution, with the way to its menu. */
export default function SolutionsFormScreen() {
  const { t } = useTexts();
  const mayBuild = allows(mayIn('solutions', 'edit'), holderOf(useSession()));
  return (
    <RowLoader resource={resource}>
      {(row) => (
        <ResourceForm
          key={row?._id ?? 'new'}
          resource={resource}
          row={row}
          fields={{
            productId: (props: FieldInputProps) => (
              <FieldInput
                {...props}
                {...(row && props.value !== props.kept
                  ? { hint: t('manage.menuMoves', { product: String(row.productName) }) }
                  : {})}
              />
            ),
          }}
          actions={
            row &&
            mayBuild && (
              <LinkButton icon="list-tree" href={`/admin/solutions/solution-menu/${row._id}`}>
                {t('builder.link')}
              </LinkButton>
            )
          }
        />
      )}
    </RowLoader>
  );
}
