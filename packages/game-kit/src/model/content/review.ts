import type { GameEvent, Template } from '../template.ts';
import { issuesIn, readContent } from './content.ts';
import type { Issue, ReviewedIssue, Severity } from './issue.ts';
import { inStored } from './left-out.ts';

const reviewed =
  (severity: Severity) =>
  (issue: Issue): ReviewedIssue => ({ ...issue, severity });

/** Everything that its author should know: what keeps it from being played, and what does not but is no good either. */
export function reviewContent<Data, Options, State, Event extends GameEvent>(
  template: Template<Data, Options, State, Event>,
  stored: unknown,
  locale = 'en',
): readonly ReviewedIssue[] {
  const read = readContent(template, stored);
  const errors = issuesIn(template, read, locale).map(reviewed('error'));
  if (!read.ok) return errors;
  const { content, leftOut } = read;
  const warnings = template
    .warnings(content.gameData, content.options, locale)
    .map((issue) => inStored(issue, leftOut));
  return [...errors, ...[...warnings, ...(errors.length === 0 ? leftOut : [])].map(reviewed('warning'))];
}
