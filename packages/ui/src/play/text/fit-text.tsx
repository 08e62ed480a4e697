import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { inLanguage } from '../../texts/language.tsx';
import { classNames } from '../class-names.ts';
import { CRAMPED } from '../pieces/use-scrolling-halves.ts';
import styles from './fit-text.module.css';
import { type Box, fitsInto, LEAST_PX, largestFitting } from './largest-fitting.ts';
import { onLateFonts } from './late-fonts.ts';

export interface FitTextProps {
  readonly text: string;
  /** A custom property or a length: the size where there is room. */
  readonly size: string;
  readonly lang?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

/** What is above the letters of the first line and below those of the last. */
const TAIL_PX = LEAST_PX / 3;

/** As large as its class allows and as small as its box demands: never clipped, never under 18 px. */
export function FitText({ text, size, lang, className, style }: FitTextProps) {
  const box = useRef<HTMLSpanElement>(null);
  const words = useRef<HTMLSpanElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is measured anew, though only the DOM is read
  useLayoutEffect(() => {
    const outer = box.current;
    const inner = words.current;
    if (!outer || !inner) return;
    let measured: Box | undefined;
    const measure = () => {
      fit(outer, inner);
      measured = innerBox(outer);
    };
    // Told of the first size as well, after the page was laid out and before it is painted: nothing is laid out twice.
    const observer = new ResizeObserver(() => {
      const { width, height } = innerBox(outer);
      if (width !== measured?.width || height !== measured.height) measure();
    });
    observer.observe(outer);
    const stop = onLateFonts(measure);
    return () => {
      stop();
      observer.disconnect();
    };
  }, [text, size]);

  return (
    <span
      ref={box}
      className={classNames(styles.box, className)}
      style={{ ...style, '--size': size } as CSSProperties}
    >
      <span ref={words} className={styles.words} {...inLanguage(lang)}>
        {text}
      </span>
    </span>
  );
}

const innerBox = (element: HTMLElement): Box => ({
  width: element.clientWidth,
  height: element.clientHeight,
});
const outerBox = (element: HTMLElement): Box => ({
  width: element.offsetWidth,
  height: element.offsetHeight,
});

function fit(outer: HTMLElement, inner: HTMLElement): void {
  if (inner.style.fontSize) inner.style.fontSize = '';
  if (inner.classList.contains(String(styles.broken))) inner.classList.remove(String(styles.broken));
  const room = innerBox(outer);
  const natural = outerBox(inner);
  if (room.width === 0 || fitsInto(room, natural)) return;
  const size = Number.parseFloat(getComputedStyle(inner).fontSize);
  const found = withTrial(outer, inner, (measure) => largestFitting(room, { size, ...natural }, measure));
  // Too much for its box, or one word longer than the line: it breaks, and the box can be moved.
  if (found === null) inner.classList.add(String(styles.broken));
  inner.style.fontSize = `${found ?? LEAST_PX}px`;
  if (found === null && outerBox(inner).height > room.height + TAIL_PX)
    outer.dispatchEvent(new Event(CRAMPED, { bubbles: true }));
}

/** Sizes are tried on a copy that is laid out by itself, so that the page is laid out only once. */
function withTrial<T>(
  outer: HTMLElement,
  inner: HTMLElement,
  use: (measure: (pixels: number) => Box) => T,
): T {
  const trial = document.createElement('span');
  const copy = inner.cloneNode(true) as HTMLElement;
  trial.className = String(styles.trial);
  // To a fraction of a pixel, which decides whether a word is on this line or on the next.
  trial.style.inlineSize = getComputedStyle(outer).inlineSize;
  trial.append(copy);
  outer.append(trial);
  try {
    return use((pixels) => {
      copy.style.fontSize = `${pixels}px`;
      return outerBox(copy);
    });
  } finally {
    trial.remove();
  }
}
