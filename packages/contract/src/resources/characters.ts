import { file, number, onOff, optional, perLocale, text } from './kit/field.ts';
import { defineResource } from './kit/resource.ts';

/** Who stands in the scene, in four poses; those that the product draws need no pictures. */
export const characters = defineResource({
  name: 'characters',
  section: 'characters',
  group: 'catalogue',
  icon: 'sparkles',
  fields: {
    name: text(50),
    names: perLocale(text(50)),
    idle: optional(file('image')),
    happy: optional(file('image')),
    thinking: optional(file('image')),
    celebrating: optional(file('image')),
    hidden: onOff,
    position: number(0, 10_000),
  },
  title: 'name',
  fixed: ['name'],
  hinted: ['name', 'idle', 'hidden'],
  notFiltered: { position: 'It only says the order.' },
  columns: ['position', 'name', 'names', 'hidden'],
});
