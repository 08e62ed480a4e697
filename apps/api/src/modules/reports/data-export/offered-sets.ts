import type { DataSetName } from '@flink/contract/data-export/data-sets.ts';
import type { Scope } from '../../../plugins/access/scope.ts';

/** Rows about single people are for roles that see families by name; above the center there are totals. */
const OFFERED: Readonly<Partial<Record<Scope['kind'], readonly DataSetName[]>>> = {
  everything: ['usage', 'money'],
  masterOrganization: ['usage', 'money'],
  region: ['usage'],
  learningCenter: ['results', 'mastery', 'time', 'families', 'usage'],
  teacher: ['results', 'mastery', 'time', 'families'],
  rep: ['money'],
};

export const offeredTo = ({ kind }: Scope): readonly DataSetName[] => OFFERED[kind] ?? [];

/** Where somebody stands, so that it can be compared later. */
export const standingOf = (scope: Scope): string => JSON.stringify(scope);
