import { type RefObject, useEffect } from 'react';
import { type Gaze, gazeTowards } from './gaze.ts';
import { isCalm } from './is-calm.ts';

/** After this he looks at the child again. */
const LOOKS_MS = 2_500;

/** The eyes follow what is pointed at, touched or reached by keyboard. */
export function useGaze(eyes: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = eyes.current;
    if (!isOpen || !element || isCalm(element)) return;
    let target: Gaze | null = null;
    let frame = 0;
    let rest: ReturnType<typeof setTimeout> | undefined;

    const turn = () => {
      frame = 0;
      if (!target) return;
      const { x, y } = gazeTowards(element.getBoundingClientRect(), target);
      element.style.setProperty('--look-x', x.toFixed(2));
      element.style.setProperty('--look-y', y.toFixed(2));
    };
    const lookAt = (point: Gaze) => {
      target = point;
      clearTimeout(rest);
      rest = setTimeout(lookAway, LOOKS_MS);
      if (frame === 0) frame = requestAnimationFrame(turn);
    };
    const lookAway = () => {
      element.style.removeProperty('--look-x');
      element.style.removeProperty('--look-y');
    };
    const point = ({ clientX, clientY }: PointerEvent) => lookAt({ x: clientX, y: clientY });
    const focus = ({ target: focused }: FocusEvent) => {
      if (!(focused instanceof Element)) return;
      const { left, top, width, height } = focused.getBoundingClientRect();
      lookAt({ x: left + width / 2, y: top + height / 2 });
    };
    document.addEventListener('pointerdown', point, { passive: true });
    document.addEventListener('pointermove', point, { passive: true });
    document.addEventListener('focusin', focus);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
      lookAway();
      document.removeEventListener('pointerdown', point);
      document.removeEventListener('pointermove', point);
      document.removeEventListener('focusin', focus);
    };
  }, [eyes, isOpen]);
}
