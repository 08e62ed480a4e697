import { TextArea, type TextAreaProps } from '@flink/ui/office/fields/text-area.tsx';
import { TextField, type TextFieldProps } from '@flink/ui/office/fields/text-field.tsx';
import { RichTextField, type RichTextFieldProps } from '@flink/ui/office-rich-text/rich-text-field.tsx';
import { useReducer } from 'react';
import { useSteady } from '../document/use-steady.ts';
import { useTextBox, useWritten } from './use-written.ts';

export function WrittenField(props: Omit<TextFieldProps, 'onBlur' | 'ref'>) {
  const written = useWritten(props.value, props.onChange);
  const box = useTextBox<HTMLInputElement>(props.value, written);
  // The key that calls it may have brought another document first.
  const onEnter = useSteady(() => props.onEnter?.());
  return <TextField {...props} {...box} {...written.leaving} onChange={written.onChange} onEnter={onEnter} />;
}

export function WrittenArea(props: Omit<TextAreaProps, 'onBlur' | 'ref'>) {
  const written = useWritten(props.value, props.onChange);
  const box = useTextBox<HTMLTextAreaElement>(props.value, written);
  return <TextArea {...props} {...box} {...written.leaving} onChange={written.onChange} />;
}

export function WrittenRich(props: RichTextFieldProps) {
  const { newest, leaving, onChange } = useWritten(props.value, props.onChange);
  // Its editor may come while somebody writes, and begins with what is written then.
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  return (
    <div {...leaving}>
      <RichTextField
        {...props}
        value={newest()}
        onChange={(html) => {
          onChange(html);
          drawAgain();
        }}
        onDone={() => {
          leaving.onBlur();
          props.onDone?.();
        }}
      />
    </div>
  );
}
