import { filesOf } from '@flink/game-kit/model/content/piece.ts';
import { defineTemplate } from '@flink/game-kit/model/template.ts';
import { robot, start, step, view } from './game.ts';
import { kindly, migrations } from './migrate.ts';
import { dataSchema, optionsSchema, version } from './schema.ts';
import { validity, warnings } from './validity.ts';
import { EMPTY, merge, verdict, workSchema } from './work.ts';

export const template = defineTemplate({
  alias: 'writing-assistant',
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
  // The sounds come when they are asked for.
  media: ({ images, words }) =>
    [...images, ...words].flatMap(({ image }) => (image ? filesOf({ text: '', image }) : [])),
  robot,
  work: { schema: workSchema, empty: () => EMPTY, verdict, merge },
});
