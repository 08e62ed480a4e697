import { useSoftHyphens } from '@flink/ui/play/text/use-soft-hyphens.ts';

/** A word of the sentence: one that is longer than its box is broken between syllables. */
export function SoftWord({ text, lang }: { readonly text: string; readonly lang: string }) {
  return <>{useSoftHyphens(text, lang)}</>;
}
