import { type ReactNode, StrictMode } from 'react';
import { OfficeProvider } from '../office/office-provider.tsx';
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
