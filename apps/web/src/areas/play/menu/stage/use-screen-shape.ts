import { useSyncExternalStore } from 'react';

/** Spec 1 §9: an aspect ratio of 1.25 or more is landscape. */
const UPRIGHT = '(max-aspect-ratio: 5 / 4)';
const SLIM = '(max-width: 699px)';
const NARROW = '(max-width: 599px)';

/** `low`: lying and narrow, as a tablet at 200 % zoom or the smallest phone on its side. */
export type ScreenShape = 'landscape' | 'low' | 'upright' | 'slim' | 'phone';

const shapeNow = (): ScreenShape => {
  if (!matchMedia(UPRIGHT).matches) return matchMedia(SLIM).matches ? 'low' : 'landscape';
  if (matchMedia(NARROW).matches) return 'phone';
  return matchMedia(SLIM).matches ? 'slim' : 'upright';
};

function subscribe(onChange: () => void): () => void {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}

export const useScreenShape = (): ScreenShape => useSyncExternalStore(subscribe, shapeNow);
