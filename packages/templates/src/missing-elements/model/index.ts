import { filesOf } from '@flink/game-kit/model/content/piece.ts';
import { defineTemplate } from '@flink/game-kit/model/template.ts';
import { robot, start, step, view } from './game.ts';
import { kindly, migrations } from './migrate.ts';
import { dataSchema, optionsSchema, version } from './schema.ts';
import { asks, validity, warnings } from './validity.ts';

export const template = defineTemplate({
  alias: 'missing-elements',
  version,
  schema: dataSchema,
  options: optionsSchema,
  migrate: migrations,
  kindly,
  multiplayer: true,
  validity,
  asks,
  warnings,
  start,
  step,
  view,
  media: ({ problems }) => problems.flatMap(({ task }) => filesOf(task)),
  robot,
});
