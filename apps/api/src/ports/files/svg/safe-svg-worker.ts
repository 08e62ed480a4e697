import { parentPort } from 'node:worker_threads';
import { loadSvgCleaner } from './safe-svg.ts';

if (parentPort === null) throw new Error('safe-svg-worker runs only as a worker');
const port = parentPort;
const clean = await loadSvgCleaner();

port.on('message', (svg: string) => {
  try {
    port.postMessage({ clean: clean(svg) });
  } catch (error) {
    // A drawing that breaks the parser (too deep, forbidden root) is refused like one that is no drawing.
    port.postMessage({ clean: null, reason: error instanceof Error ? error.message : 'unknown' });
  }
});
port.postMessage({ ready: true });
