import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import {
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { inLanguage } from '../texts/language.tsx';
import { cleanHtml } from './clean-html.ts';
import { extensionsOf } from './extensions.ts';
import styles from './rich-text.module.css';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import type { RichTextTools } from './tools.ts';

export interface RichTextHandle {
  /** Puts words where the writer is, or at the end of the text, with a space where words would touch. */
  insert(words: string): void;
  focus(): void;
}

export interface RichTextProps {
  /** HTML of the subset of rules/rich-text.ts; anything else is taken out of it. */
  readonly value: string;
  onChange(html: string): void;
  readonly label: string;
  /** The language of the text, not of the page. */
  readonly lang: string;
  readonly tools: RichTextTools;
  readonly placeholder?: string;
  readonly handle?: Ref<RichTextHandle>;
  readonly describedBy?: string;
  /** Another toolbar than that of the games. */
  readonly toolbar?: (editor: Editor) => ReactNode;
  readonly autoFocus?: boolean;
  /** Where paper and toolbar stand; without it the toolbar is below. */
  readonly children?: (parts: { readonly paper: ReactNode; readonly toolbar: ReactNode }) => ReactNode;
}

/** Enough of the text around the cursor to see whether words would touch. */
const touches = (letter: string): boolean => letter !== '' && !/\s/u.test(letter);

/** The one editor of written texts. It is large: load it lazily, where somebody writes. */
export function RichText(props: RichTextProps) {
  const { value, onChange, label, lang, tools, placeholder = '', handle, describedBy, children } = props;
  const changed = useRef(onChange);
  changed.current = onChange;
  /** What the editor itself said last: a value that comes back needs no work and must not move the cursor. */
  const said = useRef(value);
  const [first] = useState(() => cleanHtml(value));
  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...inLanguage(lang),
    class: styles.text ?? '',
    'data-in-text': '',
  };
  const hasLists = tools.lists === true;
  const extensions = useMemo(() => extensionsOf(placeholder, hasLists), [placeholder, hasLists]);
  const editor = useEditor({
    extensions,
    content: first,
    editorProps: { attributes, transformPastedHTML: cleanHtml },
    onUpdate: ({ editor: now }) => {
      said.current = now.isEmpty ? '' : now.getHTML();
      changed.current(said.current);
    },
    // Styles stand in our own sheet: a <style> element of the editor's would be refused by the page's policy.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
  });

  const [takesHands] = useState(props.autoFocus === true);
  useLayoutEffect(() => {
    // One that was drawn too slowly is given up, and another one comes in its place.
    if (!takesHands || editor.isDestroyed) return;
    // The editor's own way waits a moment, and letters typed in it would go nowhere.
    editor.commands.setTextSelection(editor.state.doc.content.size);
    editor.view.focus();
  }, [editor, takesHands]);

  useEffect(() => {
    if (value === said.current || editor.isDestroyed) return;
    said.current = value;
    editor.commands.setContent(cleanHtml(value), { emitUpdate: false });
  }, [editor, value]);

  useImperativeHandle(
    handle,
    () => ({
      insert(words) {
        const { from, to } = editor.state.selection;
        const { doc } = editor.state;
        const before = touches(doc.textBetween(Math.max(0, from - 1), from, '\n')) ? ' ' : '';
        const after = touches(doc.textBetween(to, Math.min(doc.content.size, to + 1), '\n')) ? ' ' : '';
        editor
          .chain()
          .focus()
          .insertContent({ type: 'text', text: `${before}${words}${after}` })
          .run();
      },
      focus: () => void editor.commands.focus(),
    }),
    [editor],
  );

  const paper = <EditorContent editor={editor} className={styles.paper} />;
  const toolbar = props.toolbar?.(editor) ?? <RichTextToolbar editor={editor} tools={tools} />;
  if (children) return children({ paper, toolbar });
  return (
    <div className={styles.stack}>
      {paper}
      {toolbar}
    </div>
  );
}
