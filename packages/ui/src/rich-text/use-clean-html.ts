import { type RefObject, useLayoutEffect, useRef } from 'react';
import { cleanHtml } from './clean-html.ts';

/** Puts a written text into an element. Cleaned here as well: nothing that was kept anywhere is believed. */
export function useCleanHtml(html: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    element.innerHTML = cleanHtml(html);
    // A page refuses styles that come as text (its policy); set one by one they are its own.
    for (const styled of element.querySelectorAll<HTMLElement>('[style]')) {
      styled.style.cssText = styled.getAttribute('style') ?? '';
    }
  }, [html]);
  return place;
}
