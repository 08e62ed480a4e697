import type { DbOrTx } from '@flink/api/db/database.ts';
import { contentIssues } from '@flink/game-kit/model/content/content.ts';
import { models } from '@flink/templates/models.gen.ts';
import { sql } from 'kysely';

type Data = Readonly<Record<string, unknown>>;

export interface ActivityContent {
  /** Stays the same from version to version: learners' progress hangs on it. */
  readonly id: string;
  readonly activityName: string;
  readonly templateAlias: string;
  readonly locale: string;
  readonly monolingual?: boolean;
  readonly contentFolder: string;
  /** The wordlist. */
  readonly generatedFrom?: string;
  readonly data: Data;
  /** By language. */
  readonly languageVersions?: Readonly<Record<string, Data>>;
}

/** Small enough that a chunk of large activities fits into one statement. */
const CHUNK = 50;

/** Brings activities into the database, by their ids. Loaded again unchanged, nothing is written. */
export async function loadActivities(tx: DbOrTx, activities: readonly ActivityContent[]): Promise<void> {
  const templates = await tx.selectFrom('activity_templates').select(['_id', 'alias']).execute();
  const templateIds = new Map(templates.map(({ _id, alias }) => [alias, _id]));
  for (let start = 0; start < activities.length; start += CHUNK) {
    const chunk = activities.slice(start, start + CHUNK);
    await loadRows(tx, chunk, templateIds);
    await loadLanguageVersions(tx, chunk);
  }
}

async function loadRows(
  tx: DbOrTx,
  activities: readonly ActivityContent[],
  templateIds: ReadonlyMap<string, string>,
): Promise<void> {
  await tx
    .insertInto('activities')
    .values(activities.map((activity) => rowOf(activity, templateIds)))
    .onConflict((oc) =>
      oc
        .column('_id')
        .doUpdateSet((eb) => ({
          activity_name: eb.ref('excluded.activity_name'),
          activity_template_id: eb.ref('excluded.activity_template_id'),
          locale: eb.ref('excluded.locale'),
          monolingual: eb.ref('excluded.monolingual'),
          content_folder: eb.ref('excluded.content_folder'),
          generated_from: eb.ref('excluded.generated_from'),
          data: eb.ref('excluded.data'),
          is_valid: eb.ref('excluded.is_valid'),
          updated_at: sql<Date>`now()`,
        }))
        .where(
          sql<boolean>`(activities.activity_name, activities.activity_template_id, activities.locale,
              activities.monolingual, activities.content_folder, activities.generated_from, activities.data,
              activities.is_valid)
            is distinct from (excluded.activity_name, excluded.activity_template_id, excluded.locale,
              excluded.monolingual, excluded.content_folder, excluded.generated_from, excluded.data,
              excluded.is_valid)`,
        ),
    )
    .execute();
}

function rowOf(activity: ActivityContent, templateIds: ReadonlyMap<string, string>) {
  const templateId = templateIds.get(activity.templateAlias);
  if (templateId === undefined)
    throw new Error(
      `The activity ${activity.activityName} names the template ${activity.templateAlias}, which is not there.`,
    );
  const model = models.get(activity.templateAlias);
  return {
    _id: activity.id,
    activity_name: activity.activityName,
    activity_template_id: templateId,
    locale: activity.locale,
    monolingual: activity.monolingual ?? false,
    content_folder: activity.contentFolder,
    generated_from: activity.generatedFrom ?? null,
    data: JSON.stringify(activity.data),
    is_valid: model !== undefined && contentIssues(model, activity.data, activity.locale).length === 0,
  };
}

async function loadLanguageVersions(tx: DbOrTx, activities: readonly ActivityContent[]): Promise<void> {
  const versions = activities.flatMap(({ id, languageVersions = {} }) =>
    Object.entries(languageVersions).map(([locale, data]) => ({
      activity_id: id,
      locale,
      data: JSON.stringify(data),
    })),
  );
  const kept = versions.map(({ activity_id, locale }) => ({ activity_id, locale }));
  await tx
    .deleteFrom('activity_language_versions')
    .where(
      'activity_id',
      'in',
      activities.map(({ id }) => id),
    )
    .where((eb) => eb.not(eb.or(kept.map((version) => eb.and(version)))))
    .execute();
  if (versions.length === 0) return;
  await tx
    .insertInto('activity_language_versions')
    .values(versions)
    .onConflict((oc) =>
      oc
        .columns(['activity_id', 'locale'])
        .doUpdateSet((eb) => ({ data: eb.ref('excluded.data') }))
        .whereRef('activity_language_versions.data', '<>', 'excluded.data'),
    )
    .execute();
}
