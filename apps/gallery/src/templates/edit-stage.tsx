import type { Content } from '@flink/game-kit/model/content/content.ts';
import { ActivityEditor, OptionsEditor } from '@flink/make-kit/activity-editor.tsx';
import { useDocument } from '@flink/make-kit/document/use-document.ts';
import { workingCopy } from '@flink/make-kit/document/working-copy.ts';
import type { Editor } from '@flink/make-kit/editor.ts';
import type { EditorHost } from '@flink/make-kit/host.ts';
import { OfficeProvider } from '@flink/ui/office/office-provider.tsx';
import { Page } from '@flink/ui/office/page/page.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { makeByControls, NotOffered } from './author-robot.ts';
import { IssueList } from './issue-list.tsx';

/** Keeps nothing: a file that is given is called as it is called. */
const host: EditorHost = {
  languages: [
    { code: 'en', name: 'English', speaks: true },
    { code: 'es', name: 'Español', speaks: true },
    { code: 'sw', name: 'Kiswahili', speaks: true },
  ],
  strings: async () => [],
  stringOf: async () => null,
  mediaUrl: (file) => file,
  upload: (file) => async () => file.name,
  speak: async ({ text }) => `${text}.mp3`,
  clipart: async () => ({ data: [], total: 0 }),
  pictureAt: async (_url, name) => new File([], name),
};

/** Nothing is hidden from who looks at every option. */
const NONE: ReadonlySet<string> = new Set();

function Stage(props: {
  readonly editor: Editor;
  readonly content: Content<unknown, unknown>;
  readonly locale: string;
}) {
  const handle = useDocument({ ...props, host });
  useLayoutEffect(() => {
    window.__document = () => handle.content;
  });
  return (
    <>
      <ActivityEditor editing={handle.editing} aside={<IssueList issues={handle.editing.issues} />} />
      <Page form>
        <OptionsEditor editing={handle.editing} hidden={NONE} />
      </Page>
    </>
  );
}

/** One editor with the content of a fixture, and beside it what its author should know of it. */
export function EditStage(props: {
  readonly editor: Editor;
  readonly content: Content<unknown, unknown>;
  readonly locale?: string | undefined;
}) {
  const { editor, content } = props;
  const { locale: page } = useTexts();
  const [shown, setShown] = useState(content);
  useLayoutEffect(() => {
    window.__author = {
      async make() {
        const empty = workingCopy(editor.template, { options: {}, gameData: { problems: [] } });
        if (!empty.ok) throw new Error('The editor cannot begin with nothing');
        flushSync(() => setShown({ ...empty.document }));
        try {
          await makeByControls(editor.description, () => window.__document?.(), content);
        } catch (error) {
          if (error instanceof NotOffered) return null;
          throw error;
        }
        return { wanted: content, made: window.__document?.() };
      },
    };
  });
  return (
    <OfficeProvider>
      <Stage
        key={shown === content ? 'given' : 'made'}
        editor={editor}
        content={shown}
        locale={props.locale ?? page}
      />
    </OfficeProvider>
  );
}
