import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const KB = 1_024;

/** gzip bytes of JavaScript needed before the person can act (architecture: budgets the build enforces). */
const BUDGETS = [
  { name: 'sign-in', entries: ['src/main.tsx', 'src/areas/sign-in/sign-in-area.tsx'], budget: 140 * KB },
  { name: 'play', entries: ['src/main.tsx', 'src/areas/play/play-area.tsx'], budget: 200 * KB },
  { name: 'make', entries: ['src/main.tsx', 'src/areas/make/make-area.tsx'], budget: 450 * KB },
  { name: 'report', entries: ['src/main.tsx', 'src/areas/report/report-area.tsx'], budget: 350 * KB },
  { name: 'admin', entries: ['src/main.tsx', 'src/areas/admin/admin-area.tsx'], budget: 350 * KB },
] as const;

/** A template's play chunk, each. */
const TEMPLATE_BUDGET = 15 * KB;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly src?: string;
}

export interface BudgetEntry {
  readonly name: string;
  readonly bytes: number;
  readonly budget: number;
}

/** Reads Vite's manifest and weighs what each area needs before it can show anything. */
export function budgetReport(dist: string): readonly BudgetEntry[] {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const weigh = (file: string) => gzipSync(readFileSync(join(dist, file))).length;
  const entryChunk = Object.values(manifest).find((chunk) => chunk.src === 'index.html');
  const areas = BUDGETS.map(({ name, entries, budget }) => {
    const files = new Set<string>();
    if (entryChunk) collect(manifest, entryChunk, files);
    for (const entry of entries) {
      const chunk = manifest[entry];
      if (chunk) collect(manifest, chunk, files);
    }
    return { name, bytes: [...files].reduce((sum, file) => sum + weigh(file), 0), budget };
  });
  const templates = Object.values(manifest)
    .filter((chunk) => /templates\/src\/[^/]+\/play\//.test(chunk.src ?? ''))
    .map((chunk) => ({ name: chunk.src ?? '', bytes: weigh(chunk.file), budget: TEMPLATE_BUDGET }));
  return [...areas, ...templates];
}

function collect(manifest: Record<string, Chunk>, chunk: Chunk, files: Set<string>): void {
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const name of chunk.imports ?? []) {
    const next = manifest[name];
    if (next) collect(manifest, next, files);
  }
}
