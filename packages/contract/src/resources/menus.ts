import { number, optional, reference, text } from './kit/field.ts';
import { defineResource } from './kit/resource.ts';

/** Spec 1 §3, menu group: one card of a solution's menu. */
export const menus = defineResource({
  name: 'menus',
  section: 'menus',
  group: 'catalogue',
  icon: 'list-tree',
  fields: {
    name: text(200),
    solutionId: reference('solutions'),
    parentId: optional(reference('menus')),
    subject: text(50),
    level: number(1, 12),
    position: number(0, 100_000),
  },
  title: 'name',
  hinted: ['parentId', 'subject'],
  shown: ['solutionName'],
  notFiltered: { position: 'It only says the order.' },
  columns: ['name', 'solutionName', 'subject', 'level', 'position'],
  search: ['name', 'solutionName', 'subject'],
});
