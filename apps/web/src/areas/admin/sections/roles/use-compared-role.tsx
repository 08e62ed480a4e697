import { RESOURCES } from '@flink/contract/resources/all.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReferenceField } from '../../resource/fields/reference-field.tsx';
import { useManaged } from '../../resource/use-managed.ts';
import classes from './permissions-field.module.css';

const resource = RESOURCES.roles;

/** Another role to hold this one against: the field that chooses it, and what it may do. */
export function useComparedRole() {
  const { t } = useTexts();
  const { api } = useManaged(resource);
  const [id, setId] = useState<string | null>(null);
  const other = useQuery({
    queryKey: ['row', resource.name, id],
    queryFn: ({ signal }) => api.row(id ?? '', signal),
    enabled: id !== null,
    retry: false,
  });
  const row = id === null ? undefined : other.data;
  return {
    field: (
      <div className={classes.compare}>
        <ReferenceField label={t('permission.compare')} to="roles" value={id} onChange={setId} clearable />
      </div>
    ),
    name: String(row?.name ?? ''),
    rights: row ? new Set(row.permissions as readonly string[]) : null,
  };
}
