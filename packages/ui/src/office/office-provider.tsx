import '@fontsource-variable/inter/wght.css';
import './theme/mantine.css';
import '../tokens/office.css';
import './theme/base.css';
import { DirectionContext, MantineProvider } from '@mantine/core';
import { type ReactNode, useEffect, useMemo } from 'react';
import { keepFocusBeside } from '../focus/focus-beside.ts';
import { useTexts } from '../texts/texts.tsx';
import { type LinkComponent, LinkProvider, useLink } from './buttons/link.tsx';
import { ShortcutsProvider } from './buttons/shortcuts.tsx';
import { DialogsProvider } from './dialogs/dialogs.tsx';
import { schemeManager } from './theme/color-scheme.ts';
import { officeTheme } from './theme/office-theme.ts';
import { useRootLook } from './theme/use-root-look.ts';
import { officeVariables } from './theme/variables.ts';
import { ToastShelf } from './toasts/toasts.tsx';

export interface OfficeProviderProps {
  /** The nonce of the page's content security policy; style tags made at run time carry it. */
  readonly nonce?: string;
  /** The router's link. Plain anchors without it. */
  readonly link?: LinkComponent;
  /** Off: only shortcuts with Ctrl act. */
  readonly singleKeys?: boolean;
  readonly children: ReactNode;
}

function RootLook({ dir, children }: { readonly dir: 'ltr' | 'rtl'; readonly children: ReactNode }) {
  useRootLook(dir);
  useEffect(() => keepFocusBeside(document), []);
  // Without a line, the device's own letters stay.
  useEffect(() => void import('../tokens/fonts-scripts.css').catch(() => undefined), []);
  return children;
}

/** Everything Make, Report and Admin stand in: theme, colour scheme, direction, dialogs and toasts. */
export function OfficeProvider({ nonce, link, singleKeys = true, children }: OfficeProviderProps) {
  const { dir } = useTexts();
  const parentLink = useLink();
  const direction = useMemo(() => ({ dir, toggleDirection: () => {}, setDirection: () => {} }), [dir]);

  return (
    <DirectionContext value={direction}>
      <MantineProvider
        theme={officeTheme}
        cssVariablesResolver={officeVariables}
        colorSchemeManager={schemeManager}
        defaultColorScheme="auto"
        deduplicateCssVariables={false}
        getStyleNonce={nonce === undefined ? undefined : () => nonce}
      >
        <RootLook dir={dir}>
          <LinkProvider value={link ?? parentLink}>
            <ShortcutsProvider singleKeys={singleKeys}>
              <DialogsProvider>
                {children}
                <ToastShelf />
              </DialogsProvider>
            </ShortcutsProvider>
          </LinkProvider>
        </RootLook>
      </MantineProvider>
    </DirectionContext>
  );
}
