import type { Content } from '@flink/game-kit/model/content/content.ts';
import type { ReviewedIssue } from '@flink/game-kit/model/content/issue.ts';
import { createContext, useContext, useMemo } from 'react';
import type { Description } from './description/description.ts';
import type { Field } from './description/field.ts';
import { controlAt } from './description/field-at.ts';
import { isWithin, type Place, placeName, samePlace, valueAt } from './document/place.ts';
import type { EditorHost } from './host.ts';

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

/** What every part of an editor knows. */
export interface Editing {
  readonly content: Content<unknown, unknown>;
  readonly description: Description;
  readonly issues: readonly ReviewedIssue[];
  /** The language of the activity. */
  readonly locale: string;
  readonly host: EditorHost;
  /** Offers to copy problems into another activity; left out where there is none. */
  readonly copyElsewhere?: ((current: number) => void) | undefined;
  /** Where the author is; the control there is open, or has the cursor. */
  readonly chosen: Place | null;
  choose(place: Place | null): void;
  /** `typing`: letter by letter, which is one step until the field is left or a pause is made. */
  change(place: Place, value: unknown, typing?: boolean): void;
  /** Several places in one step. */
  changeAll(changes: readonly Change[]): void;
  settle(): void;
}

const EditingContext = createContext<Editing | null>(null);

export const EditingProvider = EditingContext.Provider;

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (editing === null) throw new Error('An editor stands inside an EditingProvider');
  return editing;
}

export interface Spot {
  readonly value: unknown;
  set(value: unknown): void;
  /** A letter more. */
  type(value: unknown): void;
  /** What is wrong at just this control. */
  readonly issues: readonly ReviewedIssue[];
  readonly isChosen: boolean;
}

/** One place of the document: what stands there, and how to change it. */
export function useSpot(place: Place): Spot {
  const { content, description, issues, chosen, change } = useEditing();
  const name = placeName(place);
  const own = useMemo(
    () => issues.filter(({ path }) => placeName(controlAt(description, path)) === name),
    [issues, description, name],
  );
  return {
    value: valueAt(content, place),
    set: (value) => change(place, value),
    type: (value) => change(place, value, true),
    issues: own,
    isChosen: chosen !== null && samePlace(chosen, place),
  };
}

/** What is wrong at a place or anywhere inside it. */
export function useIssuesWithin(place: Place): readonly ReviewedIssue[] {
  const { issues, description } = useEditing();
  return issues.filter(({ path }) => isWithin(controlAt(description, path), place));
}
