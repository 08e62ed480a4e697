import { useSyncExternalStore } from 'react';
import { placesIn } from './menu-tools.ts';

const placesNow = (): number => placesIn(window.innerWidth, window.innerHeight);

function subscribe(onChange: () => void): () => void {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}

export const useBarPlaces = (): number => useSyncExternalStore(subscribe, placesNow);
