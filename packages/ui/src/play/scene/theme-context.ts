import { createContext } from 'react';
import type { ThemeName } from './themes.ts';

/** The theme of the look around a part; its tokens are in CSS. */
export const ThemeContext = createContext<ThemeName>('savanna');
