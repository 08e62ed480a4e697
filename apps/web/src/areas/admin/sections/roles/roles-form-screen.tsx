import { RESOURCES } from '@flink/contract/resources/all.ts';
import { LinkButton } from '@flink/ui/office/buttons/button.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { CopiedRow } from '../../resource/copied-row.tsx';
import type { ManagedRow } from '../../resource/resource-api.ts';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { RowLoader } from '../../resource/row-loader.tsx';
import { useManaged } from '../../resource/use-managed.ts';
import { PermissionsField } from './permissions-field.tsx';

const resource = RESOURCES.roles;

/** A role, with the tree of what it may do. */
export default function RolesFormScreen() {
  return (
    <RowLoader resource={resource}>
      {(row) =>
        row ? (
          <Role key={row._id} row={row} />
        ) : (
          <CopiedRow resource={resource}>
            {(like) => <Role key={like?._id ?? 'new'} row={null} like={like} />}
          </CopiedRow>
        )
      }
    </RowLoader>
  );
}

interface RoleProps {
  readonly row: ManagedRow | null;
  /** What a new one may do at first. */
  readonly like?: ManagedRow | null;
}

function Role({ row, like }: RoleProps) {
  const { t } = useTexts();
  const managed = useManaged(resource);
  return (
    <ResourceForm
      resource={resource}
      row={row}
      fields={{ permissions: (props) => <PermissionsField {...props} /> }}
      {...(like
        ? {
            preset: {
              redirect: like.redirect,
              flinkAdmin: like.flinkAdmin,
              flinkMake: like.flinkMake,
              permissions: like.permissions,
            },
          }
        : { preset: { redirect: 'account' } })}
      actions={
        row &&
        managed.may('create') && (
          <LinkButton icon="copy" href={`/admin/roles/create?from=${row._id}`}>
            {t('resource.roles.copy')}
          </LinkButton>
        )
      }
    />
  );
}
