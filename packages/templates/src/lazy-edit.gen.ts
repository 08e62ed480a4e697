// Made by npm run gen from the folders beside this file.
import type { AnyEditor } from '@flink/make-kit/editor.ts';

export const lazyEdit: ReadonlyMap<string, () => Promise<AnyEditor>> = new Map<string, () => Promise<AnyEditor>>();
