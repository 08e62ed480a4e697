import { longText, optional, text } from './field.ts';
import { defineResource } from './resource.ts';

/** Spec 3 §3, list definition: the values stand in one text, parted by commas. */
export const lists = defineResource({
  name: 'lists',
  section: 'lists',
  fields: { name: text(100), default: optional(text(200)), values: longText(20_000) },
  title: 'name',
  columns: ['name', 'default'],
});
