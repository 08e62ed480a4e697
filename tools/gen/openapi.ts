import { calls } from '@flink/contract/calls/index.ts';
import { openApiOf } from '@flink/contract/openapi.ts';

export function openApiFile(): { path: string; text: string } {
  return { path: 'docs/openapi.json', text: `${JSON.stringify(openApiOf(calls), null, 2)}\n` };
}
