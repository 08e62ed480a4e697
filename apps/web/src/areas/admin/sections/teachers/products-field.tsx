import { allows } from '@flink/contract/access/rules.ts';
import { MultiSelectField } from '@flink/ui/office/fields/multi-select-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { officeApi } from '../../../../shared/office/office-api.ts';
import { holderOf, useSession } from '../../../../shared/session/session-store.ts';
import type { FieldInputProps } from '../../resource/fields/field-props.ts';

const MAY_SEE_PRODUCTS = { flinkAdmin: { products: { view: true } } } as const;

interface ProductsFieldProps extends FieldInputProps {
  readonly learningCenterId: string | null;
  /** Null for a new one. */
  readonly teacherId: string | null;
}

/** Of what the center has, what the teacher sees; what was given before stays offered. */
export function ProductsField({
  learningCenterId,
  teacherId,
  field: _field,
  option: _option,
  value,
  ...rest
}: ProductsFieldProps) {
  const ofCenter = useQuery({
    queryKey: ['assignedProducts', learningCenterId],
    queryFn: () => officeApi('assignedProducts', { params: { id: learningCenterId ?? '' } }),
    enabled: learningCenterId !== null,
    retry: false,
  });
  const maySee = allows(MAY_SEE_PRODUCTS, holderOf(useSession()));
  const given = useQuery({
    queryKey: ['teacherProducts', teacherId],
    queryFn: () => officeApi('teacherProducts', { query: { teacherId: teacherId ?? '' } }),
    enabled: teacherId !== null && maySee,
    retry: false,
  });
  const names = new Map(
    [...(given.data?.data ?? []), ...(ofCenter.data?.data ?? [])].map(({ _id, name }) => [_id, name]),
  );
  return (
    <MultiSelectField
      {...rest}
      value={value as readonly string[]}
      options={Array.from(names, ([id, label]) => ({ value: id, label }))}
    />
  );
}
