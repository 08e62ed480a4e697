import type { ActivityData } from '@flink/contract/rules/make/activity-parts.ts';
import { readContent } from '@flink/game-kit/model/content/content.ts';
import { filesIn, missingFile } from '@flink/game-kit/model/content/field-issues.ts';
import type { ReviewedIssue } from '@flink/game-kit/model/content/issue.ts';
import { inStored } from '@flink/game-kit/model/content/left-out.ts';
import type { AnyTemplate } from '@flink/game-kit/model/template.ts';
import { parseFolderKey } from '../../../ports/files/key.ts';
import type { FileStore } from '../../../ports/files/port.ts';

/** More files than an activity has; a folder with more is not searched to its end. */
const MOST_PAGES = 5;

async function namesIn(files: FileStore, folder: string): Promise<ReadonlySet<string> | null> {
  const names = new Set<string>();
  let cursor: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const list = await files.list(parseFolderKey(folder), { cursor });
    for (const { key } of list.files) names.add(key.slice(folder.length + 1));
    cursor = list.cursor;
    if (cursor === null) return names;
  }
  return null;
}

/**
 * Files of its own that an activity names and that are not in its folder. Those of the library stand by themselves, and
 * files in folders below belong to language versions.
 */
export async function missingFiles(
  files: FileStore,
  folder: string,
  template: AnyTemplate,
  data: ActivityData,
): Promise<readonly ReviewedIssue[]> {
  const read = readContent(template, data);
  if (!read.ok || !folder.startsWith('activities/')) return [];
  const own = filesIn(template.schema, read.content.gameData).filter(({ file }) => !file.includes('/'));
  if (own.length === 0) return [];
  const names = await namesIn(files, folder);
  return own
    .filter(({ file }) => names !== null && !names.has(file.normalize('NFC')))
    .map(({ path }) => ({ ...inStored(missingFile(path), read.leftOut), severity: 'warning' }));
}
