import { type ComponentProps, useEffect, useRef } from 'react';

export interface FormProps extends Omit<ComponentProps<'form'>, 'noValidate' | 'onInput' | 'ref'> {
  /** The answer to what was sent is still on its way. */
  readonly busy?: boolean;
}

/** A form that leads to the first field that is wrong, so that somebody who does not see it is told at once. */
export function Form({ busy = false, onSubmit, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(false);

  useEffect(() => {
    if (!sent.current || busy) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong) return;
    sent.current = false;
    wrong.focus();
  });

  return (
    <form
      {...rest}
      ref={form}
      noValidate
      onInput={() => {
        sent.current = false;
      }}
      onSubmit={(event) => {
        sent.current = true;
        onSubmit?.(event);
      }}
    />
  );
}
