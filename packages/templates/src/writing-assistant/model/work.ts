import { mergeTexts } from '@flink/game-kit/model/work/merge.ts';
import * as z from 'zod/mini';
import { sentenceEndings } from './sentences.ts';

/** Spec 2 §3: saved learner data holds a text, in the HTML of the editor. */
export const workSchema = z.object({ text: z.catch(z.string(), '') });

export type Work = z.infer<typeof workSchema>;

export const EMPTY: Work = { text: '' };

/** Spec 2 §9: 3 sentences for mastered. */
export const ENOUGH_SENTENCES = 3;

const SIGNS: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', nbsp: ' ', quot: '"' };

/** The words as they are read, a line for each paragraph. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<br\s*\/?>|<\/p>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(lt|gt|amp|nbsp|quot);/g, (_whole, name: string) => SIGNS[name] ?? '')
    .trim();

export const sentencesIn = ({ text }: Work): number => sentenceEndings(plainText(text));

/** Spec 2 §4: 3 or more sentence endings mark mastered, 1 or 2 partial. */
export function verdict(work: Work): 'mastered' | 'partial' | null {
  const sentences = sentencesIn(work);
  if (sentences >= ENOUGH_SENTENCES) return 'mastered';
  return sentences > 0 ? 'partial' : null;
}

export const merge = (mine: Work, theirs: Work): Work => ({ text: mergeTexts(mine.text, theirs.text) });
