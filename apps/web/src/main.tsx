import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { preloadCode } from './app/preload-code.ts';
import { preloadFirstScreen } from './app/preload-first-screen.ts';
import { router } from './app/router.tsx';
import { idle, watchMoves } from './shared/idle.ts';

const queries = new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } });

preloadCode(window.location.pathname);

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');
watchMoves(() => router.state.status === 'pending');
router.subscribe('onBeforeNavigate', idle.stir);

idle
  .during(() => preloadFirstScreen(queries))
  .then(() =>
    createRoot(place).render(
      <StrictMode>
        <QueryClientProvider client={queries}>
          <App />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
