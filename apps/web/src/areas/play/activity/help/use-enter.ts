import { useEffect, useEffectEvent } from 'react';

/** Enter goes on, also when nothing has the focus; what has it and can be pressed is pressed. */
export function useEnter(onEnter: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || event.repeat) return;
    if (event.target instanceof Element && event.target.closest('button, a, input, video')) return;
    onEnter();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
