import { createContext } from 'react';

/** Told when a sign-in was refused: Fletcher does not go on beaming "Hello!" over a wrong password. */
export const StumbleContext = createContext<() => void>(() => {});
