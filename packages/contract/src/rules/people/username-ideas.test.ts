import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usernameError } from './register-form.ts';
import { tidyUsername } from './username.ts';
import { usernameIdeas } from './username-ideas.ts';

const ideasOf = (firstname: string, lastname: string, username = '') =>
  usernameIdeas({ username, firstname, lastname });

/** Characters of all planes, the common ones most often. */
const anyText = fc
  .array(fc.oneof(fc.nat(0x7f), fc.nat(0x2fff), fc.nat(0x10ffff)), { maxLength: 200 })
  .map((points) => String.fromCodePoint(...points));
const anyWish = fc.record({ username: anyText, firstname: anyText, lastname: anyText });

test('every idea is a username as it would be kept', () => {
  fc.assert(
    fc.property(anyWish, (wish) =>
      usernameIdeas(wish).every((idea) => usernameError(idea) === undefined && tidyUsername(idea) === idea),
    ),
  );
});

test('the same wish gives the same ideas in the same order, each once', () => {
  fc.assert(
    fc.property(anyWish, (wish) => {
      const ideas = usernameIdeas(wish);

      expect(usernameIdeas({ ...wish })).toEqual(ideas);
      expect(new Set(ideas).size).toBe(ideas.length);
    }),
  );
});

test('a number is at most two digits, stands at the end, and is never one with a meaning of its own', () => {
  const letters = fc.stringMatching(/^[a-zA-Zéß李م]{1,12}$/u);
  fc.assert(
    fc.property(letters, letters, letters, (firstname, lastname, username) => {
      const ideas = usernameIdeas({ username, firstname, lastname });

      return ideas.every((idea) => /^\D+\d{0,2}$/u.test(idea) && !/(?:13|14|18|28|69|88)$/.test(idea));
    }),
  );
});

test('digits that were wished for are not made longer', () => {
  expect(ideasOf('', '', 'ana6').slice(0, 4)).toEqual(['ana6', 'ana2', 'ana3', 'ana4']);
});

test.each([
  ['Ana', 'García', ['ana', 'ana.garcia', 'garcia.ana']],
  ['María José', 'de la Cruz', ['maria-jose', 'maria-jose.de-la-cruz', 'de-la-cruz.maria-jose']],
  ["D'Angelo", 'O’Brien', ['dangelo', 'dangelo.obrien', 'obrien.dangelo']],
  ['Łukasz', 'Żółć', ['lukasz', 'lukasz.zolc', 'zolc.lukasz']],
  ['Søren', 'Strauß', ['soren', 'soren.strauss', 'strauss.soren']],
  ['Nguyễn', 'Ánh', ['nguyen', 'nguyen.anh', 'anh.nguyen']],
  ['李', '小龙', ['李.小龙', '小龙.李', '李.小龙2']],
  ['محمد', 'علي', ['محمد', 'محمد.علي', 'علي.محمد']],
  ['हरि', 'ओम', ['हरि', 'हरि.ओम', 'ओम.हरि']],
  ['Йосиф', 'Ёлкин', ['йосиф', 'йосиф.ёлкин', 'ёлкин.йосиф']],
  ['Bo', '', ['bo2', 'bo3', 'bo4']],
])('%s %s is offered names that can be typed', (firstname, lastname, expected) => {
  expect(ideasOf(firstname, lastname).slice(0, 3)).toEqual(expected);
});

test('without a name and without a wish there is no idea', () => {
  expect(ideasOf('', '')).toEqual([]);
  expect(ideasOf(' ', '!?', '@')).toEqual([]);
});
