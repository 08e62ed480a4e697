import { expect, test } from 'vitest';
import { legacyData } from './legacy-data.ts';

const read = (gameData: string, options = 'optionsData = {}') => legacyData(gameData, options);

test.each([
  ['a list', 'var gameData = [{a: 1}]'],
  ['an object', 'window.gameData = {problems: [{a: 1}],}'],
  ['part by part', 'var gameData = {}; gameData.problems = [{a: 1}]'],
  ['beside it', 'var problems = [{a: 1}]'],
  ['a module', 'module.exports = {problems: [{a: 1}]}'],
  ['a whole document', 'export default {gameData: {problems: [{a: 1}]}}'],
])('problems are found as %s', (_case, source) => {
  expect(read(source)).toMatchObject({ ok: true, data: { gameData: { problems: [{ a: 1 }] } } });
});

test('options stand alone or within; help, name and template are taken apart from them', () => {
  const options = `var optionsData_activity = {options: {ebookMode: 0}, delayBeforeNext: '2', helpHtml: '<b>Hi</b>',
    activityName: ' Zoo ', templateAlias: 'ebook'}; var helpAudio = 'help.mp3';`;

  expect(read('gameData = {slides: []}', options)).toEqual({
    ok: true,
    data: {
      gameData: { slides: [] },
      options: { ebookMode: 0, delayBeforeNext: '2' },
      helpHtml: '<b>Hi</b>',
      helpAudio: 'help.mp3',
      activityName: 'Zoo',
      template: 'ebook',
      stops: [],
    },
  });
});

test('a file that gives nothing says which it is, and where it ended', () => {
  expect(read('')).toEqual({ ok: false, file: 'gameData', stop: null });
  expect(read('\n$(function () {})')).toEqual({
    ok: false,
    file: 'gameData',
    stop: { why: 'notData', line: 2 },
  });
  expect(read('gameData = []', 'alert(1)')).toMatchObject({ ok: false, file: 'options' });
});

test('what stands behind the data is told and not needed', () => {
  expect(read('gameData = []\nstart(gameData)')).toMatchObject({
    ok: true,
    data: { stops: [{ file: 'gameData', line: 2, why: 'notData' }] },
  });
});
