import { TextArea, type TextAreaProps } from '@flink/ui/office/fields/text-area.tsx';
import { TextField, type TextFieldProps } from '@flink/ui/office/fields/text-field.tsx';
import { RichTextField, type RichTextFieldProps } from '@flink/ui/office-rich-text/rich-text-field.tsx';
import { useSteady } from '../document/use-steady.ts';
import { useWritten } from './use-written.ts';

export function WrittenField(props: Omit<TextFieldProps, 'onBlur'>) {
  const written = useWritten(props.value, props.onChange);
  // The key that calls it may have brought another document first.
  const onEnter = useSteady(() => props.onEnter?.());
  return <TextField {...props} {...written} onEnter={onEnter} />;
}

export function WrittenArea(props: Omit<TextAreaProps, 'onBlur'>) {
  return <TextArea {...props} {...useWritten(props.value, props.onChange)} />;
}

export function WrittenRich(props: RichTextFieldProps) {
  const { value, onChange, ...leaving } = useWritten(props.value, props.onChange);
  return (
    <div {...leaving}>
      <RichTextField {...props} value={value} onChange={onChange} />
    </div>
  );
}
