import { expect, test } from 'vitest';
import { reasonOf, serverArguments } from './launch-server.ts';
import { tellingLine } from './server-log.ts';

test('settings of the caller win over the usual ones', () => {
  const args = serverArguments('/data', 5432, { fsync: 'off', timezone: 'Africa/Nairobi' });

  expect(args.slice(0, 4)).toEqual(['-D', '/data', '-p', '5432']);
  expect(args).toContain('fsync=off');
  expect(args).toContain('timezone=Africa/Nairobi');
  expect(args).not.toContain('timezone=UTC');
});

test.each([
  ['LOG:  could not bind IPv4 address "127.0.0.1": Address already in use', 'port-taken'],
  ['FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use', 'old-memory-in-use'],
  ['PANIC:  could not locate a valid checkpoint record', 'other'],
])('%s means %s', (output, reason) => {
  expect(reasonOf(output)).toBe(reason);
});

test('the quoted line is the one that says what went wrong', () => {
  const output =
    'LOG:  starting PostgreSQL\n FATAL:  could not open file "x"\nLOG:  database system is shut down\n';

  expect(tellingLine(output)).toBe('FATAL:  could not open file "x"');
});

test('without such a line the last one is quoted', () => {
  expect(tellingLine('creating subdirectories ... ok\nbad luck\n\n')).toBe('bad luck');
  expect(tellingLine('')).toBe('it printed nothing');
});
