import type { ReactNode } from 'react';

/**
 * Stands for Mantine's drawn scroll bars in the build. Its lists and dialogs bring them along (5 KB) for the case that
 * they are asked to use them; the office scrolls as the browser does (`withScrollArea: false`, `scrollAreaComponent`).
 */
const NoScrollArea = ({ children }: { readonly children?: ReactNode }) => children;

export const ScrollArea = Object.assign(NoScrollArea, { Autosize: NoScrollArea });
