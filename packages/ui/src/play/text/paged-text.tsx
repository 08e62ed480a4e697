import '../../tokens/fonts-authored.css';
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { inLanguage } from '../../texts/language.tsx';
import { RoundButton } from '../buttons/round-button.tsx';
import { classNames } from '../class-names.ts';
import { LEAST_PX, largestWith } from './largest-fitting.ts';
import { onLateFonts } from './late-fonts.ts';
import styles from './paged-text.module.css';

export interface PagedTextProps {
  /** Another text is measured anew. */
  readonly text: string;
  /** A custom property or a length: the size where there is room. */
  readonly size: string;
  readonly fontFamily?: string | undefined;
  readonly lang: string;
  readonly back: string;
  readonly next: string;
  /** Turns to the page of something in the text that is to be seen. */
  readonly turning?: RefObject<((element: Element) => void) | null> | undefined;
  /** Beside the buttons that turn the pages. */
  readonly foot?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const CHUNK = '[data-chunk]';

/** A passage with things to touch in it: as large as its box allows, and in pages where it does not fit even small. */
export function PagedText(props: PagedTextProps) {
  const { text, size, fontFamily, lang, back, next, turning, foot, className, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const flow = useRef<HTMLDivElement>(null);
  // Told anew with every measurement: the same number of pages may be broken elsewhere, and words would stay hidden.
  const [{ pages }, setLaidOut] = useState({ pages: 1 });
  const [page, setPage] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is measured anew, though only the DOM is read
  useLayoutEffect(() => {
    const outer = frame.current;
    const inner = flow.current;
    if (!outer || !inner) return;
    const measure = () => {
      delete outer.dataset.short;
      inner.style.paddingBlockStart = '';
      const needed = fit(outer, inner, text.length > LONG);
      if (needed === 1) centre(outer, inner);
      setLaidOut({ pages: needed });
    };
    setPage(0);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    const stop = onLateFonts(measure);
    return () => {
      stop();
      observer.disconnect();
    };
  }, [text, size, fontFamily]);

  const shown = Math.min(page, pages - 1);
  useLayoutEffect(() => {
    if (frame.current && flow.current) turnTo(frame.current, flow.current, shown, pages);
  });

  const turn = (to: number) => {
    setPage(to);
    if (!frame.current || !flow.current) return;
    turnTo(frame.current, flow.current, to, pages);
    flow.current.querySelector<HTMLElement>(`${CHUNK}:not([style*="hidden"]) button`)?.focus();
  };

  const follow = (target: Element) => {
    if (!frame.current || !flow.current) return;
    const there = pages > 1 ? pagesIn(frame.current, flow.current)(target) : 0;
    setPage(there);
    // The browser has scrolled to the focused word by itself, perhaps to the middle of two pages.
    turnTo(frame.current, flow.current, there, pages);
  };

  useImperativeHandle(turning, () => (element) => {
    const chunk = element.closest<HTMLElement>(CHUNK);
    if (chunk?.style.visibility === 'hidden') follow(element);
  });

  return (
    <div className={classNames(styles.paged, className)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the focus belongs to the words inside */}
      <div
        ref={frame}
        className={styles.frame}
        {...inLanguage(lang)}
        onFocus={({ target }) => follow(target)}
      >
        <div ref={flow} className={styles.flow} style={{ '--size': size, fontFamily } as CSSProperties}>
          {children}
        </div>
      </div>
      {(foot || pages > 1) && (
        <div className={styles.foot}>
          {pages > 1 && (
            <RoundButton icon="back" label={back} disabled={shown === 0} onClick={() => turn(shown - 1)} />
          )}
          {foot}
          {pages > 1 && (
            <>
              <span className={styles.count} dir="ltr">
                {shown + 1} / {pages}
              </span>
              <RoundButton
                icon="forward"
                tone={shown < pages - 1 ? 'sun' : 'paper'}
                label={next}
                disabled={shown === pages - 1}
                data-turn=""
                onClick={() => turn(shown + 1)}
              />
            </>
          )}
        </div>
      )}
    </div>
  );
}

const stepOf = (frame: HTMLElement, flow: HTMLElement): number =>
  flow.clientWidth + Number.parseFloat(getComputedStyle(frame).columnGap || '0');

const turns = (frame: HTMLElement): 1 | -1 => (getComputedStyle(frame).direction === 'rtl' ? -1 : 1);

/** Only what lies on the page is seen and read aloud; each stretch of words says by [data-chunk] that it is one. */
function turnTo(frame: HTMLElement, flow: HTMLElement, page: number, pages: number): void {
  frame.scrollLeft = page * stepOf(frame, flow) * turns(frame);
  // Looked at before anything is written: else the whole text is laid out anew for each of its words.
  const chunks = [...flow.querySelectorAll<HTMLElement>(CHUNK)];
  const pageAt = pages > 1 ? pagesIn(frame, flow) : () => page;
  const seen = chunks.map((chunk) => (pageAt(chunk) === page ? '' : 'hidden'));
  for (const [index, chunk] of chunks.entries()) {
    const visibility = seen[index] ?? '';
    if (chunk.style.visibility !== visibility) chunk.style.visibility = visibility;
  }
}

/** For arrows that lead over the end of a page: what is hidden takes no focus. */
export function focusOnItsPage(element: HTMLElement): void {
  const chunk = element.closest<HTMLElement>(CHUNK);
  if (chunk) chunk.style.visibility = '';
  element.focus();
}

/** Tells on which page something lies. */
function pagesIn(frame: HTMLElement, flow: HTMLElement): (element: Element) => number {
  const start = flow.getBoundingClientRect();
  const step = stepOf(frame, flow);
  const way = turns(frame);
  return (element) => {
    const { left, right } = element.getBoundingClientRect();
    // Its middle: the first word of a page may reach a little over the edge.
    const middle = (left + right) / 2;
    return Math.max(0, Math.floor((way === 1 ? middle - start.left : start.right - middle) / step));
  };
}

/** What fits one page stands in the middle of its sheet, not under its upper edge; a few words in the middle of the line. */
function centre(frame: HTMLElement, flow: HTMLElement): void {
  const height = [...flow.children].reduce((sum, child) => sum + child.getBoundingClientRect().height, 0);
  if (height * 2 <= frame.clientHeight) frame.dataset.short = '';
  flow.style.paddingBlockStart = `${Math.max(0, Math.floor((frame.clientHeight - height) / 2))}px`;
  // Margins between its parts were not counted: what is near to full stays as it was.
  if (frame.scrollWidth > frame.clientWidth + 1) flow.style.paddingBlockStart = '';
}

/** So many letters fill pages at whatever size: nobody waits until each was tried, of which all are laid out. */
const LONG = 4_000;

/** Sets the largest size that needs no more pages than the smallest, and tells how many these are. */
function fit(frame: HTMLElement, flow: HTMLElement, isLong: boolean): number {
  flow.style.fontSize = isLong ? `${LEAST_PX}px` : '';
  if (frame.clientWidth === 0) return 1;
  const pages = () =>
    frame.scrollWidth <= frame.clientWidth + 1
      ? 1
      : Math.max(2, Math.round(frame.scrollWidth / stepOf(frame, flow)));
  const first = pages();
  if (first === 1 || isLong) return first;
  const natural = Math.floor(Number.parseFloat(getComputedStyle(flow).fontSize));
  const pagesAt = (pixels: number) => {
    flow.style.fontSize = `${pixels}px`;
    return pages();
  };
  const least = pagesAt(LEAST_PX);
  // Letters that leave a third of their page empty are smaller than they need to be.
  const size = largestWith(LEAST_PX, natural, (pixels) => pagesAt(pixels) <= least);
  flow.style.fontSize = `${size}px`;
  return least;
}
