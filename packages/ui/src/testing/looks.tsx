import { cleanNotifications, cleanNotificationsQueue } from '@mantine/notifications';
import { type ReactNode, StrictMode, useEffect } from 'react';
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
export function OfficeTestLook({ children }: LookProps) {
  // A page lives for a whole file: toasts of one test would wait on the shelf of the next.
  useEffect(
    () => () => {
      cleanNotifications();
      cleanNotificationsQueue();
    },
    [],
  );
  return (
    <StrictMode>
      <TextsProvider rows={englishTexts} locale="en">
        <OfficeProvider>{children}</OfficeProvider>
      </TextsProvider>
    </StrictMode>
  );
}

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
