import { build } from 'vite';

/** A program of its own in one piece, as the text of a classic script. */
export async function bundledScript(
  entry: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'program' },
    },
  });
  const outputs = (Array.isArray(made) ? made : [made]).flatMap((one) => ('output' in one ? one.output : []));
  const [program] = outputs;
  if (program?.type !== 'chunk') throw new Error(`${entry} became nothing.`);
  return program.code.trim();
}
