import { type RefObject, useEffect } from 'react';

/** The place that a key names: by the letter that the card shows, or by its number. Other scripts have the letters on the same keys. */
export function answerPlace({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): number | null {
  const sign = /^[a-z1-9]$/i.test(key) ? key : (/^(?:Key|Digit|Numpad)([A-Z1-9])$/.exec(code)?.[1] ?? '');
  if (sign === '') return null;
  return /\d/.test(sign) ? Number(sign) - 1 : sign.toUpperCase().charCodeAt(0) - 65;
}

/**
 * A, B, C or 1, 2, 3 choose a card while the focus is among the cards or nowhere: keys that work from everywhere would
 * be pressed by who dictates (WCAG 2.1.4).
 */
export function useAnswerKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const choose = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return;
      const { activeElement, body } = document;
      if (activeElement !== body && !list.current?.contains(activeElement)) return;
      const place = answerPlace(event);
      if (place === null) return;
      const card = list.current?.querySelector<HTMLElement>(`button[data-answer="${place}"]:not(:disabled)`);
      if (!card) return;
      event.preventDefault();
      card.focus();
      card.click();
    };
    document.addEventListener('keydown', choose);
    return () => document.removeEventListener('keydown', choose);
  }, [list]);
}
