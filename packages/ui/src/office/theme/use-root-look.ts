import { useComputedColorScheme } from '@mantine/core';
import { useLayoutEffect } from 'react';

let openProviders = 0;

/**
 * Puts the office roles, the class `dark` and the direction on the root while an office area is shown: dialogs and
 * menus hang outside the app's element. The look goes with the last area, so that Play in the same tab is never dark.
 */
export function useRootLook(dir: 'ltr' | 'rtl'): void {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });

  useLayoutEffect(() => {
    const root = document.documentElement;
    openProviders += 1;
    root.dataset.look = 'office';
    return () => {
      openProviders -= 1;
      if (openProviders > 0) return;
      delete root.dataset.look;
      root.classList.remove('dark');
    };
  }, []);

  useLayoutEffect(() => {
    document.documentElement.dir = dir;
  }, [dir]);

  useLayoutEffect(() => {
    document.documentElement.classList.toggle('dark', scheme === 'dark');
  }, [scheme]);
}
