import type { Plugin } from 'vite';

/** Read by V8 in the first line of a file. Others take it for a remark. */
const HINT = '//# allFunctionsCalledOnLoad';

/**
 * Code of which most runs before the first touch is compiled whole, beside the page and while its answers are on the
 * way, instead of function by function when they are called (decision 26).
 */
export function eagerCompile(isMeant: (chunkName: string) => boolean): Plugin {
  return {
    name: 'eager-compile',
    apply: 'build',
    generateBundle: {
      // After everything that writes into the first line.
      order: 'post',
      handler: (_options, bundle) => {
        for (const part of Object.values(bundle))
          if (part.type === 'chunk' && isMeant(part.name)) part.code = `${HINT}\n${part.code}`;
      },
    },
  };
}
