import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { madeSounds } from '../../tools/build/made-sounds.ts';
import { renderedScenes } from '../../tools/build/rendered-scenes.ts';
import { wordPictures } from '../../tools/build/word-pictures.ts';

export default defineConfig({
  // Served from any folder, also as plain files.
  base: './',
  plugins: [react(), renderedScenes(), wordPictures(), madeSounds()],
  build: { target: 'es2022' },
  server: { host: '127.0.0.1', port: 5174 },
  preview: { host: '127.0.0.1', port: 5174 },
});
