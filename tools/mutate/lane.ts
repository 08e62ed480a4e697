import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import { ROOT } from '../root.ts';
import type { Mutant } from './choose-mutants.ts';
import type { FileResult, LaneResult, LaneRun, LaneStart } from './lane-messages.ts';
import { SWITCH, withSwitches } from './with-switches.ts';

/**
 * One Vitest that stays. It reads each mutated source with all its mutants behind switches, so that nothing in the
 * checkout changes and a mutant costs no new start.
 */
process.on('disconnect', () => process.exit());
process.once('message', ({ mutants }: LaneStart) => start(mutants));

async function start(mutants: readonly Mutant[]): Promise<void> {
  // What prepares the databases loads the same sources in this process, with all switches off.
  Object.assign(globalThis, { [SWITCH]: () => false });
  const { default: config } = await import('../../vitest.config.ts');
  const projects = (config.test?.projects ?? []).map((project) => withMutants(project as Project, mutants));
  const vitest = await createVitest({
    root: ROOT,
    config: false,
    watch: false,
    projects,
    maxWorkers: 1,
    bail: 1,
    reporters: [{}],
    sequence: { sequencer: AsGiven },
  });
  await vitest.standalone();
  process.on('message', async ({ mutant, project, files }: LaneRun) => {
    vitest.provide('mutant', mutant);
    vitest.config.bail = mutant === 0 ? 0 : 1;
    // A project in a browser is named after it as well.
    const home = vitest.projects.find(({ name }) => name === project || name.startsWith(`${project} (`));
    const specifications = files.flatMap((file) => home?.createSpecification(join(ROOT, file)) ?? []);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    const result: LaneResult = {
      // Vitest hands out the results of earlier runs as well.
      files: testModules.map(resultOf).filter(({ file }) => files.includes(file)),
      otherErrors: unhandledErrors.map(String),
    };
    process.send?.(result);
  });
  process.send?.('ready');
}

class AsGiven {
  async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }

  async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

interface Project {
  readonly plugins?: readonly Plugin[];
  readonly test: { readonly setupFiles?: readonly string[] | string };
}

function withMutants(project: Project, mutants: readonly Mutant[]): object {
  const { plugins = [], test } = project;
  return {
    ...project,
    plugins: [switches(mutants), ...plugins],
    test: {
      ...test,
      isolate: true,
      // Sources with switches must not come back in an ordinary run.
      fsModuleCache: false,
      setupFiles: [join(ROOT, 'tools/mutate/switch-setup.ts'), ...[test.setupFiles ?? []].flat()],
    },
  };
}

function switches(mutants: readonly Mutant[]): Plugin {
  const texts = new Map<string, string>();
  for (const file of new Set(mutants.map((mutant) => mutant.file))) {
    const text = readFileSync(join(ROOT, file), 'utf8');
    texts.set(
      file,
      withSwitches(
        text,
        mutants.filter((mutant) => mutant.file === file),
      ),
    );
  }
  return {
    name: 'flink-mutants',
    enforce: 'pre',
    transform: (_, id) => texts.get(inCheckout(id.replace(/\?.*$/, ''))),
  };
}

const inCheckout = (path: string): string => relative(ROOT, path).replaceAll(sep, '/');

function resultOf(module: TestModule): FileResult {
  const failed = [...module.children.allTests('failed')][0];
  const failure = failed?.fullName ?? module.errors()[0]?.message;
  return {
    file: inCheckout(module.moduleId),
    state: module.state(),
    milliseconds: module.diagnostic().duration,
    reached: module.meta().reached ?? [],
    ...(failure === undefined ? {} : { failure }),
  };
}
