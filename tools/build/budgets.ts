import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Chunk, isEditor, isTemplate, readManifest, withImports } from './manifest.ts';

const KB = 1_024;

/** gzip bytes of JavaScript needed before the person can act (architecture: budgets the build enforces). */
const BUDGETS = [
  { name: 'sign-in', entries: ['index', 'sign-in'], budget: 144 * KB },
  { name: 'menu and first activity', entries: ['index', 'play', 'multiple-choice-play'], budget: 206 * KB },
  { name: 'make', entries: ['index', 'make-area'], budget: 450 * KB },
  { name: 'report', entries: ['index', 'report-area'], budget: 350 * KB },
  { name: 'admin', entries: ['index', 'admin-area'], budget: 256 * KB },
] as const;

/** A screen of an area with all that it cannot be drawn without, each. */
const SCREENS = BUDGETS.filter(({ entries }) => entries.some((entry) => entry.endsWith('-area'))).map(
  ({ name, entries, budget }) => ({
    area: name,
    entries,
    budget,
    screen: new RegExp(`^src/areas/${name}/.+-screen\\.tsx$`),
  }),
);

/** A template's play chunk, each. */
const TEMPLATE_BUDGET = 15 * KB;
/** A template's editor, each, beside what all editors share. */
const EDITOR_BUDGET = 20 * KB;
/** Comes when somebody first writes with letters that are set. */
const RICH_TEXT = { name: 'rich text', chunks: /^rich-text/, budget: 110 * KB } as const;

export interface BudgetEntry {
  readonly name: string;
  readonly bytes: number;
  readonly budget: number;
}

/** Reads Vite's manifest and weighs what each area needs before it can show anything. */
export function budgetReport(dist: string): readonly BudgetEntry[] {
  const manifest = readManifest(dist);
  const weights = new Map<string, number>();
  const weigh = (file: string): number => {
    const known = weights.get(file) ?? gzipSync(readFileSync(join(dist, file))).length;
    weights.set(file, known);
    return known;
  };
  const named = (entry: string): Chunk => {
    const chunk = Object.values(manifest).find((one) => one.name === entry && one.file.endsWith('.js'));
    // A budget over nothing would hold for ever.
    if (!chunk) throw new Error(`The build has no chunk “${entry}”, of which a first load is weighed.`);
    return chunk;
  };
  const together = (chunks: readonly Chunk[]): number => {
    const files = new Set(
      chunks.flatMap((chunk) => [...withImports(manifest, chunk)].map(({ file }) => file)),
    );
    return [...files].reduce((sum, file) => sum + weigh(file), 0);
  };
  const areas = BUDGETS.map(({ name, entries, budget }) => ({
    name,
    bytes: together(entries.map(named)),
    budget,
  }));
  const screens = SCREENS.flatMap(({ area, entries, budget, screen }) => {
    const chunks = Object.values(manifest).filter(({ src = '' }) => screen.test(src));
    if (chunks.length === 0) throw new Error(`The build has no screens of ${area}.`);
    return chunks.map((chunk) => ({
      name: chunk.src ?? area,
      bytes: together([...entries.map(named), chunk]),
      budget,
    }));
  });
  const each = (isOne: (chunk: Chunk) => boolean, budget: number): readonly BudgetEntry[] => {
    const chunks = Object.values(manifest).filter(isOne);
    if (chunks.length === 0) throw new Error('The build has none of the chunks that are weighed one by one.');
    return chunks.map(({ src = '', file }) => ({ name: src, bytes: weigh(file), budget }));
  };
  const richText = Object.values(manifest).filter(
    ({ name = '', file }) => RICH_TEXT.chunks.test(name) && file.endsWith('.js'),
  );
  if (richText.length === 0) throw new Error('The build has no chunk of rich text.');
  return [
    ...areas,
    ...screens,
    ...each(isTemplate, TEMPLATE_BUDGET),
    ...each(isEditor, EDITOR_BUDGET),
    {
      name: RICH_TEXT.name,
      bytes: richText.reduce((sum, { file }) => sum + weigh(file), 0),
      budget: RICH_TEXT.budget,
    },
  ];
}
