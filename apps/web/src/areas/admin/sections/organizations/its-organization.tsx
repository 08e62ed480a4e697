import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { EditLink } from '../../resource/fields/edit-link.tsx';
import type { ManagedRow } from '../../resource/resource-api.ts';

interface ItsOrganizationProps {
  readonly label: string;
  readonly row: ManagedRow;
}

/** A region or a center stays in its organisation: its families, plans and people belong there too. */
export function ItsOrganization({ label, row }: ItsOrganizationProps) {
  const name = String(row.masterOrganizationName);
  return (
    <>
      <TextField label={label} disabled value={name} onChange={() => undefined} />
      <EditLink to="masterOrganizations" id={String(row.masterOrganizationId)} name={name} />
    </>
  );
}
