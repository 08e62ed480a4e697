import { createRoot } from 'react-dom/client';
import { readAddress } from './address.ts';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
const root = createRoot(element);

const { bare } = readAddress(location.search, location.hash);
const { show } = bare ? await import('./bare.tsx') : await import('./frame/frame-page.tsx');
await show(root);
