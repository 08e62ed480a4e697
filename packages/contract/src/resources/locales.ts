import { choice, number, onOff, optional, text } from './kit/field.ts';
import { defineResource } from './kit/resource.ts';

/** Spec 3 §3, locale. */
export const locales = defineResource({
  name: 'locales',
  section: 'locales',
  group: 'language',
  icon: 'language',
  fixed: ['code'],
  hinted: ['position'],
  fields: {
    name: text(100),
    code: text(20),
    displayName: text(100),
    ttsEnabled: onOff,
    ttsVoice: optional(choice(['female', 'male'])),
    position: number(0, 10_000),
  },
  title: 'name',
  notFiltered: { position: 'It only says the order.' },
  columns: ['position', 'name', 'code', 'displayName'],
  search: ['name', 'code', 'displayName'],
});
