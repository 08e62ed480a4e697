import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { inLanguage } from '../../texts/language.tsx';
import { classNames } from '../class-names.ts';
import { CRAMPED } from '../pieces/use-scrolling-halves.ts';
import styles from './fit-text.module.css';
import { type Box, fitsInto, LEAST_PX, largestFitting } from './largest-fitting.ts';
import { onLateFonts } from './late-fonts.ts';
import { softened } from './soft-hyphens.ts';

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

  const [soft, setSoft] = useState({ of: text, text });
  const shown = soft.of === text ? soft.text : text;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is measured anew, though only the DOM is read
  useLayoutEffect(() => {
    const outer = box.current;
    const inner = words.current;
    if (!outer || !inner) return;
    let measured: Box | undefined;
    let gone = false;
    const measure = () => {
      const fitted = fit(outer, inner);
      measured = innerBox(outer);
      if (fitted === 'whole') return;
      const softer = lang && shown === text ? softened(text, lang) : Promise.resolve(null);
      softer.then((soft) => {
        if (gone) return;
        if (soft !== null) setSoft({ of: text, text: soft });
        else if (fitted === 'cramped') outer.dispatchEvent(new Event(CRAMPED, { bubbles: true }));
      });
    };
    // Told of the first size as well, after the page was laid out and before it is painted: nothing is laid out twice.
    const observer = new ResizeObserver(() => {
      const { width, height } = innerBox(outer);
      if (width !== measured?.width || height !== measured.height) measure();
    });
    observer.observe(outer);
    const stop = onLateFonts(measure);
    return () => {
      gone = true;
      stop();
      observer.disconnect();
    };
  }, [shown, size]);

  return (
    <span
      ref={box}
      className={classNames(styles.box, className)}
      style={{ ...style, '--size': size } as CSSProperties}
    >
      <span ref={words} className={styles.words} {...inLanguage(lang)}>
        {shown}
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

/** Whether its words stayed whole; `cramped` is broken, and still too high for its box. */
function fit(outer: HTMLElement, inner: HTMLElement): 'whole' | 'broken' | 'cramped' {
  if (inner.style.fontSize) inner.style.fontSize = '';
  for (const name of [styles.hyphened, styles.broken]) inner.classList.remove(String(name));
  const room = innerBox(outer);
  if (room.width === 0 || fitsInto(room, outerBox(inner))) return 'whole';
  const size = Number.parseFloat(getComputedStyle(inner).fontSize);
  const largest = () =>
    withTrial(outer, inner, (measure) => largestFitting(room, { size, ...outerBox(inner) }, measure));
  const whole = largest();
  if (whole !== null) {
    inner.style.fontSize = `${whole}px`;
    return 'whole';
  }
  // One word is longer than the line, or all of them are too much for the box: first between syllables, then anywhere.
  inner.classList.add(String(styles.hyphened));
  const hyphened = largest();
  if (hyphened === null) inner.classList.add(String(styles.broken));
  inner.style.fontSize = `${hyphened ?? LEAST_PX}px`;
  return hyphened === null && outerBox(inner).height > room.height + TAIL_PX ? 'cramped' : 'broken';
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
