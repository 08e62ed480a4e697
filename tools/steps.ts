import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from './build/build-web.ts';
import { ROOT } from './root.ts';
import { type Tally, tallyPlaywright, tallyVitest, total } from './tally.ts';

export type StepName = 'check' | 'rules' | 'database' | 'slow' | 'journeys';

const bin = (name: string) => join(ROOT, 'node_modules/.bin', name);
const node = process.execPath;
const quiet = '--disable-warning=ExperimentalWarning';

const CHECKS: readonly (readonly [name: string, command: string, ...rest: string[]])[] = [
  ['types of the server', bin('tsc'), '-p', 'tsconfig.node.json'],
  ['types of the web', bin('tsc'), '-p', 'tsconfig.web.json'],
  ['types of the worker', bin('tsc'), '-p', 'tsconfig.worker.json'],
  ['lint and format', bin('biome'), 'check', '--error-on-warnings', '.'],
  ['boundaries', node, quiet, 'tools/boundaries/check.ts'],
  ['dead code', bin('knip'), '--no-progress'],
  ['drift of generated files', node, quiet, 'tools/gen/drift.ts'],
  ['interface texts', node, quiet, 'tools/texts/check.ts'],
];

/** Runs the steps one after the other, goes on after a failure, and ends with what failed and one line that counts all. */
export async function runSteps(names: readonly StepName[]): Promise<void> {
  const tallies: Tally[] = [];
  for (const name of names) tallies.push(await run(name));
  const { passed, failed, failures } = total(tallies);
  process.stdout.write(`\n${failures.map((failure) => `✗ ${failure}\n`).join('')}`);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exit(failed > 0 ? 1 : 0);
}

async function run(name: StepName): Promise<Tally> {
  switch (name) {
    case 'check':
      return checks();
    case 'journeys':
      return journeys();
    default:
      return vitest(name);
  }
}

async function checks(): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const [name, command, ...rest] of CHECKS) {
    const began = Date.now();
    const { code, output } = await capture(command, rest);
    const ok = code === 0;
    process.stdout.write(`${ok ? '✓' : '✗'} ${name} (${seconds(began)})\n`);
    if (!ok) process.stdout.write(`${output}\n`);
    tallies.push({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: ok ? [] : [name] });
  }
  return total(tallies);
}

async function vitest(project: string): Promise<Tally> {
  return reported(`tests: ${project}`, async (report) => {
    const more = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    await show(node, [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--project', project, ...more]);
    return tallyVitest(JSON.parse(readFileSync(report, 'utf8')));
  });
}

async function journeys(): Promise<Tally> {
  return reported('journeys in a browser', async (report) => {
    await buildWeb((line) => process.stdout.write(`${line}\n`));
    const cli = join(ROOT, 'node_modules/@playwright/test/cli.js');
    await show(node, [cli, 'test', '--config', 'e2e/playwright.config.ts', '--reporter=dot,json'], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    return tallyPlaywright(JSON.parse(readFileSync(report, 'utf8')));
  });
}

/** A runner that dies without a report counts as one failure, never as nothing. */
async function reported(title: string, work: (report: string) => Promise<Tally>): Promise<Tally> {
  const began = Date.now();
  process.stdout.write(`\n${title}\n`);
  const folder = mkdtempSync(join(tmpdir(), 'flink-report-'));
  try {
    const tally = await work(join(folder, 'report.json'));
    process.stdout.write(`${title}: ${tally.passed} passed, ${tally.failed} failed (${seconds(began)})\n`);
    return tally;
  } catch (error) {
    process.stdout.write(`✗ ${title}: ${String(error)}\n`);
    return { passed: 0, failed: 1, failures: [title] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const seconds = (began: number) => `${((Date.now() - began) / 1000).toFixed(1)} s`;

function show(command: string, rest: readonly string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(command, rest, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

function capture(command: string, rest: readonly string[]): Promise<{ code: number; output: string }> {
  const child = spawn(command, rest, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code: code ?? 1, output })));
}
