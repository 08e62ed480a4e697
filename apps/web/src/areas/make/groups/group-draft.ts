import type { MadeGroup } from '@flink/contract/calls/make/made-groups.ts';

export type GroupElement = MadeGroup['elements'][number];

export interface GroupDraft {
  readonly name: string;
  readonly elements: readonly GroupElement[];
  readonly educationalCategories: MadeGroup['educationalCategories'];
}

/** As the call takes them. */
const MOST_ELEMENTS = 500;

export const draftOf = ({ name, elements, educationalCategories }: MadeGroup): GroupDraft => ({
  name,
  elements,
  educationalCategories,
});

/** At the end, once. */
export const withElement = (draft: GroupDraft, element: GroupElement): GroupDraft =>
  draft.elements.length >= MOST_ELEMENTS || draft.elements.some(({ _id }) => _id === element._id)
    ? draft
    : { ...draft, elements: [...draft.elements, element] };

export const withoutElement = (draft: GroupDraft, id: string): GroupDraft => ({
  ...draft,
  elements: draft.elements.filter(({ _id }) => _id !== id),
});

/** To the place of another; beyond the ends nothing happens. */
export function movedTo(draft: GroupDraft, id: string, to: number): GroupDraft {
  const from = draft.elements.findIndex(({ _id }) => _id === id);
  const element = draft.elements[from];
  if (element === undefined || to < 0 || to >= draft.elements.length || to === from) return draft;
  const rest = draft.elements.filter((one) => one !== element);
  return { ...draft, elements: [...rest.slice(0, to), element, ...rest.slice(to)] };
}

export const isChanged = (draft: GroupDraft, group: MadeGroup): boolean =>
  draft.name.trim() !== group.name ||
  draft.educationalCategories !== group.educationalCategories ||
  draft.elements.map(({ _id }) => _id).join() !== group.elements.map(({ _id }) => _id).join();
