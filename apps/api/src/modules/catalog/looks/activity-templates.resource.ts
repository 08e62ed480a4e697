import { AppError } from '@flink/contract/errors/app-error.ts';
import { activityTemplates } from '@flink/contract/resources/activity-templates.ts';
import { sql } from 'kysely';
import { EVERYBODY, serve } from '../../../resources/served-resource.ts';

/** As the folder of a template is named. */
const ALIAS = /^[a-z][a-z0-9-]*$/;

export const activityTemplatesResource = serve(activityTemplates, {
  table: 'activity_templates',
  seenIn: EVERYBODY,
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
    if (before?.defaultForReports && !values.defaultForReports)
      throw new AppError('request.invalid', { fields: { defaultForReports: 'templates.oneDefault' } });
    if (values.defaultForReports && !before?.defaultForReports)
      await sql`update activity_templates set default_for_reports = false, version = version + 1
        where default_for_reports`.execute(tx);
  },
});
