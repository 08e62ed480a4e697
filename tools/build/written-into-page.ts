import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { ROOT } from '../root.ts';

const PLACE = '<!-- apps/web/src/ahead.ts -->';
const PROGRAM = join(ROOT, 'apps/web/src/ahead.ts');

/** A small program that stands in the page itself: it runs before any file has been asked for. */
export function writtenIntoPage(): Plugin {
  return {
    name: 'written-into-page',
    transformIndexHtml: {
      order: 'pre',
      // Before the style sheets, for which a program in the page would wait.
      handler: async (html) => html.split(PLACE).join(await scriptTag()),
    },
  };
}

async function scriptTag(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: PROGRAM, formats: ['iife'], name: 'ahead' },
    },
  });
  const outputs = (Array.isArray(made) ? made : [made]).flatMap((one) => ('output' in one ? one.output : []));
  const [program] = outputs;
  if (program?.type !== 'chunk') throw new Error(`${PROGRAM} became nothing.`);
  return `<script nonce="__CSP_NONCE__">${program.code.trim()}</script>`;
}
