import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../root.ts';
import { bundledScript } from './bundle-script.ts';

const PLACE = '<!-- apps/web/src/inline-prefetch.ts -->';
const PROGRAM = join(ROOT, 'apps/web/src/inline-prefetch.ts');

/** A small program that stands in the page itself: it runs before any file has been asked for. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    transformIndexHtml: {
      order: 'pre',
      // Before the style sheets, for which a program in the page would wait.
      handler: async (html) =>
        html.split(PLACE).join(`<script nonce="__CSP_NONCE__">${await bundledScript(PROGRAM)}</script>`),
    },
  };
}
