import { Popover, Tooltip } from '@mantine/core';
import { type Editor, useEditorState } from '@tiptap/react';
import type { ReactNode } from 'react';
import { ColourPicker } from '../office/colour/colour-picker.tsx';
import { colourOf } from '../office/colour/palette.ts';
import { Icon } from '../office/icons/icon.tsx';
import { ToolSign } from '../rich-text/tool-sign.tsx';
import type { Alignment, FontStyle } from '../rich-text/tools.ts';
import { useRovingFocus } from '../rich-text/use-roving-focus.ts';
import { useTexts } from '../texts/texts.tsx';
import type { AuthorTools } from './author-tools.ts';
import classes from './office-toolbar.module.css';

const SIGNS: Readonly<Record<FontStyle, ReactNode>> = {
  bold: <b>B</b>,
  italic: <i>I</i>,
  underline: <u>U</u>,
};

const KEYS: Readonly<Record<FontStyle, string>> = { bold: 'B', italic: 'I', underline: 'U' };

const LISTS = { bulletList: 'ul', orderedList: 'ol' } as const;

const BLACK = '#000000';

/** Where lines begin needs no mark, in whatever direction they run. */
const chosenAlignment = (value: unknown): Alignment => (value as Alignment | null) ?? 'left';

/** The tools of an author: one stop of Tab, arrows from tool to tool. */
export function OfficeToolbar({
  editor,
  tools,
  end,
}: {
  readonly editor: Editor;
  readonly tools: AuthorTools;
  readonly end?: ReactNode;
}) {
  const { t, dir } = useTexts();
  const { onKeyDown, toolProps } = useRovingFocus(dir);
  const now = useEditorState({
    editor,
    selector: ({ editor: e }) => ({
      style: e.getAttributes('textStyle') as Partial<
        Record<'color' | 'fontFamily' | 'fontSize', string | null>
      >,
      bold: e.isActive('bold'),
      italic: e.isActive('italic'),
      underline: e.isActive('underline'),
      align: chosenAlignment(e.getAttributes('paragraph').textAlign),
      bulletList: e.isActive('bulletList'),
      orderedList: e.isActive('orderedList'),
    }),
  });
  const write = () => editor.chain().focus();
  const colour = now.style.color ?? BLACK;
  const called = colourOf(colour);

  const tool = (name: string, label: string, pressed: boolean, face: ReactNode, run: () => unknown) => (
    <Tooltip key={name} label={label}>
      <button
        type="button"
        className={classes.tool}
        aria-label={label}
        aria-pressed={pressed}
        // The cursor stays in the text.
        onPointerDown={(event) => event.preventDefault()}
        onClick={run}
        {...toolProps(name, false)}
      >
        {face}
      </button>
    </Tooltip>
  );

  return (
    <div role="toolbar" aria-label={t('richText.tools')} className={classes.tools} onKeyDown={onKeyDown}>
      <select
        className={classes.select}
        aria-label={t('richText.font')}
        value={now.style.fontFamily ?? tools.usualFont}
        onChange={({ target }) =>
          target.value === tools.usualFont
            ? write().unsetFontFamily().run()
            : write().setFontFamily(target.value).run()
        }
        {...toolProps('font', true)}
      >
        {tools.fonts.map((font) => (
          <option key={font} value={font} style={{ fontFamily: font }}>
            {font}
          </option>
        ))}
      </select>
      <select
        className={classes.select}
        aria-label={t('richText.size')}
        value={now.style.fontSize ?? tools.usualSize}
        onChange={({ target }) =>
          target.value === tools.usualSize
            ? write().unsetFontSize().run()
            : write().setFontSize(target.value).run()
        }
        {...toolProps('size', false)}
      >
        {tools.fontSizes.map((size) => (
          <option key={size} value={size}>
            {Number.parseInt(size, 10)}
          </option>
        ))}
      </select>
      <span className={classes.group}>
        {tools.fontStyles.map((style) =>
          tool(style, `${t(`richText.${style}`)} (Ctrl ${KEYS[style]})`, now[style], SIGNS[style], () =>
            write().toggleMark(style).run(),
          ),
        )}
      </span>
      <Popover position="bottom-start" trapFocus returnFocus>
        <Popover.Target>
          <button
            type="button"
            className={classes.tool}
            aria-label={t('richText.colour', { colour: called ? t(called.name) : colour })}
            {...toolProps('colour', false)}
          >
            <span className={classes.dab} style={{ backgroundColor: colour }} />
            <Icon name="chevron-down" size={14} />
          </button>
        </Popover.Target>
        <Popover.Dropdown aria-label={t('richText.colours')}>
          <ColourPicker
            label={t('richText.colours')}
            value={colour}
            onChange={(hex) => {
              // The cursor stays among the colours: arrows try one after the other.
              const chain = editor.chain();
              if (hex === BLACK) chain.unsetColor().run();
              else chain.setColor(hex).run();
            }}
          />
        </Popover.Dropdown>
      </Popover>
      <span className={classes.group}>
        {tools.alignments.map((alignment) =>
          tool(
            alignment,
            t(`richText.${alignment}`),
            now.align === alignment,
            <ToolSign name={alignment} />,
            () =>
              alignment === 'left' ? write().unsetTextAlign().run() : write().setTextAlign(alignment).run(),
          ),
        )}
      </span>
      {tools.lists && (
        <span className={classes.group}>
          {(['bulletList', 'orderedList'] as const).map((list) =>
            tool(list, t(`richText.${list}`), now[list], <ToolSign name={LISTS[list]} />, () =>
              write().toggleList(list, 'listItem').run(),
            ),
          )}
        </span>
      )}
      <span className={classes.grow} />
      {end}
    </div>
  );
}
