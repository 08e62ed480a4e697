import type { Migration } from '@flink/game-kit/model/template.ts';

export const migrations: readonly Migration[] = [];
