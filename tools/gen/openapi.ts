import { calls } from '@flink/contract/calls/index.ts';
import { openApiOf } from '@flink/contract/openapi.ts';

const WIDE = 110;

export function openApiFile(): { path: string; text: string } {
  return { path: 'docs/openapi.json', text: `${lines(openApiOf(calls), '')}\n` };
}

/** JSON with everything on one line that fits there: half the size, and a change of a call is still one line of a diff. */
function lines(value: unknown, indent: string): string {
  const short = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indent.length + short.length <= WIDE) return short;
  const inner = `${indent} `;
  const parts = Array.isArray(value)
    ? value.map((one) => lines(one, inner))
    : Object.entries(value)
        .filter(([, one]) => one !== undefined)
        .map(([name, one]) => `${JSON.stringify(name)}:${lines(one, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}
