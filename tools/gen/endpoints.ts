import { calls } from '@flink/contract/calls/index.ts';
import { resourcesCalls } from '@flink/contract/calls/resources.ts';

/**
 * The browser's half of the contract: method and path as data, so that zod stays on the server. What the office manages
 * follows a pattern and is left out: these are in the first load of everybody.
 */
export function endpointsFile(): { path: string; text: string } {
  const lines = Object.entries(calls)
    .filter(([name]) => !(name in resourcesCalls))
    .map(([name, call]) => `  ${name}: ['${call.method}', '${call.path}'],`);
  return {
    path: 'packages/contract/src/client/endpoints.gen.ts',
    text: `// Made by npm run gen from packages/contract/src/calls.\nexport const endpoints = {\n${lines.join('\n')}\n} as const;\n`,
  };
}
