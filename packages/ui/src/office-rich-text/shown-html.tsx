import { useLayoutEffect, useRef } from 'react';
import { cleanHtml } from '../rich-text/clean-html.ts';
import { inLanguage } from '../texts/language.tsx';
import { type AuthorTools, lettersOf } from './author-tools.ts';
import classes from './rich-text-field.module.css';

interface ShownHtmlProps {
  readonly html: string;
  readonly language: string;
  readonly tools: AuthorTools;
}

/** A written text, read only. Cleaned here as well: nothing that was kept anywhere is believed. */
export function ShownHtml({ html, language, tools }: ShownHtmlProps) {
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
  return <div ref={place} className={classes.text} style={lettersOf(tools)} {...inLanguage(language)} />;
}
