import { TextsProvider } from '@flink/ui/texts/texts.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { Suspense, useState } from 'react';
import { PlayFrame } from '../../../shared/play/play-frame.tsx';
import { usePlayLook } from './use-play-look.ts';
import { useFirstSolution } from './use-first-solution.ts';
import { SettingsDialog } from './settings-dialog.tsx';
import { Companion } from '@flink/ui/play/companion.tsx';
const w = window as never as { zz: { strings: Record<string,string>; locale: string } };
import { useCommonData } from '../../../shared/common-data.ts';
function Room() {
  useCommonData();
  const [open, setOpen] = useState(false);
  return <><button id="opener" style={{position:'relative',minHeight:64}} onClick={() => setOpen(true)}>Open settings</button><Companion pose="happy" text="Hello" />{open && <SettingsDialog onQuickStart={() => setOpen(false)} onClose={() => setOpen(false)} />}</>;
}
function App() {
  const look = usePlayLook();
  useFirstSolution();
  return <PlayFrame scene={look.theme} character={look.character} skyOnly={!look.known}><Suspense fallback={null}><Room /></Suspense></PlayFrame>;
}
const router = createRouter({ routeTree: createRootRoute({ component: App }), history: createMemoryHistory() });
if (!(window as never as {done?: boolean}).done) { (window as never as {done?: boolean}).done = true; createRoot(document.getElementById('root') as HTMLElement).render(
  <QueryClientProvider client={new QueryClient()}><TextsProvider rows={w.zz.strings} locale={w.zz.locale}><RouterProvider router={router as never} /></TextsProvider></QueryClientProvider>); }
