import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useEffect } from 'react';
import { readAloud, type SpokenLine } from './read-aloud.ts';

/** Shorter is a tap. */
const HOLD_MS = 500;
/** A tap that comes later than this after the finger went up is another one. */
const TAP_WITHIN_MS = 400;
/** A finger trembles; further it scrolls. */
const TREMBLE_PX = 12;

/** What a thing to touch says: a tag or card its name, a button its label. */
export function wordsOf(element: Element | null, locale: string): SpokenLine | null {
  const thing = element?.closest<HTMLElement>('[data-says], button[aria-label]');
  const text = thing?.dataset.says ?? thing?.getAttribute('aria-label');
  return text ? { text, locale: thing?.dataset.saysIn ?? locale } : null;
}

/**
 * Design: everything can be heard. A long press speaks instead of opening; Space does it by keyboard. Where the learner
 * wishes so, a card says its name at the first touch and opens at the second.
 */
export function useHoldToHear(touchSpeaks: boolean): void {
  const { locale } = useTexts();
  useEffect(() => {
    let from: { readonly x: number; readonly y: number } | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let spoken = false;
    let heard: HTMLElement | null = null;

    const letGo = () => {
      clearTimeout(timer);
      from = null;
    };
    const forget = () => {
      spoken = false;
    };
    const lift = () => {
      letGo();
      // A browser that makes no tap of a long press must not lose the next one.
      if (spoken) timer = setTimeout(forget, TAP_WITHIN_MS);
    };
    const press = (event: PointerEvent) => {
      letGo();
      spoken = false;
      const words = event.target instanceof Element ? wordsOf(event.target, locale) : null;
      if (!words || event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        spoken = true;
        readAloud([words]);
      }, HOLD_MS);
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > TREMBLE_PX) letGo();
    };
    /** The finger that comes up after the words must not open what was only to be heard. */
    const open = (event: MouseEvent) => {
      if (!spoken && !saysFirst(event)) return;
      spoken = false;
      event.preventDefault();
      event.stopPropagation();
    };
    /** A key is no touch (no detail): who plays by keyboard hears by Space. */
    const saysFirst = ({ target, detail }: MouseEvent): boolean => {
      if (!touchSpeaks || detail === 0 || !(target instanceof Element)) return false;
      const card = target.closest<HTMLElement>('[data-says]');
      const words = wordsOf(card, locale);
      if (!card || !words || card === heard) return false;
      heard?.removeAttribute('data-heard');
      heard = card;
      heard.setAttribute('data-heard', '');
      readAloud([words]);
      return true;
    };
    const noMenu = (event: Event) => {
      if (from !== null || spoken) event.preventDefault();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== ' ' || !(event.target instanceof HTMLElement) || !event.target.dataset.says) return;
      event.preventDefault();
      const words = wordsOf(event.target, locale);
      if (words) readAloud([words]);
    };

    document.addEventListener('pointerdown', press);
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', lift);
    document.addEventListener('pointercancel', letGo);
    document.addEventListener('click', open, true);
    document.addEventListener('contextmenu', noMenu);
    document.addEventListener('keydown', key);
    return () => {
      letGo();
      heard?.removeAttribute('data-heard');
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', lift);
      document.removeEventListener('pointercancel', letGo);
      document.removeEventListener('click', open, true);
      document.removeEventListener('contextmenu', noMenu);
      document.removeEventListener('keydown', key);
    };
  }, [locale, touchSpeaks]);
}
