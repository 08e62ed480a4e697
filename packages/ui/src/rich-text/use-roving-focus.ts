import { type KeyboardEvent, useState } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One stop of Tab for a whole toolbar: the arrows lead from tool to tool, Home and End to the first and last. */
export function useRovingFocus(dir: 'ltr' | 'rtl') {
  const [current, setCurrent] = useState<string | null>(null);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]')];
    const at = all.indexOf(event.target as HTMLElement);
    const step = STEPS[event.key];
    if (at === -1 || event.altKey || event.ctrlKey || event.metaKey) return;
    const to =
      step !== undefined
        ? all[(at + (dir === 'rtl' ? -step : step) + all.length) % all.length]
        : event.key === 'Home'
          ? all[0]
          : event.key === 'End'
            ? all.at(-1)
            : undefined;
    if (!to) return;
    event.preventDefault();
    to.focus();
  };

  /** `first`: who is reached by Tab before any other was. */
  const toolProps = (name: string, first: boolean) => ({
    'data-tool': name,
    tabIndex: (current === null ? first : current === name) ? 0 : -1,
    onFocus: () => setCurrent(name),
  });

  return { onKeyDown, toolProps };
}
