/** A page of a table as the browser keeps it: what was asked, and the rows that came. */
export interface KeptPage {
  readonly query: { readonly page: number; readonly limit: number };
  readonly rows: readonly { readonly _id: string }[];
  readonly total: number;
}

/** A row beside another one: its id, or the page on which it is first or last. */
export type Neighbour = { readonly id: string } | { readonly page: number } | null;

/** What stands before and after a row in the table that somebody came from. */
export function neighboursIn({ query: { page, limit }, rows, total }: KeptPage, id: string) {
  const at = rows.findIndex((row) => row._id === id);
  const beside = (step: -1 | 1): Neighbour => {
    const row = rows[at + step];
    if (row) return { id: row._id };
    const other = page + step;
    return other >= 1 && (other - 1) * limit < total ? { page: other } : null;
  };
  return { before: beside(-1), after: beside(1) };
}
