import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { codeAhead } from './app/code-ahead.ts';
import { firstScreen } from './app/first-screen.ts';

const queries = new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } });

codeAhead(window.location.pathname);

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');
firstScreen(queries).then(() =>
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <App />
      </QueryClientProvider>
    </StrictMode>,
  ),
);
