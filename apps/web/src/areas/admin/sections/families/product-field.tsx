import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { officeApi } from '../../../../shared/office/office-api.ts';
import type { FieldInputProps } from '../../resource/fields/field-props.ts';
import { useMaySee } from '../../resource/fields/use-offered.ts';

interface ProductFieldProps extends FieldInputProps {
  readonly learningCenterId: string | null;
}

/** One of those that the center may give to families. */
export function ProductField({
  learningCenterId,
  field: _field,
  option: _option,
  errorAt: _errorAt,
  files: _files,
  language: _language,
  value,
  called,
  ...rest
}: ProductFieldProps) {
  const maySee = useMaySee('learningCenters');
  const disabled = rest.disabled === true || !maySee;
  const offered = useQuery({
    queryKey: ['assignedProducts', learningCenterId],
    queryFn: () => officeApi('assignedProducts', { params: { id: learningCenterId ?? '' } }),
    enabled: learningCenterId !== null && !disabled,
    retry: false,
  });
  const options = (offered.data?.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
  const isOffered = options.some((option) => option.value === value);
  return (
    <SelectField
      {...rest}
      disabled={disabled}
      value={value as string | null}
      options={
        typeof value === 'string' && called !== undefined && !isOffered
          ? [{ value, label: called }, ...options]
          : options
      }
      clearable
    />
  );
}
