import { readTable } from './read-table.ts';

/** Beside the page: fifty thousand rows would hold it still. */
addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  postMessage(readTable(new Uint8Array(data)));
});
