import { roles } from '@flink/contract/access/roles.ts';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { officeApi } from '../../../../shared/office/office-api.ts';
import { useSession } from '../../../../shared/session/session-store.ts';
import { useDebounced } from '../../../../shared/use-debounced.ts';
import type { FieldInputProps } from '../../resource/fields/field-props.ts';
import type { Listed } from '../../resource/resource-api.ts';

const SEARCH_PAUSE_MS = 250;

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
  const [chosen, setChosen] = useState<Listed | null>(null);
  const [typed, setTyped] = useState('');
  const filter = useDebounced(typed, SEARCH_PAUSE_MS);
  const reps = useQuery({
    queryKey: ['list', 'users', 'REP', filter],
    queryFn: async ({ signal }) => {
      const users = await officeApi(
        'usersList',
        { query: { roleAlias: roles.REP.alias, filter } },
        { signal },
      );
      return users.map(({ _id, firstname, lastname }) => ({ _id, title: `${firstname} ${lastname}` }));
    },
    enabled: mayChoose,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const words = { label, ...(error ? { error } : {}), ...(hint ? { hint } : {}) };
  if (!mayChoose) {
    const own = isRep ? `${session?.user.firstname} ${session?.user.lastname}` : (name ?? '');
    return <TextField {...words} value={own} disabled onChange={() => undefined} />;
  }
  const found: readonly Listed[] = reps.data ?? [];
  const own =
    typeof value === 'string' ? (chosen?._id === value ? chosen : { _id: value, title: name ?? '' }) : null;
  const known = own === null || found.some(({ _id }) => _id === own._id) ? found : [own, ...found];
  return (
    <SelectField
      {...words}
      value={value as string | null}
      options={known.map(({ _id, title }) => ({ value: _id, label: title }))}
      searchable
      clearable
      // The name of who is chosen stands in the field; it is not what somebody looks for.
      onSearch={(words) => setTyped(known.some(({ title }) => title === words) ? '' : words)}
      onChange={(id) => {
        setChosen(known.find(({ _id }) => _id === id) ?? null);
        onChange(id);
      }}
    />
  );
}
