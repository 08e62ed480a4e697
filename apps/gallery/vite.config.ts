import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  // Served from any folder, also as plain files.
  base: './',
  plugins: [react()],
  build: { target: 'es2022' },
  server: { host: '127.0.0.1', port: 5174 },
  preview: { host: '127.0.0.1', port: 5174 },
});
