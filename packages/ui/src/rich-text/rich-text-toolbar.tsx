import { type Editor, useEditorState } from '@tiptap/react';
import type { ReactNode } from 'react';
import { useHouseLanguage } from '../texts/language.tsx';
import { useTexts } from '../texts/texts.tsx';
import { colourName } from './colour-name.ts';
import styles from './rich-text.module.css';
import { ToolSign } from './tool-sign.tsx';
import { type Alignment, type FontStyle, type RichTextTools, sizeBeside, sizesInOrder } from './tools.ts';
import { useRovingFocus } from './use-roving-focus.ts';

const SIGNS: Readonly<Record<FontStyle, ReactNode>> = {
  bold: <b>B</b>,
  italic: <i>I</i>,
  underline: <u>U</u>,
};

interface Tool {
  readonly name: string;
  readonly label: string;
  readonly face: ReactNode;
  /** Left out: it does something and is not on or off. */
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  run(): unknown;
}

export interface RichTextToolbarProps {
  readonly editor: Editor;
  readonly tools: RichTextTools;
}

export function RichTextToolbar({ editor, tools }: RichTextToolbarProps) {
  const { t, dir } = useTexts();
  const language = useHouseLanguage();
  const { onKeyDown, toolProps } = useRovingFocus(dir);
  const now = useEditorState({
    editor,
    selector: ({ editor: e }) => ({
      style: e.getAttributes('textStyle') as {
        color?: string | null;
        fontFamily?: string | null;
        fontSize?: string | null;
      },
      bold: e.isActive('bold'),
      italic: e.isActive('italic'),
      underline: e.isActive('underline'),
      align: (e.getAttributes('paragraph').textAlign as Alignment | null) ?? 'left',
      undo: e.can().undo(),
    }),
  });
  const write = () => editor.chain().focus();
  const sizes = sizesInOrder(tools.fontSizes);
  const size = now.style.fontSize ?? null;
  const [ink] = tools.fontColors;

  const resize = (step: -1 | 1) => {
    const next = sizeBeside(sizes, size, step);
    if (next === undefined) return;
    if (next === null) write().unsetFontSize().run();
    else write().setFontSize(next).run();
  };
  const sizeTool = (step: -1 | 1): Tool => ({
    name: step === 1 ? 'bigger' : 'smaller',
    label: t(step === 1 ? 'richText.bigger' : 'richText.smaller'),
    face: step === 1 ? 'A' : <small>A</small>,
    disabled: sizeBeside(sizes, size, step) === undefined,
    run: () => resize(step),
  });
  const styleTool = (style: FontStyle): Tool => ({
    name: style,
    label: t(`richText.${style}`),
    face: SIGNS[style],
    pressed: now[style],
    run: () => write().toggleMark(style).run(),
  });
  const colourTool = (colour: string): Tool => ({
    name: colour,
    label: t('richText.colour', { colour: t(`richText.colour.${colourName(colour)}`) }),
    face: <span className={styles.dab} style={{ background: colour }} />,
    pressed: (now.style.color ?? ink) === colour,
    run: () => (colour === ink ? write().unsetColor().run() : write().setColor(colour).run()),
  });
  const alignTool = (alignment: Alignment): Tool => ({
    name: alignment,
    label: t(`richText.${alignment}`),
    face: <ToolSign name={alignment} />,
    pressed: now.align === alignment,
    run: () =>
      now.align === alignment ? write().unsetTextAlign().run() : write().setTextAlign(alignment).run(),
  });

  const groups: readonly (readonly Tool[])[] = [
    tools.fontSizes.length > 1 ? [sizeTool(-1), sizeTool(1)] : [],
    tools.fontStyles.map(styleTool),
    tools.fontColors.length > 1 ? tools.fontColors.map(colourTool) : [],
    // The beginning of the line is where text stands that is nowhere else.
    tools.alignments.filter((alignment) => alignment !== 'left').map(alignTool),
    tools.undo
      ? [
          {
            name: 'undo',
            label: t('richText.undo'),
            face: <ToolSign name="undo" />,
            disabled: !now.undo,
            run: () => write().undo().run(),
          },
        ]
      : [],
  ].filter((group) => group.length > 0);
  const first = tools.fonts.length > 0 ? 'font' : groups[0]?.[0]?.name;
  if (first === undefined) return null;

  return (
    <div
      role="toolbar"
      aria-label={t('richText.tools')}
      className={styles.tools}
      onKeyDown={onKeyDown}
      {...language}
    >
      {tools.fonts.length > 0 && (
        <select
          className={styles.font}
          aria-label={t('richText.font')}
          value={now.style.fontFamily ?? ''}
          onChange={({ target }) =>
            target.value === '' ? write().unsetFontFamily().run() : write().setFontFamily(target.value).run()
          }
          {...toolProps('font', true)}
        >
          <option value="">Andika</option>
          {tools.fonts.map((font) => (
            <option key={font} value={font} style={{ fontFamily: font }}>
              {font}
            </option>
          ))}
        </select>
      )}
      {groups.map((group) => (
        <div key={group[0]?.name} className={styles.group}>
          {group.map((tool) => (
            <button
              key={tool.name}
              type="button"
              className={styles.tool}
              aria-label={tool.label}
              title={tool.label}
              aria-pressed={tool.pressed}
              aria-disabled={tool.disabled || undefined}
              // The cursor stays in the text, and a tablet's keyboard stays open.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => !tool.disabled && tool.run()}
              {...toolProps(tool.name, tool.name === first)}
            >
              {tool.face}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
