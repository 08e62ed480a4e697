import { OfficeProvider } from '@flink/ui/office/office-provider.tsx';
import type { ReactNode } from 'react';
import { RouterLink } from './router-link.tsx';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** The look of Make, Report and Admin. */
export const OfficeLook = ({ children }: { readonly children: ReactNode }) => (
  <OfficeProvider link={RouterLink} {...(nonce ? { nonce } : {})}>
    {children}
  </OfficeProvider>
);
