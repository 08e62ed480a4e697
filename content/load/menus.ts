import type { DbOrTx } from '@flink/api/db/database.ts';
import { sql } from 'kysely';

export interface SolutionContent {
  /** Stays the same from version to version, and is of one product alone: another product's menu has other ids. */
  readonly id: string;
  readonly displayName: string;
  readonly locale: string;
  /** Whose first menu it is in its language (spec 1 §6). */
  readonly defaultFor?: readonly ('admins' | 'members')[];
  /** How play can look in it; the first of each is the default. */
  readonly themes?: readonly string[];
  readonly characters?: readonly string[];
  /** In the order of the menu; a subject stands where its first group stands. */
  readonly groups: readonly GroupContent[];
}

export interface GroupContent {
  readonly id: string;
  /** The group it stands in, which is listed before it. */
  readonly parentId?: string;
  readonly name: string;
  /** From 1. */
  readonly level: number;
  /** One that the menu has a picture and a word for (reading, numbers, writing, world, …), or a name of its own. */
  readonly subject: string;
  /** The wordlist. */
  readonly generatedFrom?: string;
  /** The group takes its state where it was generated from a wordlist (spec 1 §4). */
  readonly defaultActivityId?: string;
  /** Stands behind all others (spec 1 §2). */
  readonly lastActivityId?: string;
  /** Addresses of what it shows of itself; without them, pictures of its activities. */
  readonly pictures?: readonly string[];
  readonly activityIds: readonly string[];
}

/** Small enough for the parameters of one statement. */
const CHUNK = 1_000;

/**
 * Brings menus into the database, by their ids. What a solution no longer has goes; solutions that are not named stay.
 * The activities must be there.
 */
export async function loadMenus(
  tx: DbOrTx,
  productId: string,
  solutions: readonly SolutionContent[],
): Promise<void> {
  if (solutions.length === 0) return;
  await loadSolutions(tx, productId, solutions);
  await loadDefaults(tx, productId, solutions);
  await loadGroups(tx, solutions);
  await loadItems(tx, solutions);
}

async function loadSolutions(
  tx: DbOrTx,
  productId: string,
  solutions: readonly SolutionContent[],
): Promise<void> {
  await tx
    .insertInto('solutions')
    .values(
      solutions.map(({ id, displayName, locale, themes = [], characters = [] }, position) => ({
        _id: id,
        product_id: productId,
        display_name: displayName,
        locale,
        position,
        themes: [...themes],
        characters: [...characters],
        default_theme: themes[0] ?? null,
        default_character: characters[0] ?? null,
      })),
    )
    .onConflict((oc) =>
      oc
        .column('_id')
        .doUpdateSet((eb) => ({
          product_id: eb.ref('excluded.product_id'),
          display_name: eb.ref('excluded.display_name'),
          locale: eb.ref('excluded.locale'),
          position: eb.ref('excluded.position'),
          themes: eb.ref('excluded.themes'),
          characters: eb.ref('excluded.characters'),
          default_theme: eb.ref('excluded.default_theme'),
          default_character: eb.ref('excluded.default_character'),
        }))
        // What was changed in the office stays.
        .where('solutions.version', '=', 1),
    )
    .execute();
}

async function loadDefaults(
  tx: DbOrTx,
  productId: string,
  solutions: readonly SolutionContent[],
): Promise<void> {
  const defaultsFor = (whom: 'admins' | 'members') =>
    JSON.stringify(
      Object.fromEntries(
        solutions
          .filter(({ defaultFor }) => defaultFor?.includes(whom))
          .map(({ locale, id }) => [locale, id]),
      ),
    );
  await tx
    .updateTable('products')
    .set({
      default_solutions_for_admins: sql`default_solutions_for_admins || ${defaultsFor('admins')}`,
      default_solutions_for_members: sql`default_solutions_for_members || ${defaultsFor('members')}`,
    })
    .where('_id', '=', productId)
    .execute();
}

async function loadGroups(tx: DbOrTx, solutions: readonly SolutionContent[]): Promise<void> {
  const rows = solutions.flatMap(({ id: solutionId, groups }) =>
    groups.map((group, position) => ({
      _id: group.id,
      solution_id: solutionId,
      parent_id: group.parentId ?? null,
      name: group.name,
      level: group.level,
      subject: group.subject,
      position,
      generated_from: group.generatedFrom ?? null,
      default_activity_id: group.defaultActivityId ?? null,
      last_activity_id: group.lastActivityId ?? null,
      pictures: JSON.stringify(group.pictures ?? []),
    })),
  );
  await tx
    .deleteFrom('activity_groups')
    .where('solution_id', 'in', idsOf(solutions))
    .where(sql<boolean>`not _id = any(${rows.map(({ _id }) => _id)}::uuid[])`)
    .execute();
  for (const chunk of chunksOf(rows))
    await tx
      .insertInto('activity_groups')
      .values(chunk)
      .onConflict((oc) =>
        oc.column('_id').doUpdateSet((eb) => ({
          solution_id: eb.ref('excluded.solution_id'),
          parent_id: eb.ref('excluded.parent_id'),
          name: eb.ref('excluded.name'),
          level: eb.ref('excluded.level'),
          subject: eb.ref('excluded.subject'),
          position: eb.ref('excluded.position'),
          generated_from: eb.ref('excluded.generated_from'),
          default_activity_id: eb.ref('excluded.default_activity_id'),
          last_activity_id: eb.ref('excluded.last_activity_id'),
          pictures: eb.ref('excluded.pictures'),
        })),
      )
      .execute();
}

async function loadItems(tx: DbOrTx, solutions: readonly SolutionContent[]): Promise<void> {
  const groups = solutions.flatMap((solution) => solution.groups);
  const rows = groups.flatMap(({ id, activityIds }) =>
    activityIds.map((activityId, position) => ({ group_id: id, activity_id: activityId, position })),
  );
  await tx
    .deleteFrom('activity_group_items')
    .where(sql<boolean>`group_id = any(${idsOf(groups)}::uuid[])`)
    .execute();
  for (const chunk of chunksOf(rows)) await tx.insertInto('activity_group_items').values(chunk).execute();
}

const idsOf = (named: readonly { readonly id: string }[]) => named.map(({ id }) => id);

const chunksOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, index) =>
    rows.slice(index * CHUNK, (index + 1) * CHUNK),
  );
