import { createContext, useContext } from 'react';

/** The column beside the open problem, for what belongs to a part of it; null where there is none beside it. */
const AsideContext = createContext<HTMLElement | null>(null);

export const AsideProvider = AsideContext;

export const useAside = (): HTMLElement | null => useContext(AsideContext);
