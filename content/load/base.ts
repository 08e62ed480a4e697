import { createHash } from 'node:crypto';
import type { Db, DbOrTx } from '@flink/api/db/database.ts';
import { uuidv7 } from '@flink/api/db/uuid.ts';
import { roles } from '@flink/contract/access/roles.ts';
import { templateNameKey } from '@flink/contract/texts/texts-by-place.ts';
import { sql } from 'kysely';
import { activityTemplates } from '../seed/activity-templates.ts';
import { config } from '../seed/config.ts';
import { lists } from '../seed/lists.ts';
import { locales } from '../seed/locales.ts';
import { characters, themes } from '../seed/themes.ts';
import { readStrings } from './strings.ts';

/** One number for all servers of an installation: two that start at once do not load twice. */
const LOAD_LOCK = 7_203_412;

/**
 * Brings what the code knows (languages, texts, roles, templates, settings) into the database. Unchanged since the
 * last start it is one small read. What people changed in the meantime is left alone.
 */
export async function loadBase(db: Db): Promise<void> {
  const strings = readStrings();
  const print = createHash('sha256')
    .update(
      JSON.stringify([...strings, locales, roles, activityTemplates, config, lists, themes, characters]),
    )
    .digest('hex');
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOAD_LOCK})`.execute(tx);
    const last = await tx
      .selectFrom('config')
      .select('value')
      .where('key', '=', 'loadedBase')
      .executeTakeFirst();
    if (last?.value === print) return;
    await loadLocales(tx);
    await loadStrings(tx, strings);
    await loadRoles(tx);
    await loadTemplates(tx);
    await loadSettings(tx);
    await loadThemes(tx);
    await loadCharacters(tx, strings);
    await tx
      .insertInto('config')
      .values({ key: 'loadedBase', value: JSON.stringify(print) })
      .onConflict((oc) => oc.column('key').doUpdateSet({ value: JSON.stringify(print) }))
      .execute();
  });
}

async function loadLocales(tx: DbOrTx): Promise<void> {
  await tx
    .insertInto('locales')
    .values(
      locales.map((locale, position) => ({
        _id: uuidv7(),
        code: locale.code,
        name: locale.name,
        display_name: locale.displayName,
        tts_enabled: locale.ttsEnabled,
        position,
      })),
    )
    .onConflict((oc) => oc.column('code').doNothing())
    .execute();
}

async function loadStrings(tx: DbOrTx, strings: ReturnType<typeof readStrings>): Promise<void> {
  const keys = [...strings.keys()];
  await tx
    .insertInto('strings')
    .values(keys.map((key) => ({ _id: uuidv7(), key })))
    .onConflict((oc) => oc.column('key').doNothing())
    .execute();
  const rows = await tx.selectFrom('strings').select(['_id', 'key']).where('key', 'is not', null).execute();
  const idOf = new Map(rows.map((row) => [row.key, row._id]));
  const values = [...strings].flatMap(([key, row]) =>
    Object.entries(row).map(([locale, text]) => ({
      string_id: idOf.get(key) ?? '',
      locale,
      string_value: text,
    })),
  );
  for (let start = 0; start < values.length; start += 5_000) {
    await tx
      .insertInto('string_values')
      .values(values.slice(start, start + 5_000))
      .onConflict((oc) =>
        oc
          .columns(['string_id', 'locale'])
          .doUpdateSet((eb) => ({ string_value: eb.ref('excluded.string_value') }))
          .where('string_values.edited', '=', false),
      )
      .execute();
  }
}

async function loadRoles(tx: DbOrTx): Promise<void> {
  await tx
    .insertInto('roles')
    .values(
      Object.values(roles).map((role) => ({
        _id: uuidv7(),
        alias: role.alias,
        name: role.name,
        redirect: role.redirect,
        flags: JSON.stringify(role.flags),
        permissions: JSON.stringify(role.permissions),
      })),
    )
    .onConflict((oc) =>
      oc
        .column('alias')
        .doUpdateSet((eb) => ({
          redirect: eb.ref('excluded.redirect'),
          flags: eb.ref('excluded.flags'),
          permissions: eb.ref('excluded.permissions'),
        }))
        // What was changed in the office stays; SUPER, which nobody changes, gets all that is new.
        .where('roles.version', '=', 1),
    )
    .execute();
}

async function loadTemplates(tx: DbOrTx): Promise<void> {
  await tx
    .insertInto('activity_templates')
    .values(
      activityTemplates.map((template) => ({
        _id: uuidv7(),
        alias: template.alias,
        activity_template_name: template.activityTemplateName,
        family: template.family,
        multiplayer: template.multiplayer,
        image_required: template.imageRequired,
        audio_required: template.audioRequired,
        hyphen_allowed: template.hyphenAllowed,
        spaces_allowed: template.spacesAllowed,
        max_word_length: template.maxWordLength,
        min_words: template.minWords,
        default_for_reports: template.defaultForReports,
        available_for_wordlists: template.availableForWordlists,
        only_for_wordlists: template.onlyForWordlists,
        shipped: true,
      })),
    )
    .onConflict((oc) =>
      oc
        .column('alias')
        .doUpdateSet((eb) => ({
          image_required: eb.ref('excluded.image_required'),
          audio_required: eb.ref('excluded.audio_required'),
          hyphen_allowed: eb.ref('excluded.hyphen_allowed'),
          spaces_allowed: eb.ref('excluded.spaces_allowed'),
          max_word_length: eb.ref('excluded.max_word_length'),
          min_words: eb.ref('excluded.min_words'),
        }))
        .where('activity_templates.shipped', '=', true)
        .where('activity_templates.version', '=', 1),
    )
    .execute();
  // What was changed in the office stays.
  await sql`update activity_templates as template set name_string_id = strings._id from strings
    where strings.key = ${templateNameKey('')} || template.alias and template.shipped and template.version = 1
      and template.name_string_id is null`.execute(tx);
}

async function loadSettings(tx: DbOrTx): Promise<void> {
  await tx
    .insertInto('config')
    .values(Object.entries(config).map(([key, value]) => ({ key, value: JSON.stringify(value) })))
    .onConflict((oc) => oc.column('key').doNothing())
    .execute();
  await tx
    .insertInto('lists')
    .values(
      lists.map((list) => ({
        _id: uuidv7(),
        name: list.name,
        default_value: list.default,
        options: [...list.values],
      })),
    )
    .onConflict((oc) => oc.column('name').doNothing())
    .execute();
}

async function loadThemes(tx: DbOrTx): Promise<void> {
  await tx
    .insertInto('themes')
    .values(
      themes.map(({ name, scenes, cardBacks }, position) => ({
        _id: uuidv7(),
        name,
        position,
        scenes,
        card_backs: cardBacks,
        shipped: true,
      })),
    )
    .onConflict((oc) =>
      oc
        .column('name')
        .doUpdateSet((eb) => ({
          position: eb.ref('excluded.position'),
          scenes: eb.ref('excluded.scenes'),
          card_backs: eb.ref('excluded.card_backs'),
        }))
        // What was changed in the office stays.
        .where('themes.version', '=', 1),
    )
    .execute();
}

/** Their names in the languages are the interface texts they have had before there was a row for them. */
async function loadCharacters(tx: DbOrTx, strings: ReturnType<typeof readStrings>): Promise<void> {
  await tx
    .insertInto('characters')
    .values(
      characters.map((name, position) => ({
        _id: uuidv7(),
        name,
        position,
        names: JSON.stringify(strings.get(`uiPlay.character.${name}`) ?? {}),
        shipped: true,
      })),
    )
    .onConflict((oc) => oc.column('name').doNothing())
    .execute();
}
