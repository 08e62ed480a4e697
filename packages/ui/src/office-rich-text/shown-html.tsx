import { useCleanHtml } from '../rich-text/use-clean-html.ts';
import { inLanguage } from '../texts/language.tsx';
import { type AuthorTools, lettersOf } from './author-tools.ts';
import classes from './rich-text-field.module.css';

interface ShownHtmlProps {
  readonly html: string;
  readonly language: string;
  readonly tools: AuthorTools;
}

/** A written text, read only. */
export function ShownHtml({ html, language, tools }: ShownHtmlProps) {
  const place = useCleanHtml(html);
  return <div ref={place} className={classes.text} style={lettersOf(tools)} {...inLanguage(language)} />;
}
