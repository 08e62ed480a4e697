import type { AnyTemplate, GameEvent, Template } from '@flink/game-kit/model/template.ts';
import type { Description } from './description/description.ts';
import type { FieldsOf } from './description/field.ts';

/** What an author fills in to make an activity of a template. */
export interface Editor {
  readonly template: AnyTemplate;
  readonly description: Description;
}

interface More<Data, Options> {
  /** What stands beside the problems. */
  readonly data: FieldsOf<Omit<Data, 'problems'>>;
  readonly options: FieldsOf<Options>;
  readonly unit?: Description['unit'];
}

/** An editor is described: which fields a problem has, in which order. Every key of the schema is one of them. */
export function defineProblemEditor<
  Problem extends { readonly id: string },
  Data extends { readonly problems: readonly Problem[] },
  Options,
  State,
  Event extends GameEvent,
>(
  template: Template<Data, Options, State, Event>,
  problems: FieldsOf<Data['problems'][number]>,
  { data, options, unit = 'problem' }: More<Data, Options>,
): Editor {
  return { template, description: { problems, data, options, unit } };
}

/** An activity that is one thing: a studio, a sheet to write on. */
export function defineSingleEditor<Data, Options, State, Event extends GameEvent>(
  template: Template<Data, Options, State, Event>,
  { data, options }: More<Data, Options>,
): Editor {
  return { template, description: { problems: null, data, options, unit: 'problem' } };
}
