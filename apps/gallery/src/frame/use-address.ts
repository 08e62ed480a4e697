import { useSyncExternalStore } from 'react';
import { type Address, readAddress, writeAddress } from '../address.ts';

const subscribe = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

export function useAddress(): [Address, (change: Partial<Address>) => void] {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const address = readAddress(location.search, hash);
  const go = (change: Partial<Address>) => {
    location.hash = writeAddress({ ...address, ...change });
  };
  return [address, go];
}
