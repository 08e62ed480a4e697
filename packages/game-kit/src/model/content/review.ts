import type { AnyTemplate, GameEvent, Template } from '../template.ts';
import { issuesIn, readContent } from './content.ts';
import { fieldIssues, instructionIssues, unseenIssues } from './field-issues.ts';
import type { Issue, ReviewedIssue, Severity } from './issue.ts';
import { isFields } from './kindly.ts';
import { inStored } from './left-out.ts';

const reviewed =
  (severity: Severity) =>
  (issue: Issue): ReviewedIssue => ({ ...issue, severity });

/** Everything that its author should know: what keeps it from being ready, and what does not but is no good either. */
export function reviewContent<Data, Options, State, Event extends GameEvent>(
  template: Template<Data, Options, State, Event>,
  stored: unknown,
  locale = 'en',
): readonly ReviewedIssue[] {
  const read = readContent(template, stored);
  const closing = issuesIn(template, read, locale);
  if (!read.ok) return closing.map(reviewed('error'));
  const { content, leftOut } = read;
  const { gameData, options } = content;
  const asked = closing.length > 0 ? [] : (template.asks?.(gameData, options, locale) ?? []);
  const ofFields = [...fieldIssues(template.schema, gameData), ...instructionIssues(storedGameData(stored))];
  const errors = [...closing, ...[...asked, ...ofFields].map((issue) => inStored(issue, leftOut))];
  const warnings = template
    .warnings(gameData, options, locale)
    .map((issue) => inStored(issue, leftOut))
    .filter((issue) => !errors.some((error) => isSame(error, issue)));
  return [
    ...errors.map(reviewed('error')),
    ...[
      ...warnings,
      ...(closing.length === 0 ? leftOut : []),
      ...unseenIssues(storedGameData(stored), ['gameData']),
    ].map(reviewed('warning')),
  ];
}

const storedGameData = (stored: unknown): unknown => (isFields(stored) ? stored['gameData'] : undefined);

/** A language version says again what its original says: it has to be playable, no more is asked of who translates. */
export const asTranslated = ({ asks: _asks, ...template }: AnyTemplate): AnyTemplate => template;

const isSame = (one: Issue, other: Issue): boolean =>
  one.code === other.code && one.path.join('.') === other.path.join('.');
