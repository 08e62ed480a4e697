/** By file, what it imports. */
export type Graph = ReadonlyMap<string, readonly string[]>;

interface Way {
  readonly from: string;
  /** Everything on it, and where it leads. */
  readonly way: readonly string[];
}

/** From each file that is meant, the shortest way to something it must not come to, where there is one. */
export function waysTo(
  graph: Graph,
  isFrom: (file: string) => boolean,
  isTo: (file: string) => boolean,
): readonly Way[] {
  const importers = reversed(graph);
  // From the ends backwards: one look at every import serves all files.
  const nextOn = new Map<string, string | null>();
  const ends = [...importers.keys()].filter(isTo);
  for (const end of ends) nextOn.set(end, null);
  for (let edge = ends; edge.length > 0; ) {
    edge = edge.flatMap((file) =>
      (importers.get(file) ?? []).filter((importer) => {
        if (nextOn.has(importer)) return false;
        nextOn.set(importer, file);
        return true;
      }),
    );
  }
  return [...graph.keys()]
    .filter((file) => isFrom(file) && nextOn.get(file))
    .map((from) => {
      const way: string[] = [];
      for (let at = nextOn.get(from); at; at = nextOn.get(at)) way.push(at);
      return { from, way };
    });
}

function reversed(graph: Graph): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of graph)
    for (const one of imported) {
      const known = importers.get(one);
      if (known) known.push(file);
      else importers.set(one, [file]);
    }
  return importers;
}

/** One circle of each knot of files that come back to themselves. */
export function circlesIn(graph: Graph): readonly (readonly string[])[] {
  const circles: string[][] = [];
  const done = new Set<string>();
  for (const start of graph.keys()) {
    // A way down that turns back where it has nothing new: deep trees must not end the stack.
    const way: { readonly file: string; readonly left: string[] }[] = [];
    const onWay = new Set<string>();
    const enter = (file: string) => {
      way.push({ file, left: [...(graph.get(file) ?? [])] });
      onWay.add(file);
    };
    if (!done.has(start)) enter(start);
    for (let here = way.at(-1); here; here = way.at(-1)) {
      const next = here.left.pop();
      if (next === undefined) {
        done.add(here.file);
        onWay.delete(here.file);
        way.pop();
      } else if (onWay.has(next)) {
        const files = way.map(({ file }) => file);
        circles.push(files.slice(files.indexOf(next)));
      } else if (!done.has(next)) enter(next);
    }
  }
  return circles;
}
