import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { createPortal } from 'react-dom';

interface Bar {
  readonly place: HTMLElement | null;
  /** From now on the bar is the screen's; gives it back. */
  readonly take: () => () => void;
}

const BarContext = createContext<Bar | null>(null);
export const BarProvider = BarContext.Provider;

/** The bar of a frame, for a screen that takes it over. */
export function useBar(): { readonly bar: Bar; readonly taken: boolean; readonly slot: ReactNode } {
  const [takers, setTakers] = useState(0);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const take = useCallback(() => {
    setTakers((before) => before + 1);
    return () => setTakers((before) => before - 1);
  }, []);
  const bar = useMemo<Bar>(() => ({ place, take }), [place, take]);
  return { bar, taken: takers > 0, slot: <div ref={setPlace} style={{ display: 'contents' }} /> };
}

/** Stands in the bar in place of the sections, and the column of sections goes: an editor needs the room. */
export function InBar({ children }: { readonly children: ReactNode }) {
  const bar = useContext(BarContext);
  const take = bar?.take;
  useLayoutEffect(() => take?.(), [take]);
  return bar?.place ? createPortal(children, bar.place) : null;
}
