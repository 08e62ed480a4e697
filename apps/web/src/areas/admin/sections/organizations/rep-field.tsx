import { roles } from '@flink/contract/access/roles.ts';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { officeApi } from '../../../../shared/office/office-api.ts';
import { useSession } from '../../../../shared/session/session-store.ts';
import type { FieldInputProps } from '../../resource/fields/field-props.ts';
import type { Listed } from '../../resource/resource-api.ts';

interface RepFieldProps extends FieldInputProps {
  /** Of who it is now. */
  readonly name: string | null;
}

/** A rep sees only themselves, preset and locked; what the organisation itself may not change is shown (spec 3 §6). */
export function RepField({ name, value, onChange, label, disabled = false, error, hint }: RepFieldProps) {
  const session = useSession();
  const alias = session?.userRole.alias;
  const isRep = alias === roles.REP.alias;
  const mayChoose = (alias === 'SUPER' || alias === 'MASTER_ADMIN') && !disabled;
  const reps = useQuery({
    queryKey: ['list', 'users', 'REP'],
    queryFn: async ({ signal }) => {
      const users = await officeApi('usersList', { query: { roleAlias: roles.REP.alias } }, { signal });
      return users.map(({ _id, firstname, lastname }) => ({ _id, title: `${firstname} ${lastname}` }));
    },
    enabled: mayChoose,
    retry: false,
  });
  const words = { label, ...(error ? { error } : {}), ...(hint ? { hint } : {}) };
  if (!mayChoose) {
    const own = isRep ? `${session?.user.firstname} ${session?.user.lastname}` : (name ?? '');
    return <TextField {...words} value={own} disabled onChange={() => undefined} />;
  }
  const known: readonly Listed[] =
    reps.data ?? (typeof value === 'string' ? [{ _id: value, title: name ?? '' }] : []);
  return (
    <SelectField
      {...words}
      value={value as string | null}
      options={known.map(({ _id, title }) => ({ value: _id, label: title }))}
      searchable
      clearable
      onChange={onChange}
    />
  );
}
