import { FILM_TYPES } from '../rules/films/film-types.ts';
import { choice, file, number, optional, perLocale, reference, text } from './kit/field.ts';
import { defineResource } from './kit/resource.ts';

/** Spec 1 §2 and §3: quick start, advice for parents, introductions and the animations of results. */
export const films = defineResource({
  name: 'films',
  section: 'films',
  group: 'catalogue',
  icon: 'movie',
  fields: {
    name: text(100),
    type: choice(FILM_TYPES),
    titles: optional(perLocale(text(100))),
    files: perLocale(file('film')),
    captions: optional(perLocale(file('captions'))),
    poster: optional(file('image')),
    characterId: optional(reference('characters')),
    position: number(0, 10_000),
  },
  title: 'name',
  hinted: ['type', 'titles', 'files', 'captions', 'characterId'],
  columns: ['position', 'name', 'type'],
});
