import { RICH_TEXT_ALIGNMENTS } from '@flink/contract/rules/rich-text.ts';
import { type Extensions, Node } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { Italic } from '@tiptap/extension-italic';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { TextAlign } from '@tiptap/extension-text-align';
import { Color, FontFamily, FontSize, TextStyle } from '@tiptap/extension-text-style';
import { Underline } from '@tiptap/extension-underline';
import { CharacterCount, Placeholder, UndoRedo } from '@tiptap/extensions';

/** A new line in the same paragraph. */
const LineBreak = Node.create({
  name: 'lineBreak',
  group: 'inline',
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.insertContent({ type: this.name }) };
  },
});

const listOf = (name: 'bulletList' | 'orderedList', tag: 'ul' | 'ol') =>
  Node.create({
    name,
    group: 'block list',
    content: 'listItem+',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

const ListItem = Node.create({
  name: 'listItem',
  content: 'paragraph block*',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
  addKeyboardShortcuts() {
    const { commands } = this.editor;
    return {
      Enter: () => commands.splitListItem(this.name),
      // Outside a list they answer no, and Tab leads to the next field.
      Tab: () => commands.sinkListItem(this.name),
      'Shift-Tab': () => commands.liftListItem(this.name),
    };
  },
});

/** Some ten pages. With all its marks it is less than the server takes: what is longer could never be kept. */
const MOST_LETTERS = 20_000;

/** Exactly what rules/rich-text.ts allows. */
export const extensionsOf = (placeholder: string, hasLists: boolean): Extensions => [
  Document,
  Paragraph,
  Text,
  LineBreak,
  ...(hasLists ? [ListItem, listOf('bulletList', 'ul'), listOf('orderedList', 'ol')] : []),
  Bold,
  Italic,
  Underline,
  TextStyle,
  Color,
  FontFamily,
  FontSize,
  TextAlign.configure({ types: ['paragraph'], alignments: [...RICH_TEXT_ALIGNMENTS] }),
  Placeholder.configure({ placeholder }),
  CharacterCount.configure({ limit: MOST_LETTERS }),
  UndoRedo,
];
