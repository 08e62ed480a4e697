import type { Issue } from '@flink/game-kit/model/content/issue.ts';

export function IssueList({ issues }: { readonly issues: readonly Issue[] }) {
  return (
    <ul>
      {issues.map(({ code, path }) => (
        <li key={`${code} ${path.join('.')}`}>
          <code>{code}</code> {path.join('.')}
        </li>
      ))}
    </ul>
  );
}
