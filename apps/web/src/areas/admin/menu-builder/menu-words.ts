import {
  activitiesAt,
  type Cell,
  type Entry,
  groupsAt,
  type Holder,
  holderOf,
  isCell,
  isSameHolder,
  type MenuTree,
} from '@flink/contract/rules/menu-builder/menu-tree.ts';
import type { Refusal } from '@flink/contract/rules/menu-builder/moves.ts';
import type { Translate } from '@flink/ui/texts/texts.tsx';
import { type Figures, KNOWN_SUBJECTS } from './menu-figures.ts';

/** A subject that Flink has no word for is called by its own name. */
export const subjectWords = (t: Translate, subject: string): string =>
  KNOWN_SUBJECTS.includes(subject) ? t(`menu.subject.${subject}`) : subject;

export const cellWords = (t: Translate, { subject, level }: Cell): string =>
  t('builder.cell', { subject: subjectWords(t, subject), level: String(level) });

export const holderWords = (t: Translate, tree: MenuTree, holder: Holder): string =>
  isCell(holder) ? cellWords(t, holder) : (tree.groups.get(holder.groupId)?.name ?? '');

/** "Into Farm week, place 4 of 6": as it is after the move, groups counted before activities. */
export function placeWords(
  t: Translate,
  tree: MenuTree,
  moving: { readonly kind: Entry['kind']; readonly entry: Entry | null },
  { to, index }: { readonly to: Holder; readonly index: number },
): string {
  const groups = groupsAt(tree, to).length;
  const from = moving.entry && holderOf(tree, moving.entry);
  const stays = from !== null && from !== undefined && isSameHolder(from, to);
  const place = moving.kind === 'group' ? index + 1 : groups + index + 1;
  const of = groups + activitiesAt(tree, to).length + (stays ? 0 : 1);
  return t('builder.intoPlace', {
    place: holderWords(t, tree, to),
    index: String(place),
    of: String(of),
  });
}

export function refusalWords(t: Translate, tree: MenuTree, refusal: Refusal): string {
  const name = (id: string) => tree.groups.get(id)?.name ?? '';
  switch (refusal.reason) {
    case 'cycle':
      return refusal.groupId === refusal.inside
        ? t('builder.whyItself', { name: name(refusal.groupId) })
        : t('builder.whyCycle', { name: name(refusal.groupId), inside: name(refusal.inside) });
    case 'activityInCell':
      return t('builder.whyActivityInCell');
    case 'alreadyThere':
      return t('builder.whyAlreadyThere', { name: name(refusal.groupId) });
    case 'tooDeep':
      return t('builder.whyTooDeep');
    case 'gone':
      return t('builder.whyGone');
  }
}

/** "4 activities, 1 group". */
export function figuresWords(t: Translate, { groups, activities }: Figures): string {
  const words = t('builder.activities', { count: activities });
  return groups > 0
    ? t('builder.both', { one: words, other: t('builder.groups', { count: groups }) })
    : words;
}
