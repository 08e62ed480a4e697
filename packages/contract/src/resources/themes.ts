import { files, number, onOff, optional, perLocale, text } from './kit/field.ts';
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
    names: optional(perLocale(text(50))),
    scenes: files('image', MOST_PICTURES),
    cardBacks: files('image', MOST_PICTURES),
    rewardPictures: files('image', MOST_PICTURES),
    hidden: onOff,
    position: number(0, 10_000),
  },
  title: 'name',
  fixed: ['name'],
  hinted: ['name', 'names', 'cardBacks', 'rewardPictures', 'hidden'],
  notFiltered: { position: 'It only says the order.' },
  columns: ['position', 'name', 'names', 'hidden'],
});
