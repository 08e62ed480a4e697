import type { GameEvent, Migration, Template } from '../template.ts';
import { cleanContent } from './clean-content.ts';
import type { Issue } from './issue.ts';
import { inStored, readGameData, readOptions } from './left-out.ts';

export interface Content<Data, Options> {
  readonly options: Options;
  readonly gameData: Data;
}

export type ReadContent<Data, Options> =
  | {
      readonly ok: true;
      readonly content: Content<Data, Options>;
      /** What is not of the right shape: the rest is played without it, its author is told. */
      readonly leftOut: readonly Issue[];
    }
  | { readonly ok: false; readonly issues: readonly Issue[] };

const refuse = (issue: Issue) => ({ ok: false, issues: [issue] }) as const;

/** Null when a migration cannot make sense of what is stored: that closes the activity, it does not crash it. */
function migrated(migrations: readonly Migration[], options: unknown, gameData: unknown) {
  try {
    return migrations.reduce((old, migration) => migration(old), { options, gameData });
  } catch {
    return null;
  }
}

/** The documents of the specification bear no version: `kindly` reads them into today's. */
function versionOf(stored: object, today: number): number | null {
  const version = 'version' in stored ? (stored.version ?? today) : today;
  return typeof version === 'number' && Number.isInteger(version) && version >= 1 ? version : null;
}

/** Stored content of any version → content of today's version, or what keeps it from being read. */
export function readContent<Data, Options, State, Event extends GameEvent>(
  template: Template<Data, Options, State, Event>,
  stored: unknown,
): ReadContent<Data, Options> {
  if (typeof stored !== 'object' || stored === null) return refuse({ code: 'content.missing', path: [] });
  if (!('options' in stored)) return refuse({ code: 'content.missing', path: ['options'] });
  if (!('gameData' in stored)) return refuse({ code: 'content.missing', path: ['gameData'] });
  const version = versionOf(stored, template.version);
  if (version === null) return refuse({ code: 'content.version', path: ['version'] });
  if (version > template.version) return refuse({ code: 'content.newer', path: ['version'] });

  const steps = [...template.migrate.slice(version - 1), template.kindly];
  const current = migrated(steps, stored.options, cleanContent(stored.gameData));
  if (current === null) return refuse({ code: 'content.migration', path: [] });
  const options = readOptions(template.options, current.options);
  const gameData = readGameData(template.schema, cleanContent(current.gameData));
  const wrong = [options, gameData].flatMap((part) => (part.ok ? part.leftOut : part.issues));
  if (!options.ok || !gameData.ok) return { ok: false, issues: wrong };
  return { ok: true, content: { options: options.value, gameData: gameData.value }, leftOut: wrong };
}

/** Everything that keeps stored content from being played in its language; empty when it can be. */
export function contentIssues<Data, Options, State, Event extends GameEvent>(
  template: Template<Data, Options, State, Event>,
  stored: unknown,
  locale = 'en',
): readonly Issue[] {
  return issuesIn(template, readContent(template, stored), locale);
}

export function issuesIn<Data, Options, State, Event extends GameEvent>(
  template: Template<Data, Options, State, Event>,
  read: ReadContent<Data, Options>,
  locale: string,
): readonly Issue[] {
  if (!read.ok) return read.issues;
  const { content, leftOut } = read;
  const issues = template.validity(content.gameData, content.options, locale);
  return issues.length === 0 ? [] : [...issues.map((issue) => inStored(issue, leftOut)), ...leftOut];
}
