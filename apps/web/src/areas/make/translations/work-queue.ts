import { officeApi } from '../../../shared/office/office-api.ts';
import type { WorklistFilters } from './worklist-address.ts';

interface Queue {
  readonly language: string;
  readonly filters: WorklistFilters;
  /** Activities that were chosen in the worklist; they come first. */
  readonly chosen: readonly string[];
  /** What was already seen in this visit, saved or skipped. */
  readonly visited: ReadonlySet<string>;
}

const PAGE = 25;

/** The next activities to do: the chosen ones, then those of the worklist in its order. */
export async function nextInQueue(
  { language, filters, chosen, visited }: Queue,
  count: number,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const found = chosen.filter((id) => !visited.has(id)).slice(0, count);
  for (let page = 1; found.length < count; page += 1) {
    const { data, total } = await officeApi(
      'translationWorklist',
      { query: { ...filters, language, state: 'todo', limit: PAGE, page } },
      signal ? { signal } : {},
    );
    for (const { _id } of data)
      if (found.length < count && !visited.has(_id) && !found.includes(_id)) found.push(_id);
    if (data.length === 0 || page * PAGE >= total) break;
  }
  return found;
}
