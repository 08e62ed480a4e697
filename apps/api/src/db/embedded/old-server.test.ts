import { expect, test } from 'vitest';
import { commandFromPs, parsePidFile, servesCluster } from './old-server.ts';

const DATA = '/home/ana/.flink/postgres/cluster/data';

test('a pid file names its process in the first line', () => {
  expect(parsePidFile(`4711\n${DATA}\n1700000000\n5432\n`)).toEqual({ kind: 'names', pid: 4711 });
});

test.each(['', '\n', 'half', '0\n', '-4711\n', '12 34\n'])(
  'a pid file that holds %j names nobody',
  (content) => {
    expect(parsePidFile(content)).toEqual({ kind: 'unreadable' });
  },
);

test('a server is recognised by the cluster it was started for', () => {
  expect(servesCluster(['/opt/native/bin/postgres', '-D', DATA, '-p', '5432'], DATA)).toBe(true);
});

test.each([
  ['a server of another cluster', ['/opt/native/bin/postgres', '-D', `${DATA}-copy`, '-p', '5432']],
  ['another program that names the cluster', ['/usr/bin/du', '-D', DATA]],
  ['a process that hides its command', ['']],
])('%s is not taken for the server', (_, command) => {
  expect(servesCluster(command, DATA)).toBe(false);
});

test('the cluster is found in the output of ps although its path has spaces', () => {
  const data = '/Users/ana/My Games -p/data';

  const command = commandFromPs(`/opt/native/bin/postgres -D ${data} -p 5432 -c timezone=UTC\n`);

  expect(servesCluster(command, data)).toBe(true);
});
