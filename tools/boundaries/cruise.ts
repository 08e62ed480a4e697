import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, getAvailableTranspilers, type ICruiseResult } from 'dependency-cruiser';
import ts from 'typescript';
import { options, ruleSet } from './configuration.ts';
import { circlesIn, type Graph, waysTo } from './graph.ts';
import { importRules, NO_CIRCLE, type ReachRule, reachRules } from './rules.ts';

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

async function cruised(root: string): Promise<ICruiseResult> {
  const { output } = await cruise(
    SOURCES.filter((source) => existsSync(join(root, source))),
    { ...options, baseDir: root, validate: true, ruleSet },
    undefined,
    { tsConfig: TYPESCRIPT },
  );
  if (typeof output === 'string') throw new Error(output);
  return output;
}

/** Who imports whom; what is only a type is not loaded. */
function graphOf({ modules }: ICruiseResult, along: ReachRule['along']): Graph {
  return new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies
        .filter(
          ({ dependencyTypes }) => along === 'everything written' || !dependencyTypes.includes('type-only'),
        )
        .map(({ resolved }) => resolved),
    ]),
  );
}

/** Holds the tree below `root` against all rules. */
export async function survey(root: string): Promise<Survey> {
  assertTypeScriptIsRead();
  const result = await cruised(root);
  const comments = new Map(importRules.map(({ name, comment }) => [name, comment]));
  const imports = result.summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    why: comments.get(rule.name) ?? rule.name,
    from,
    way: [to],
  }));
  const loaded = graphOf(result, 'what is loaded');
  const circles = circlesIn(loaded).map(([from = '', ...others]) => ({
    rule: NO_CIRCLE.name,
    why: NO_CIRCLE.comment,
    from,
    way: [...others, from],
  }));
  const reached = reachRules.flatMap(({ name, comment, from, to, along }) => {
    const isFrom = (file: string) =>
      new RegExp(from.path).test(file) && !(from.pathNot && new RegExp(from.pathNot).test(file));
    const isTo = (file: string) => [to.path].flat().some((path) => new RegExp(path).test(file));
    return waysTo(along === 'what is loaded' ? loaded : graphOf(result, along), isFrom, isTo).map((way) => ({
      rule: name,
      why: comment,
      ...way,
    }));
  });
  return { files: result.summary.totalCruised, violations: [...imports, ...circles, ...reached] };
}
