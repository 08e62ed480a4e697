import { defineTemplate } from '@flink/game-kit/model/template.ts';
import { robot, start, step, view } from './game.ts';
import { kindly, migrations } from './migrate.ts';
import { dataSchema, optionsSchema, version } from './schema.ts';
import { validity, warnings } from './validity.ts';
import { empty, imagesOf, merge, verdict, workSchema } from './work.ts';

export const template = defineTemplate({
  alias: 'story-studio',
  version,
  schema: dataSchema,
  options: optionsSchema,
  migrate: migrations,
  kindly,
  multiplayer: false,
  hasScore: false,
  validity,
  warnings,
  start,
  step,
  view,
  media: (data) => imagesOf(data).map(({ file }) => file),
  robot,
  work: { schema: workSchema, empty, verdict, merge },
});
