import { expect, test } from 'vitest';
import { issueKeys } from './issue-keys.ts';
import { problemsOf } from './problems.ts';
import { usedKeys } from './used-keys.ts';

const complete = (text: string) => ({ en: text, es: text, sw: text });

test('a key in code without a row is a problem', () => {
  const problems = problemsOf(new Map(), usedKeys([`<p>{t('shell.nowhere')}</p>`]));

  expect(problems).toEqual(['shell.nowhere is used but stands in no file of texts.']);
});

test('a row that nothing uses is a problem', () => {
  expect(problemsOf(new Map([['shell.old', complete('Old')]]), usedKeys(['']))[0]).toMatch(/nothing uses it/);
});

test('a missing language is a problem', () => {
  const problems = problemsOf(
    new Map([['shell.back', { en: 'Back', es: 'Volver' }]]),
    usedKeys([`t('shell.back')`]),
  );

  expect(problems).toEqual(['shell.back has no sw text.']);
});

test('other parameters in another language are a problem', () => {
  const row = { en: 'Hello, {name}!', es: '¡Hola, {nombre}!', sw: 'Habari, {name}!' };

  expect(
    problemsOf(new Map([['signIn.hello', row]]), usedKeys([`t('signIn.hello', { name })`])),
  ).toHaveLength(1);
});

const withHole = `t(\`title.admin\${name}\`)`;

test('plural rows and keys with a variable end count as used', () => {
  const rows = new Map([
    ['office.rows.one', complete('{count} row')],
    ['office.rows.other', complete('{count} rows')],
    ['title.adminUsers', complete('Users')],
  ]);

  expect(problemsOf(rows, usedKeys([`t('office.rows', { count })`, withHole]))).toEqual([]);
});

test('an issue without a text is a problem, and so is a text of no issue', () => {
  const { keys } = issueKeys([['validity.ts', `issues.push({ code: 'question.empty', path: [] });`]]);
  const used = { keys: new Set(keys), heads: new Set(['issue.']) };

  expect(problemsOf(new Map(), used)).toEqual([
    'issue.question.empty is used but stands in no file of texts.',
  ]);
  expect(problemsOf(new Map([['issue.question.old', complete('Old')]]), used)).toContain(
    'issue.question.old stands in a file of texts but nothing uses it.',
  );
});

test('a code that is put together cannot be looked up, and is a problem', () => {
  const source = `issues.push({ code: \`\${list}.none\`, path: [list] });`;

  expect(issueKeys([['match-it/model/validity.ts', source]]).unreadable).toEqual([
    `match-it/model/validity.ts: write the code of an issue out: \`\${list}.none\`, path: [list] });`,
  ]);
});

test('types and the errors of generators are no codes of issues', () => {
  const sources = [
    '  readonly code: string;',
    `return { code: 'wordlists.minThreeWords' };`,
    `return { code: \`wordlists.\${reason}\` };`,
  ];

  expect(issueKeys(sources.map((source) => ['x.ts', source]))).toEqual({ keys: [], unreadable: [] });
});
