import { type ReactNode, StrictMode } from 'react';
import { OfficeProvider } from '../office/office-provider.tsx';
import { DialogsProvider } from '../play/dialogs/dialogs-provider.tsx';
import { ToastsProvider } from '../play/dialogs/toasts-provider.tsx';
import { PlayLook } from '../play/play-look.tsx';
import { TextsProvider } from '../texts/texts.tsx';
import { englishTexts } from './english-texts.ts';

interface LookProps {
  readonly children: ReactNode;
}

/** What surrounds a part of Make, Report and Admin. */
export const OfficeTestLook = ({ children }: LookProps) => (
  <StrictMode>
    <TextsProvider rows={englishTexts} locale="en">
      <OfficeProvider>{children}</OfficeProvider>
    </TextsProvider>
  </StrictMode>
);

/** What surrounds a part of sign-in and Play. */
export const PlayTestLook = ({ children }: LookProps) => (
  <StrictMode>
    <TextsProvider rows={englishTexts} locale="en">
      <PlayLook>
        <DialogsProvider>
          <ToastsProvider>{children}</ToastsProvider>
        </DialogsProvider>
      </PlayLook>
    </TextsProvider>
  </StrictMode>
);
