import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, getAvailableTranspilers, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';
import ts from 'typescript';
import { runtime, written } from './configuration.ts';

interface Violation {
  readonly rule: string;
  readonly why: string;
  readonly from: string;
  /** What is imported, and for a rule over reach or circles everything on the way to it. */
  readonly way: readonly string[];
}

export interface Survey {
  readonly files: number;
  readonly violations: readonly Violation[];
}

const SOURCES = ['apps', 'packages', 'content', 'e2e', 'bench', 'tools'];

/** As the project's own compiler options: an import is erased only when it says `type`. */
const TYPESCRIPT = {
  options: {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    jsx: ts.JsxEmit.ReactJSX,
    verbatimModuleSyntax: true,
  },
};

/** Without a compiler that it can use, dependency-cruiser sees no import and finds everything in order. */
function assertTypeScriptIsRead(): void {
  const typescript = getAvailableTranspilers().find(({ name }) => name === 'typescript');
  if (!typescript?.available) {
    throw new Error(
      `dependency-cruiser needs a “typescript” package of version ${typescript?.version} to read the sources.`,
    );
  }
}

async function surveyBy(root: string, { forbidden, options }: IConfiguration): Promise<ICruiseResult> {
  const { output } = await cruise(
    SOURCES.filter((source) => existsSync(join(root, source))),
    { ...options, baseDir: root, validate: true, ruleSet: { forbidden } },
    undefined,
    { tsConfig: TYPESCRIPT },
  );
  if (typeof output === 'string') throw new Error(output);
  return output;
}

/** Holds the tree below `root` against all rules. */
export async function survey(root: string): Promise<Survey> {
  assertTypeScriptIsRead();
  const found = [await surveyBy(root, written), await surveyBy(root, runtime)];
  const comments = new Map(
    [...(written.forbidden ?? []), ...(runtime.forbidden ?? [])].map(({ name, comment }) => [name, comment]),
  );
  return {
    files: found[0]?.summary.totalCruised ?? 0,
    violations: found.flatMap(({ summary }) =>
      summary.violations.map(({ rule, from, to, via, cycle }) => ({
        rule: rule.name,
        why: comments.get(rule.name) ?? rule.name,
        from,
        way: (via ?? cycle)?.map(({ name }) => name) ?? [to],
      })),
    ),
  };
}
