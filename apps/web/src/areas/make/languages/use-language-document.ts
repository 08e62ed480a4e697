import type { OpenedActivity, OpenedLanguage } from '@flink/contract/entities/make.ts';
import type { ActivityData } from '@flink/contract/rules/make/activity-parts.ts';
import { inShapeOf, partStates, translatedFrom } from '@flink/contract/rules/make/translation.ts';
import { asTranslated } from '@flink/game-kit/model/content/review.ts';
import { withFittingMasks } from '@flink/make-kit/description/follow.ts';
import { useDocument } from '@flink/make-kit/document/use-document.ts';
import type { Editor } from '@flink/make-kit/editor.ts';
import { useMemo, useState } from 'react';
import { editorHost } from '../editor/editor-host.ts';
import type { KeptHere } from '../editor/kept-here.ts';
import type { MakeCommon } from '../lists/make-data.ts';
import { emptyLists } from './part-words.ts';

type Content = Parameters<typeof useDocument>[0]['content'];

interface Given {
  readonly activity: OpenedActivity;
  readonly editor: Editor;
  readonly version: OpenedLanguage;
  readonly brought: KeptHere | null;
  readonly common: MakeCommon;
}

/** A language version as it is being written: with its steps, and what of it is done at every moment. */
export function useLanguageDocument({ activity, editor, version, brought, common }: Given) {
  const { locale } = version;
  const original = version.original.data;
  /** What the server last told of it: the words that were there, and what each was translated from. */
  const [told, setTold] = useState({ data: version.data, from: version.from });
  const host = useMemo(
    () =>
      editorHost(
        // Spec 2 §7: the files of a version lie in a folder of its own.
        { contentFolder: `${activity.contentFolder}/immersion_${locale}` },
        common.locales.map(({ code, displayName, speaks }) => ({ code, name: displayName, speaks })),
      ),
    [activity.contentFolder, locale, common.locales],
  );
  // Games are judged with what the version leaves to its original, but only what is its own is saved.
  const [copies] = useState(() => {
    const documents = new WeakMap<object, ActivityData>();
    const ownKeys = Object.keys(version.data);
    const ownOf = (content: Content): ActivityData => {
      const all = content as unknown as ActivityData;
      const own = ownKeys.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]]));
      return { ...Object.fromEntries(own), ...shellIn(all) };
    };
    const contentOf = (data: ActivityData): Content => {
      const content = { ...original, ...data } as unknown as Content;
      documents.set(content, data);
      return content;
    };
    const inShape = (data: ActivityData): Content =>
      contentOf(withFittingMasks(editor.description, locale, inShapeOf(original, data)));
    return {
      contentOf,
      documentOf: (content: Content): ActivityData => documents.get(content) ?? ownOf(content),
      shaped: (content: Content) => inShape(ownOf(content)),
      begun: inShape(brought?.data ?? version.data),
    };
  });
  const handle = useDocument({
    editor: { ...editor, template: asTranslated(editor.template) },
    content: copies.begun,
    locale,
    host,
    shaped: copies.shaped,
  });
  const document = copies.documentOf(handle.content);
  const parts = useMemo(
    () => partStates(original, document, translatedFrom(original, told.data, document, told.from, 'person')),
    [original, document, told],
  );
  const optional = useMemo(
    () => emptyLists(editor.description, original, document),
    [editor.description, original, document],
  );
  return {
    handle,
    host,
    original,
    document,
    newest: () => copies.documentOf(handle.newest()),
    /** As it was when it was opened; nothing of it is to be saved. */
    saved: copies.documentOf(copies.begun),
    parts,
    /** What may be said although its original does not. */
    optional,
    setTold,
    /** Others saved: every step is brought to what is kept now, which is not saved once more. */
    bring: (bring: (step: ActivityData) => ActivityData) =>
      handle.bring((step) => copies.contentOf(bring(copies.documentOf(step)))),
  };
}

/** A version may have a name of its own, and help although it began before its original had any. */
const shellIn = ({ activityName, helpHtml, helpString, helpAudio }: ActivityData): ActivityData => ({
  ...(activityName === undefined ? {} : { activityName }),
  ...(helpHtml === undefined ? {} : { helpHtml }),
  ...(helpString === undefined ? {} : { helpString }),
  ...(helpAudio === undefined ? {} : { helpAudio }),
});
