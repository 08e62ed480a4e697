import type { ICruiseOptions, IFlattenedRuleSet } from 'dependency-cruiser';
import { importRules } from './rules.ts';

export const options: ICruiseOptions = {
  doNotFollow: { path: ['(^|/)node_modules/', '\\.(css|json|svg|png|woff2)$'] },
  exclude: { path: '(^|/)(dist|\\.flink|\\.cache)/' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  },
  tsPreCompilationDeps: true,
};

export const ruleSet: IFlattenedRuleSet = {
  forbidden: importRules.map((rule) => ({ ...rule, severity: 'error' })),
};
