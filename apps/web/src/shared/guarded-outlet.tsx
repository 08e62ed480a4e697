import { ErrorBoundary } from '@flink/ui/failure/error-boundary.tsx';
import { Outlet, useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** The screens of an area; one that fails to draw leaves its place to what says so, until another is drawn. */
export function GuardedOutlet({ fallback }: { readonly fallback: () => ReactNode }) {
  // Of what is drawn: the address is another one before the next screen has come.
  const drawn = useMatches({ select: (matches) => matches.at(-1)?.id });
  return (
    <ErrorBoundary resetKey={drawn} fallback={fallback}>
      <Outlet />
    </ErrorBoundary>
  );
}
