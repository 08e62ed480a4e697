import type { Content } from '@flink/game-kit/model/content/content.ts';
import type { ReviewedIssue } from '@flink/game-kit/model/content/issue.ts';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Description } from './description/description.ts';
import type { Field } from './description/field.ts';
import { controlAt } from './description/field-at.ts';
import { isWithin, type Place, placeName, samePlace, valueAt } from './document/place.ts';
import { useNewest } from './document/use-newest.ts';
import type { EditorHost } from './host.ts';
import type { Uploads } from './media/uploads/uploads.ts';

export interface ControlProps<Kind extends Field = Field> {
  readonly place: Place;
  readonly name: string;
  readonly field: Kind;
}

/** Something else stands there now; undefined: nothing. */
export interface Change {
  readonly place: Place;
  readonly value: unknown;
}

/** Controls hear of a new document only where it concerns them: a letter in one must not draw all the others. */
export interface Live {
  readonly now: () => Editing;
  readonly subscribe: (listener: () => void) => () => void;
}

/** What every part of an editor knows. */
export interface Editing {
  /** Left out where nothing of it changes as long as it is drawn. */
  readonly live?: Live;
  readonly content: Content<unknown, unknown>;
  readonly description: Description;
  readonly issues: readonly ReviewedIssue[];
  /** Those that are said at their fields: not what its author has not come to yet (document/untouched.ts). */
  readonly said: readonly ReviewedIssue[];
  /** The language of the activity. */
  readonly locale: string;
  readonly host: EditorHost;
  /** Files on their way into the document; left out where they are stopped when their dialog is closed. */
  readonly uploads?: Uploads;
  /** Where the author is; the control there is open, or has the cursor. */
  readonly chosen: Place | null;
  /** The last problem that the author was in; it stays open when what was open in it is closed. */
  readonly openProblem: number;
  /** Null closes what is open. */
  choose(place: Place | null): void;
  /** `typing`: letter by letter, which is one step until the field is left or a pause is made. */
  change(place: Place, value: unknown, typing?: boolean): void;
  /** Several places in one step. */
  changeAll(changes: readonly Change[]): void;
  settle(): void;
  /** A field was left. */
  leave(place: Place): void;
  /** The author asks what is wrong, all of it. */
  sayAll(): void;
}

/** What stays as long as an editor is open; whatever changes is read by `useEdited` or, in a handler, by `now`. */
type Steady = Pick<
  Editing,
  'description' | 'locale' | 'host' | 'uploads' | 'choose' | 'change' | 'changeAll' | 'settle' | 'leave'
> & { now(): Editing };

const LiveContext = createContext<Live | null>(null);

function useLive(): Live {
  const live = useContext(LiveContext);
  if (live === null) throw new Error('An editor stands inside an EditingProvider');
  return live;
}

/** One that never changes by itself: whoever makes it makes the next. */
const still = (editing: Editing): Live => ({ now: () => editing, subscribe: () => () => undefined });

export function EditingProvider({
  value,
  children,
}: {
  readonly value: Editing;
  readonly children: ReactNode;
}) {
  const live = useMemo(() => value.live ?? still(value), [value]);
  return <LiveContext value={live}>{children}</LiveContext>;
}

/** What sounds need of the world around them; they are also made where no activity is edited. */
export type SoundHost = Pick<EditorHost, 'languages' | 'mediaUrl' | 'upload' | 'speak'>;

const SoundHostContext = createContext<SoundHost | null>(null);

export function SoundHostProvider({
  host,
  children,
}: {
  readonly host: SoundHost;
  readonly children: ReactNode;
}) {
  return <SoundHostContext value={host}>{children}</SoundHostContext>;
}

/** That of the editor, with its uploads, unless somebody stands in for it. */
export function useSoundHost(): { readonly host: SoundHost; readonly uploads?: Uploads | undefined } {
  const own = useContext(SoundHostContext);
  const live = useContext(LiveContext);
  if (own) return { host: own };
  if (!live) throw new Error('A sound is made inside an EditingProvider or a SoundHostProvider');
  const { host, uploads } = live.now();
  return { host, uploads };
}

export function useEditing(): Steady {
  const { now } = useLive();
  return { ...now(), now };
}

/** Something that changes: whoever reads it is drawn again when it is no longer the same. */
export function useEdited<Value>(
  read: (editing: Editing) => Value,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): Value {
  const { now, subscribe } = useLive();
  return useNewest(subscribe, () => read(now()), isSame);
}

/** What stands at a place. */
export const useValueAt = (place: Place): unknown => useEdited(({ content }) => valueAt(content, place));

/** Where the author is, if it is in here: the place itself, which is another one when the same is asked for again. */
export const useChosenWithin = (place: Place): Place | null =>
  useEdited(({ chosen }) => (chosen !== null && isWithin(chosen, place) ? chosen : null));

type Issues = readonly ReviewedIssue[];

interface PlacedIssue {
  readonly issue: ReviewedIssue;
  readonly place: Place;
  readonly name: string;
}

const placed = new WeakMap<Issues, readonly PlacedIssue[]>();

/** Each with the control that shows it, found once for all controls. */
function placedIssues({ said: issues, description }: Editing): readonly PlacedIssue[] {
  const known = placed.get(issues);
  if (known) return known;
  const found = issues.map((issue) => {
    const place = controlAt(description, issue.path);
    return { issue, place, name: placeName(place) };
  });
  placed.set(issues, found);
  return found;
}

const isSameIssue = (one: ReviewedIssue, other: ReviewedIssue | undefined): boolean =>
  one.code === other?.code && one.severity === other.severity && samePlace(one.path, other.path);

const areSameIssues = (one: Issues, other: Issues): boolean =>
  one === other ||
  (one.length === other.length && one.every((issue, index) => isSameIssue(issue, other[index])));

export interface Spot {
  readonly value: unknown;
  set(value: unknown): void;
  /** A letter more. */
  type(value: unknown): void;
  /** What is wrong at just this control. */
  readonly issues: Issues;
}

/** One place of the document: what stands there, and how to change it. */
export function useSpot(place: Place): Spot {
  const { change } = useEditing();
  return {
    value: useValueAt(place),
    set: (value) => change(place, value),
    type: (value) => change(place, value, true),
    issues: useIssuesAt(place),
  };
}

function useIssuesAt(place: Place): Issues {
  const name = placeName(place);
  return useEdited(
    (editing) => placedIssues(editing).flatMap((one) => (one.name === name ? [one.issue] : [])),
    areSameIssues,
  );
}

/** What is wrong at a place or anywhere inside it. */
export const useIssuesWithin = (place: Place): Issues =>
  useEdited(
    (editing) => placedIssues(editing).flatMap((one) => (isWithin(one.place, place) ? [one.issue] : [])),
    areSameIssues,
  );
