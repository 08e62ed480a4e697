import { useSyncExternalStore } from 'react';
import { placesIn } from './menu-tools.ts';

const placesNow = (): number => placesIn(window.innerWidth, window.innerHeight);

/** Measured while nothing is being drawn: asked for in the midst of it, the browser lays the whole page out at once. */
let places = placesNow();

function subscribe(onChange: () => void): () => void {
  const measure = () => {
    places = placesNow();
    onChange();
  };
  addEventListener('resize', measure);
  return () => removeEventListener('resize', measure);
}

export const useBarPlaces = (): number => useSyncExternalStore(subscribe, () => places);
