import type { Holder } from '@flink/contract/access/rules.ts';
import { allows } from '@flink/contract/access/rules.ts';

export const GROUP_TYPES = ['edu', 'menu', 'word'] as const;
export type GroupType = (typeof GROUP_TYPES)[number];

/** Spec 3 §6: SUPER sees all types, others those of flinkMake searchAgsTab actions. */
export const typesFor = (holder: Holder | null): readonly GroupType[] =>
  GROUP_TYPES.filter((type) =>
    allows({ flinkMake: { searchAgsTab: { actions: { [`${type}Ags`]: true } } } }, holder),
  );
