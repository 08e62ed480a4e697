import { Switch } from '@mantine/core';

export interface SwitchFieldProps {
  readonly label: string;
  /** What it does, or why this role may not change it. */
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly name?: string;
}

/** Acts at once or with the form; the words stand at the start, the switch at the end of the line. */
export function SwitchField({ hint, onChange, ...rest }: SwitchFieldProps) {
  return <Switch {...rest} description={hint} onChange={(event) => onChange(event.currentTarget.checked)} />;
}
