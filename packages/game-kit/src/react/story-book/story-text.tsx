import { cleanHtml } from '@flink/ui/rich-text/clean-html.ts';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import { type RefObject, useLayoutEffect, useRef } from 'react';

export interface StoryTextProps {
  readonly html: string;
  readonly lang: string;
  readonly className?: string | undefined;
  readonly ref?: RefObject<HTMLDivElement | null>;
}

/** A written text, read only. Cleaned here as well: nothing that was kept anywhere is believed. */
export function StoryText({ html, lang, className, ref }: StoryTextProps) {
  const own = useRef<HTMLDivElement>(null);
  const place = ref ?? own;
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    element.innerHTML = cleanHtml(html);
    // A page refuses styles that come as text (its policy); set one by one they are its own.
    for (const styled of element.querySelectorAll<HTMLElement>('[style]')) {
      styled.style.cssText = styled.getAttribute('style') ?? '';
    }
  }, [html, place]);
  return <div ref={place} className={className} {...inLanguage(lang)} />;
}
