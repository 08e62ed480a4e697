import type { Issue } from '@flink/game-kit/model/content/issue.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';

export function IssueList({
  issues,
}: {
  readonly issues: readonly (Issue & { readonly severity?: string })[];
}) {
  const { t } = useTexts();
  return (
    <ul>
      {issues.map(({ code, path, params, severity = 'error' }) => (
        <li key={`${code} ${path.join('.')}`}>
          {severity}: {t(`issue.${code}`, params)} <code>{path.join('.')}</code>
        </li>
      ))}
    </ul>
  );
}
