import { readContent } from '@flink/game-kit/model/content/content.ts';
import type { Issue } from '@flink/game-kit/model/content/issue.ts';
import type { AnyTemplate } from '@flink/game-kit/model/template.ts';

type Stored = Readonly<Record<string, unknown>>;

export type WorkingCopy =
  | { readonly ok: true; readonly document: Stored & { options: unknown; gameData: unknown } }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/**
 * What an author works on: what is stored, to the letter, as long as it is written as today. Whatever was filled in here
 * would be a change of ours, and meet that of another author who works on something else.
 */
export function workingCopy(template: AnyTemplate, stored: Stored): WorkingCopy {
  const read = readContent(template, stored);
  if (!read.ok) return { ok: false, issues: read.issues };
  const version = stored['version'] ?? template.version;
  const { options, gameData } = stored;
  if (version !== template.version)
    return { ok: true, document: { ...stored, version: template.version, ...read.content } };
  return { ok: true, document: { ...stored, ...template.kindly({ options, gameData }) } };
}
