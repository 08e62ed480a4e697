import { expect, test } from 'vitest';
import { withTemplateLook } from './template-look.ts';

const template = {
  alias: 'match-it',
  activityTemplateName: 'Match it',
  multiplayer: false,
  helpStrings: {},
  characters: [],
  characterSize: null,
  characterLocation: null,
  parentVideos: {},
};
const draft = {
  activity: {
    _id: 'activity',
    activityName: 'Farm',
    contentFolder: '',
    locale: 'en',
    monolingual: false,
    templateId: 'match-it',
    generatedFrom: null,
    template,
    data: {},
    languageVersionData: {},
    activityImage: null,
  },
  shows: 'game',
  locale: 'en',
  players: 1,
  isPicture: true,
  opensHelp: false,
} as const;
const chosen = { characters: ['robot'], characterSize: 'small', characterLocation: 'end' } as const;
const characters = { robot: { name: 'Robot', pictures: { idle: '/robot.png' } } };
const common = (id: string) => ({
  templates: [
    {
      _id: id,
      alias: id,
      activityTemplateName: 'Match it',
      explanation: null,
      glyph: null,
      thumb: null,
      family: 'match' as const,
      multiplayer: false,
      availableForWordlists: true,
      onlyForWordlists: false,
      offered: true,
      ...chosen,
      characters: [...chosen.characters],
    },
  ],
  characters,
});

test('a preview shows the character that Admin chose for the template, also one with pictures of its own', () => {
  const shown = withTemplateLook(draft, common('match-it'));

  expect(shown.activity.template).toEqual({ ...template, ...chosen });
  expect(shown.characters).toEqual(characters);
});

test('until the templates have come, and for a template that is not among them, a preview stays as it is', () => {
  expect(withTemplateLook(draft, undefined)).toBe(draft);
  expect(withTemplateLook(draft, common('spelling'))).toBe(draft);
});
