import type { Fields } from './field.ts';

/** What an editor of a template is made of. */
export interface Description {
  /** Of one problem (or page); null where the activity is one thing, as a story studio. */
  readonly problems: Fields | null;
  /** Beside the problems. */
  readonly data: Fields;
  /** Those of the template alone; what all have is added to them. */
  readonly options: Fields;
  /** The text that names one of them: `make.problem` or `make.page`. */
  readonly unit: 'problem' | 'page' | 'pair';
}
