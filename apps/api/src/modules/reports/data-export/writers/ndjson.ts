import type { TableWriter } from './written-table.ts';

/** For programs: an object by row, its cells by the names of the columns and as they are kept. */
export const writeNdjson: TableWriter = async function* ({ columns, rows }) {
  for await (const some of rows) {
    const lines = some.map((row) =>
      JSON.stringify(Object.fromEntries(columns.map(({ name }, at) => [name, row[at] ?? null]))),
    );
    if (lines.length > 0) yield Buffer.from(`${lines.join('\n')}\n`);
  }
};
