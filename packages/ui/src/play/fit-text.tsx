import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './fit-text.module.css';

export interface FitTextProps {
  readonly text: string;
  /** A custom property or a length: the size where there is room. */
  readonly size: string;
  readonly lang?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

/** Design: nothing that learners read is smaller. */
const LEAST_PX = 18;

/** As large as its class allows and as small as its box demands: never clipped, never under 18 px. */
export function FitText({ text, size, lang, className, style }: FitTextProps) {
  const box = useRef<HTMLSpanElement>(null);
  const words = useRef<HTMLSpanElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is measured anew, though only the DOM is read
  useLayoutEffect(() => {
    const outer = box.current;
    const inner = words.current;
    if (!outer || !inner) return;
    const measure = () => fit(outer, inner);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    // A font that comes late is wider or narrower than the one that was measured.
    document.fonts?.ready.then(measure, () => {});
    return () => observer.disconnect();
  }, [text, size]);

  return (
    <span
      ref={box}
      className={classNames(styles.box, className)}
      style={{ ...style, '--size': size } as CSSProperties}
    >
      <span ref={words} className={styles.words} lang={lang} dir="auto">
        {text}
      </span>
    </span>
  );
}

function fit(outer: HTMLElement, inner: HTMLElement): void {
  inner.style.fontSize = '';
  inner.classList.remove(String(styles.broken));
  const fits = () =>
    inner.offsetWidth <= outer.clientWidth + 1 && inner.offsetHeight <= outer.clientHeight + 1;
  if (outer.clientWidth === 0 || fits()) return;
  let low = LEAST_PX;
  let high = Math.max(LEAST_PX, Math.floor(Number.parseFloat(getComputedStyle(inner).fontSize)));
  const set = (pixels: number) => {
    inner.style.fontSize = `${pixels}px`;
  };
  set(low);
  if (!fits()) {
    // Too much for its box, or one word longer than the line: it breaks, and the box can be moved.
    inner.classList.add(String(styles.broken));
    return;
  }
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    set(middle);
    if (fits()) low = middle;
    else high = middle - 1;
  }
  set(low);
}
