import { type Content, reviewContent } from '@flink/game-kit/model/content/content.ts';
import type { AnyEditor } from '@flink/make-kit/editor.ts';
import { OfficeProvider } from '@flink/ui/office/office-provider.tsx';
import { Page } from '@flink/ui/office/page/page.tsx';
import { useState } from 'react';
import { IssueList } from './issue-list.tsx';

/** One editor with the content of a fixture, and below it what its author should know of it. */
export function EditStage(props: {
  readonly editor: AnyEditor;
  readonly content: Content<unknown, unknown>;
}) {
  const { template, render } = props.editor;
  const [content, setContent] = useState(props.content);
  const issues = reviewContent(template, { ...content, version: template.version });
  return (
    <OfficeProvider>
      <Page form>
        {render({ content, issues, onChange: setContent })}
        <IssueList issues={issues} />
      </Page>
    </OfficeProvider>
  );
}
