// Made by npm run gen from the folders beside this file.
import type { Editor } from '@flink/make-kit/editor.ts';

export const lazyEdit: ReadonlyMap<string, () => Promise<Editor>> = new Map<string, () => Promise<Editor>>([
  ['all-together-now', async () => (await import('./all-together-now/edit/all-together-now-editor.tsx')).editor],
  ['concentration', async () => (await import('./concentration/edit/concentration-editor.tsx')).editor],
  ['directions-grid', async () => (await import('./directions-grid/edit/directions-grid-editor.tsx')).editor],
  ['ebook', async () => (await import('./ebook/edit/ebook-editor.tsx')).editor],
  ['find-the-one', async () => (await import('./find-the-one/edit/find-the-one-editor.tsx')).editor],
  ['literacy', async () => (await import('./literacy/edit/literacy-editor.tsx')).editor],
  ['match-by-drag', async () => (await import('./match-by-drag/edit/match-by-drag-editor.tsx')).editor],
  ['match-it', async () => (await import('./match-it/edit/match-it-editor.tsx')).editor],
  ['matching-definitions', async () => (await import('./matching-definitions/edit/matching-definitions-editor.tsx')).editor],
  ['missing-elements', async () => (await import('./missing-elements/edit/missing-elements-editor.tsx')).editor],
  ['moving-answers', async () => (await import('./moving-answers/edit/moving-answers-editor.tsx')).editor],
  ['multiple-choice', async () => (await import('./multiple-choice/edit/multiple-choice-editor.tsx')).editor],
  ['ngeli', async () => (await import('./ngeli/edit/ngeli-editor.tsx')).editor],
  ['order-it', async () => (await import('./order-it/edit/order-it-editor.tsx')).editor],
  ['reading-deluxe', async () => (await import('./reading-deluxe/edit/reading-deluxe-editor.tsx')).editor],
  ['sentence-connectables', async () => (await import('./sentence-connectables/edit/sentence-connectables-editor.tsx')).editor],
  ['spelling-connectables', async () => (await import('./spelling-connectables/edit/spelling-connectables-editor.tsx')).editor],
  ['spelling-keyboard', async () => (await import('./spelling-keyboard/edit/spelling-keyboard-editor.tsx')).editor],
  ['story-studio', async () => (await import('./story-studio/edit/story-studio-editor.tsx')).editor],
  ['word-connectables', async () => (await import('./word-connectables/edit/word-connectables-editor.tsx')).editor],
  ['word-search', async () => (await import('./word-search/edit/word-search-editor.tsx')).editor],
  ['writing-assistant', async () => (await import('./writing-assistant/edit/writing-assistant-editor.tsx')).editor],
]);
