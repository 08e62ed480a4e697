import { inLanguage } from '@flink/ui/texts/language.tsx';
import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';

/** A finger that goes less far, or more up and down than along, does not mean the page. */
const SWIPE_PX = 48;

interface Turning {
  readonly locale: string;
  /** One page on, or back. */
  turn(by: 1 | -1): void;
}

/** Where keys belong to what has the focus: a choice of speed, a dialog above the book. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, select, textarea, video, dialog, [role="dialog"]') !== null;

/** Pages turn by arrows and by a swipe, the way the language is written. */
export function usePageTurning({ locale, turn }: Turning) {
  const ahead = inLanguage(locale).dir === 'rtl' ? -1 : 1;
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const plain = !event.defaultPrevented && !event.altKey && !event.ctrlKey && !event.metaKey;
    if (!plain || isTaken(event.target)) return;
    const way: Readonly<Record<string, number>> = {
      ArrowRight: ahead,
      ArrowLeft: -ahead,
      PageDown: 1,
      PageUp: -1,
    };
    const by = way[event.key];
    if (by === undefined) return;
    event.preventDefault();
    turn(by === 1 ? 1 : -1);
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  return {
    onPointerDown: ({ clientX, clientY, isPrimary }: PointerEvent) => {
      from.current = isPrimary ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const start = from.current;
      from.current = null;
      if (!start) return;
      const along = clientX - start.x;
      if (Math.abs(along) < SWIPE_PX || Math.abs(along) < 1.5 * Math.abs(clientY - start.y)) return;
      turn(Math.sign(along) === -ahead ? 1 : -1);
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
