import { RESOURCES } from '@flink/contract/resources/all.ts';
import { LinkButton } from '@flink/ui/office/buttons/button.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
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
      {(row) => (row ? <Role key={row._id} row={row} /> : <NewRole />)}
    </RowLoader>
  );
}

/** With what another role may do, where the address names one. */
function NewRole() {
  const { api } = useManaged(resource);
  const from = new URLSearchParams(useLocation().searchStr).get('from');
  const other = useQuery({
    queryKey: ['row', resource.name, from],
    queryFn: ({ signal }) => api.row(from ?? '', signal),
    enabled: from !== null,
    retry: false,
  });
  if (from !== null && other.isPending) return null;
  return <Role key={other.data?._id ?? 'new'} row={null} {...(other.data ? { like: other.data } : {})} />;
}

function Role({ row, like }: { readonly row: ManagedRow | null; readonly like?: ManagedRow }) {
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
        : {})}
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
