import { type PartState, readAloud } from '@flink/contract/rules/make/translation.ts';

/** A text and the recording that reads it aloud; one of them may stand alone. */
export interface PartRow {
  readonly key: string;
  readonly text: PartState | null;
  readonly audio: PartState | null;
}

/** What stands together: the beginning, each problem, the help. */
export interface PartGroup {
  readonly key: string;
  readonly kind: 'start' | 'problem' | 'help';
  /** Of a problem, in the order of the original. */
  readonly index: number;
  readonly rows: readonly PartRow[];
  readonly done: number;
  readonly changed: number;
  readonly total: number;
}

const KINDS = ['start', 'problem', 'help'] as const;

function groupOf({ place: [root, name, index] }: PartState): { kind: PartGroup['kind']; index: number } {
  if (root !== 'gameData') return { kind: 'help', index: 0 };
  return name === 'problems' && typeof index === 'number'
    ? { kind: 'problem', index }
    : { kind: 'start', index: 0 };
}

export function partGroups(parts: readonly PartState[]): readonly PartGroup[] {
  const groups = new Map<string, PartState[]>();
  for (const part of parts) {
    const { kind, index } = groupOf(part);
    const key = `${kind}-${index}`;
    groups.set(key, [...(groups.get(key) ?? []), part]);
  }
  return [...groups]
    .map(([key, own]): PartGroup => {
      // What the original does not say need not be said.
      const asked = own.filter(({ value }) => value !== '');
      const count = (state: PartState['state']) => asked.filter((one) => one.state === state).length;
      const [first] = own;
      return {
        key,
        ...(first ? groupOf(first) : { kind: 'start', index: 0 }),
        rows: rowsOf(own),
        done: count('done'),
        changed: count('changed'),
        total: asked.length,
      };
    })
    .sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || one.index - other.index);
}

function rowsOf(parts: readonly PartState[]): readonly PartRow[] {
  const texts = new Set(parts.filter(({ kind }) => kind !== 'audio').map(({ part }) => part));
  const sounds = new Map(
    parts
      .filter(({ kind }) => kind === 'audio')
      .map((audio) => [readAloud(audio.part, texts) ?? audio.part, audio]),
  );
  return parts.flatMap((one): PartRow[] => {
    if (one.kind !== 'audio') return [{ key: one.part, text: one, audio: sounds.get(one.part) ?? null }];
    return sounds.get(one.part) === one ? [{ key: one.part, text: null, audio: one }] : [];
  });
}

const isOpen = ({ text, audio }: PartRow): boolean =>
  (text !== null && text.state !== 'done') || (text === null && audio !== null && audio.state !== 'done');

export const isOpenGroup = ({ done, total }: PartGroup): boolean => done < total;

/** The next row to do behind this one, from the beginning again at the end; null where nothing is left but itself. */
export function nextOpen(groups: readonly PartGroup[], after: string | null): string | null {
  const rows = groups.flatMap((group) => group.rows);
  const at = rows.findIndex(({ key }) => key === after);
  const order = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))];
  return order.find(isOpen)?.key ?? null;
}

/** Where the work goes on: the first group in which something is missing, else the first that changed. */
export const firstToDo = (groups: readonly PartGroup[]): PartGroup | undefined =>
  groups.find(({ done, changed, total }) => done + changed < total) ?? groups.find(isOpenGroup) ?? groups[0];

/** The row in which something stands that is wrong at a place. */
export const rowAt = (groups: readonly PartGroup[], place: readonly (string | number)[]): string | null => {
  const rows = groups.flatMap((group) => group.rows);
  const among = (parts: number) =>
    rows.find(({ text, audio }) =>
      place.slice(0, parts).every((step, at) => (text ?? audio)?.place[at] === step),
    );
  // The nearest one on the way to it: what is wrong with a mask is mended at its problem.
  for (let parts = place.length; parts > 0; parts -= 1) {
    const found = among(parts);
    if (found) return found.key;
  }
  return null;
};
