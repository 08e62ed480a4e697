import { longText, optional, text } from './kit/field.ts';
import { defineResource } from './kit/resource.ts';

/** Spec 3 §3, list definition: the values stand in one text, parted by commas. */
export const lists = defineResource({
  name: 'lists',
  section: 'lists',
  group: 'language',
  icon: 'list-check',
  hinted: ['values'],
  fields: { name: text(100), default: optional(text(200)), values: longText(20_000) },
  title: 'name',
  columns: ['name', 'default'],
});
