import { ActivityEditor } from '@flink/make-kit/activity-editor.tsx';
import { useDocument } from '@flink/make-kit/document/use-document.ts';
import { workingCopy } from '@flink/make-kit/document/working-copy.ts';
import type { Editor } from '@flink/make-kit/editor.ts';
import type { EditorHost } from '@flink/make-kit/host.ts';
import { OfficeTestLook } from '@flink/ui/testing/looks.tsx';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { lazyEdit } from './lazy-edit.gen.ts';

const host: EditorHost = {
  languages: [{ code: 'en', name: 'English', speaks: true }],
  strings: async () => [],
  stringOf: async () => null,
  mediaUrl: (file) => file,
  upload: (file) => async () => file.name,
  speak: async ({ text }) => `${text}.mp3`,
  clipart: async () => ({ data: [], total: 0 }),
  pictureAt: async (_url, name) => new File([], name),
};

function EmptyEditor({ editor }: { readonly editor: Editor }) {
  const copy = workingCopy(editor.template, { options: {}, gameData: { problems: [] } });
  if (!copy.ok) throw new Error('The editor cannot begin with nothing.');
  const { editing } = useDocument({ editor, content: copy.document, locale: 'en', host });
  return <ActivityEditor editing={editing} />;
}

test.each([
  ['ebook', 'Instruction for all pages'],
  ['match-by-drag', 'Instruction for all pairs'],
  ['multiple-choice', 'Instruction for all problems'],
  ['writing-assistant', 'Instruction'],
])('the editor of %s asks for the "%s"', async (alias, label) => {
  const editor = await lazyEdit.get(alias)?.();
  if (!editor) throw new Error(`There is no editor of ${alias}.`);

  const screen = await render(
    <OfficeTestLook>
      <EmptyEditor editor={editor} />
    </OfficeTestLook>,
  );

  await expect.element(screen.getByRole('textbox', { name: label })).toBeVisible();
});
