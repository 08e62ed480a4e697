import { files, number, text } from './kit/field.ts';
import { defineResource } from './kit/resource.ts';

/** Spec 1 §9: up to 10 pictures take turns behind the stage. */
const MOST_PICTURES = 10;

export const themes = defineResource({
  name: 'themes',
  section: 'themes',
  group: 'catalogue',
  icon: 'palette',
  fields: {
    name: text(50),
    scenes: files('image', MOST_PICTURES),
    cardBacks: files('image', MOST_PICTURES),
    position: number(0, 10_000),
  },
  title: 'name',
  fixed: ['name'],
  hinted: ['name'],
  notFiltered: { position: 'It only says the order.' },
  columns: ['position', 'name'],
});
