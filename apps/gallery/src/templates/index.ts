import { lazyEdit } from '@flink/templates/lazy-edit.gen.ts';
import { lazyPlay } from '@flink/templates/lazy-play.gen.ts';
import type { Specimen } from '../specimen.ts';
import { specimensOf } from './specimens-of.tsx';

export const templateSpecimens: readonly Specimen[] = specimensOf({
  plays: lazyPlay,
  editors: lazyEdit,
  fixtures: import.meta.glob('../../../../packages/templates/src/*/fixtures/*.json', { import: 'default' }),
});
