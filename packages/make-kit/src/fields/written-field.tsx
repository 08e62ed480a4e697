import { TextArea, type TextAreaProps } from '@flink/ui/office/fields/text-area.tsx';
import { TextField, type TextFieldProps } from '@flink/ui/office/fields/text-field.tsx';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSteady } from '../document/use-steady.ts';
import { doesMore, writtenIn } from './written-pace.ts';

/**
 * A letter is shown at once, and what follows from it in the document when its author pauses: a key must not wait until
 * 200 problems are drawn.
 */
function useWritten(value: string, write: (text: string) => void) {
  const [ahead, setAhead] = useState<string | null>(null);
  const since = useRef<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const settle = useSteady((text: string) => {
    clearTimeout(timer.current);
    since.current = null;
    write(text);
    setAhead(null);
  });
  // Who is gone must not write: another problem may stand in its place now.
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (ahead === null) return;
    // Before anybody else hears that the page goes: what they keep then has the last letter.
    const leave = () => flushSync(() => settle(ahead));
    window.addEventListener('pagehide', leave, { capture: true });
    window.addEventListener('visibilitychange', leave, { capture: true });
    return () => {
      window.removeEventListener('pagehide', leave, { capture: true });
      window.removeEventListener('visibilitychange', leave, { capture: true });
    };
  }, [ahead, settle]);
  return {
    value: ahead ?? value,
    onChange: (text: string) => {
      setAhead(text);
      const now = Date.now();
      since.current ??= now;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => settle(text), writtenIn(now - since.current));
    },
    // Whatever a key or another field does to the document, does it to what was written.
    onBlur: () => {
      if (ahead !== null) settle(ahead);
    },
    onKeyDownCapture: ({ nativeEvent }: KeyboardEvent) => {
      if (ahead !== null && doesMore(nativeEvent)) flushSync(() => settle(ahead));
    },
  };
}

export function WrittenField(props: Omit<TextFieldProps, 'onBlur'>) {
  const written = useWritten(props.value, props.onChange);
  // The key that calls it may have brought another document first.
  const onEnter = useSteady(() => props.onEnter?.());
  return <TextField {...props} {...written} onEnter={onEnter} />;
}

export function WrittenArea(props: Omit<TextAreaProps, 'onBlur'>) {
  return <TextArea {...props} {...useWritten(props.value, props.onChange)} />;
}
