import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { READING_TOOLS } from '@flink/ui/office-rich-text/author-tools.ts';
import { ShownHtml } from '@flink/ui/office-rich-text/shown-html.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { onLateFonts } from '@flink/ui/play/text/late-fonts.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type CSSProperties, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { StageField } from '../description/field.ts';
import { byKey, type Dim, movedBy, type PageSize, resizedBy } from './boxes.ts';
import classes from './stage-control.module.css';

export interface StageBoxProps {
  readonly name: string;
  readonly number: number;
  readonly html: string;
  readonly dim: Dim;
  readonly page: PageSize;
  /** In the page's pixels. */
  readonly letters: StageField['letters'];
  readonly language: string;
  readonly dir: 'ltr' | 'rtl';
  readonly chosen: boolean;
  /** It was just added, and its text is being opened. */
  readonly isFresh: boolean;
  readonly describedBy: string;
  readonly onChoose: () => void;
  readonly onLeave: () => void;
  readonly onWrite: () => void;
  readonly onRemove: () => void;
  readonly onPlace: (dim: Dim) => void;
}

/** What is pulled: the box itself, or one of the edges at its end. */
type Grip = 'box' | 'end' | 'bottom' | 'corner';

const GRIPS = ['end', 'bottom', 'corner'] as const;

interface Pull {
  readonly grip: Grip;
  readonly x: number;
  readonly y: number;
  /** Page pixels in one pixel of the screen. */
  readonly scale: number;
}

/** A text on the page: pulled by mouse or finger, moved by arrows, with Shift resized. */
export function StageBox(props: StageBoxProps) {
  const { name, number, html, dim, page, letters, language, dir, chosen, isFresh } = props;
  const { t } = useTexts();
  const pull = useRef<Pull | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  /** Where it is while it is pulled: one step of the document when it is let go. */
  const [pulled, setPulled] = useState<Dim | null>(null);
  const [isCut, setCut] = useState(false);
  const now = pulled ?? dim;

  // biome-ignore lint/correctness/useExhaustiveDependencies: whether words fit depends on them and on the box.
  useLayoutEffect(() => {
    const measure = () => {
      const element = words.current;
      if (element) setCut(element.scrollHeight > element.clientHeight + 1);
    };
    measure();
    return onLateFonts(measure);
  }, [html, now.width, now.height, letters.size]);

  // A jump to it leaves the cursor at the list that it was pressed in.
  useEffect(() => {
    if (chosen && !isFresh && !document.activeElement?.closest('[data-stage], [data-panel]'))
      box.current?.focus();
  }, [chosen, isFresh]);

  const begin = (grip: Grip) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    const stage = event.currentTarget.closest<HTMLElement>('[data-stage]');
    if (stage === null) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const scale = page.width / stage.getBoundingClientRect().width;
    pull.current = { grip, x: event.clientX, y: event.clientY, scale };
    props.onChoose();
  };
  const go = (event: PointerEvent<HTMLElement>) => {
    const from = pull.current;
    if (from === null) return;
    const x = (event.clientX - from.x) * from.scale * (dir === 'rtl' ? -1 : 1);
    const y = (event.clientY - from.y) * from.scale;
    setPulled(
      from.grip === 'box'
        ? movedBy(dim, x, y, page)
        : resizedBy(dim, from.grip === 'bottom' ? 0 : x, from.grip === 'end' ? 0 : y, page),
    );
  };
  const end = () => {
    pull.current = null;
    if (pulled !== null) props.onPlace(pulled);
    setPulled(null);
  };
  const pullable = (grip: Grip) => ({
    onPointerDown: begin(grip),
    onPointerMove: go,
    onPointerUp: end,
    onPointerCancel: end,
  });

  const share = (length: number, of: number) => `${(length / of) * 100}%`;
  const figures = { left: now.left, top: now.top, width: now.width, height: now.height };
  return (
    // biome-ignore lint/a11y/useSemanticElements: paragraphs cannot stand in a button.
    <div
      ref={box}
      className={classNames(classes.box, chosen && classes.chosen, isCut && classes.cut)}
      style={{
        insetInlineStart: share(now.left, page.width),
        insetBlockStart: share(now.top, page.height),
        inlineSize: share(now.width, page.width),
        blockSize: share(now.height, page.height),
      }}
      role="button"
      tabIndex={0}
      data-box={number - 1}
      aria-label={`${name}, ${t('make.stage.at', figures)}${isCut ? `, ${t('make.stage.cut')}` : ''}`}
      aria-pressed={chosen}
      aria-describedby={props.describedBy}
      onFocus={props.onChoose}
      onDoubleClick={props.onWrite}
      onKeyDown={(event) => {
        const next = byKey(dim, event, page, dir);
        if (next !== null) props.onPlace(next);
        else if (event.key === 'Enter') props.onWrite();
        else if (event.key === 'Delete') props.onRemove();
        else if (event.key === 'Escape') props.onLeave();
        else return;
        event.preventDefault();
      }}
      {...pullable('box')}
    >
      <div
        ref={words}
        className={classes.words}
        style={
          {
            width: now.width,
            height: now.height,
            '--size': `${letters.size}px`,
            '--line': letters.lineHeight,
            '--inline': `${letters.inline}px`,
            '--block': `${letters.block}px`,
          } as CSSProperties
        }
      >
        <ShownHtml html={html} language={language} tools={READING_TOOLS} />
      </div>
      <span className={classes.number}>{number}</span>
      {isCut && (
        <span className={classes.warning}>
          <Icon name="alert-triangle" size={14} />
          {t('make.stage.cut')}
        </span>
      )}
      {chosen && (
        <>
          <span className={classes.figures}>{t('make.stage.at', figures)}</span>
          {GRIPS.map((grip) => (
            <span key={grip} className={classNames(classes.grip, classes[grip])} {...pullable(grip)} />
          ))}
        </>
      )}
    </div>
  );
}
