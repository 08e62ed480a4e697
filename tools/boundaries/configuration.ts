import type { IConfiguration, ICruiseOptions, IFlattenedRuleSet } from 'dependency-cruiser';
import { type Rule, runtimeRules, writtenRules } from './rules.ts';

const options: ICruiseOptions = {
  doNotFollow: { path: ['(^|/)node_modules/', '\\.(css|json|svg|png|woff2)$'] },
  exclude: { path: '(^|/)(dist|\\.flink|\\.cache)/' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  },
};

function forbidden(rules: readonly Rule[]): IFlattenedRuleSet {
  return { forbidden: rules.map((rule) => ({ ...rule, severity: 'error' })) };
}

export const written: IConfiguration = {
  ...forbidden(writtenRules),
  options: { ...options, tsPreCompilationDeps: true },
};

export const runtime: IConfiguration = {
  ...forbidden(runtimeRules),
  options: { ...options, tsPreCompilationDeps: false },
};
