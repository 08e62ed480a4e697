import { structure, text } from './kit/field.ts';
import { defineResource } from './kit/resource.ts';

/** Spec 3 §3, scope: what authors sort their activities by. */
export const scopes = defineResource({
  name: 'scopes',
  section: 'scopes',
  group: 'language',
  icon: 'sitemap',
  fields: { name: text(100), categories: structure('categories') },
  title: 'name',
  shown: ['firstMenu', 'grades', 'levels', 'categoryCount'],
  columns: ['name', 'firstMenu', 'grades', 'levels', 'categoryCount'],
});
