import { useCallback, useEffect, useRef, useState } from 'react';
import { idleIn, SIGNS_OF_LIFE } from '../../time/presence.ts';

/** True when nobody has touched anything for ten minutes; a touch alone does not end it, an answer does. */
export function useIdle(): { readonly idle: boolean; wake(): void } {
  const [idle, setIdle] = useState(false);
  const lastTouch = useRef(0);

  useEffect(() => {
    if (idle) return;
    lastTouch.current = Date.now();
    const touch = () => {
      lastTouch.current = Date.now();
    };
    let timer = setTimeout(look, idleIn('activity', lastTouch.current, Date.now()));
    function look() {
      const left = idleIn('activity', lastTouch.current, Date.now());
      if (left === 0) setIdle(true);
      else timer = setTimeout(look, left);
    }
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, touch, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, touch);
    };
  }, [idle]);

  return { idle, wake: useCallback(() => setIdle(false), []) };
}
