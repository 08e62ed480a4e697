import type { Editing } from '@flink/make-kit/editing.tsx';
import { editorHost } from '../../editor/editor-host.ts';
import type { MakeCommon } from '../../lists/make-data.ts';

/** Where the files of the words of a list lie. */
export const folderOf = (wordlistId: string): string => `words/${wordlistId}`;

const nothing = () => undefined;

/** What the dialogs for pictures and sounds ask of an editor, for words that stand in no activity. */
export const wordEditing = (folder: string, locale: string, common: MakeCommon): Editing => ({
  content: { options: {}, gameData: {} },
  description: { problems: null, data: {}, options: {}, unit: 'problem' },
  issues: [],
  said: [],
  locale,
  host: editorHost(
    { contentFolder: folder },
    common.locales.map(({ code, displayName, speaks }) => ({ code, name: displayName, speaks })),
  ),
  chosen: null,
  openProblem: 0,
  choose: nothing,
  change: nothing,
  changeAll: nothing,
  settle: nothing,
  leave: nothing,
  sayAll: nothing,
});
