import { choice, file, number, onOff, optional, reference, structure, text } from './kit/field.ts';
import { defineResource } from './kit/resource.ts';

/** Spec 3 §3, activity template: what its generator asks of words, and where it is offered. */
export const activityTemplates = defineResource({
  name: 'activityTemplates',
  section: 'activity-templates',
  group: 'catalogue',
  icon: 'device-gamepad-2',
  fields: {
    activityTemplateName: text(100),
    alias: text(50),
    nameString: optional(reference('strings')),
    explanationString: optional(reference('strings')),
    thumbFilename: optional(file('image')),
    family: choice(['match', 'spell', 'read', 'choose', 'make']),
    defaultForReports: onOff,
    multiplayer: onOff,
    availableForWordlists: onOff,
    onlyForWordlists: onOff,
    imageRequired: onOff,
    audioRequired: onOff,
    hyphenAllowed: onOff,
    spacesAllowed: onOff,
    maxWordLength: optional(number(1, 100)),
    minWords: optional(number(1, 100)),
    defaultOptions: structure('gameOptions'),
  },
  title: 'activityTemplateName',
  fixed: ['alias'],
  hinted: ['alias', 'nameString', 'explanationString', 'defaultForReports', 'defaultOptions'],
  columns: ['activityTemplateName', 'alias', 'family', 'defaultForReports'],
  search: ['activityTemplateName', 'alias'],
});
