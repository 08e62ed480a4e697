import { AppError } from '@flink/contract/errors/app-error.ts';
import { activityTemplates } from '@flink/contract/resources/activity-templates.ts';
import { readOptions } from '@flink/game-kit/model/content/left-out.ts';
import { models } from '@flink/templates/models.gen.ts';
import { sql } from 'kysely';
import { EVERYBODY, serve } from '../../../resources/served-resource.ts';
import { namesIn } from './look-columns.ts';

/** As the folder of a template is named. */
const ALIAS = /^[a-z][a-z0-9-]*$/;

export const activityTemplatesResource = serve(activityTemplates, {
  table: 'activity_templates',
  seenIn: EVERYBODY,
  columns: {
    nameString: { column: 'name_string_id' },
    explanationString: { column: 'explanation_string_id' },
    teamHelpString: { column: 'team_help_string_id' },
    parentVideos: { column: 'parent_film_ids' },
    characterIds: namesIn('characters', 'characters'),
  },
  isProtected: sql`row.shipped`,
  uses: [
    {
      section: 'activities',
      from: 'activities',
      column: 'activity_template_id',
      title: sql`other.activity_name`,
    },
  ],
  check: async ({ tx, before, values }) => {
    if (!ALIAS.test(values.alias))
      throw new AppError('request.invalid', { fields: { alias: 'request.notAllowed' } });
    // The game is found by it.
    if (before && before.alias !== values.alias)
      throw new AppError('request.invalid', { fields: { alias: 'request.notAllowed' } });
    const game = models.get(values.alias);
    if (game && !readOptions(game.options, values.defaultOptions).ok)
      throw new AppError('request.invalid', { fields: { defaultOptions: 'request.notAllowed' } });
    if (before?.defaultForReports && !values.defaultForReports)
      throw new AppError('request.invalid', { fields: { defaultForReports: 'templates.oneDefault' } });
    if (values.defaultForReports && !before?.defaultForReports)
      await sql`update activity_templates set default_for_reports = false, version = version + 1
        where default_for_reports`.execute(tx);
  },
});
