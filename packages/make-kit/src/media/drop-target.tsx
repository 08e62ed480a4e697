import { Button, type ButtonVariant } from '@flink/ui/office/buttons/button.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type ClipboardEvent, type DragEvent, type ReactNode, useRef, useState } from 'react';
import type { FileKind } from '../description/field.ts';
import classes from './drop-target.module.css';
import { ACCEPTED } from './limits.ts';

/** Takes a file that is dropped on it, or pasted while something in it has the focus. */
export function DropTarget(props: {
  readonly kind: FileKind;
  readonly onFile: (file: File) => void;
  readonly large?: boolean;
  readonly children: ReactNode;
}) {
  const [over, setOver] = useState(false);
  const { t } = useTexts();
  const { error: tell } = useDialogs();
  const take = (event: DragEvent | ClipboardEvent, files: FileList) => {
    const [file] = files;
    if (file === undefined) return;
    event.preventDefault();
    // Spec 3 §5.4: a single file; which of several was meant, nobody knows.
    if (files.length > 1) void tell({ title: t('make.file.several'), message: t('make.file.severalHint') });
    else props.onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are besides; a button inside does the same.
    <div
      className={classNames(classes.drop, props.large && classes.large, over && classes.over)}
      data-file={props.kind}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event, event.dataTransfer.files);
      }}
      onPaste={(event) => take(event, event.clipboardData.files)}
    >
      {props.children}
    </div>
  );
}

/** The button that opens the browser's own choice of files. */
export function ChooseFile(props: {
  readonly kind: FileKind;
  /** Of what: “Picture of the question”. */
  readonly label: string;
  readonly variant?: ButtonVariant;
  readonly onFile: (file: File) => void;
  readonly describedBy?: string;
  readonly children: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        icon="upload"
        {...(props.variant === undefined ? {} : { variant: props.variant })}
        onClick={() => input.current?.click()}
        {...(props.describedBy === undefined ? {} : { 'aria-describedby': props.describedBy })}
      >
        {props.children}
      </Button>
      <input
        ref={input}
        type="file"
        className={classes.input}
        accept={ACCEPTED[props.kind]}
        tabIndex={-1}
        aria-label={props.label}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file !== undefined) props.onFile(file);
        }}
      />
    </>
  );
}
