import { ALL_PERMISSIONS } from '@flink/contract/access/roles.ts';
import { type Field, filesOf } from '@flink/contract/resources/kit/field.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { SERVED } from '../served-resources.ts';
import { EDITED } from './testing/edited-rows.ts';
import { openVisibleReplies, type VisibleReplies } from './testing/visible-replies.ts';

/** Fields whose value shows nowhere outside their own section, each with the reason. */
const WITHOUT_EFFECT: Readonly<Record<string, string>> = {
  'families.children': 'is read when a family is added, and from a file that is imported',
  'strings.note': 'is for translators, who read it in the section itself',
  'globalButtons.pictures': 'the product draws its buttons; the form says so',
};

/** Fields that a row is given when it is added, and that are refused afterwards. */
const GIVEN_ONCE: Readonly<Record<string, string>> = {
  'lists.name': 'the code finds the lists of the product by their names',
  'regions.masterOrganizationId': 'its centers, plans and people belong to the organization too',
  'learningCenters.masterOrganizationId': 'its plans and people belong to the organization too',
  'menus.solutionId': 'the groups in it belong to the same menu',
};

let replies: VisibleReplies;

beforeAll(async () => {
  // Links of limited life would differ in every reply.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  replies = await openVisibleReplies();
});
afterAll(async () => {
  vi.useRealTimers();
  await replies.close();
});

async function otherRow(resource: string, taken: readonly unknown[]): Promise<string> {
  const reply = await replies.askAsOwner(`${resource}Table`, { query: { limit: 100 } });
  const other = reply.json().data.find(({ _id }: { readonly _id: string }) => !taken.includes(_id));
  if (!other) throw new Error(`There is no other row of ${resource}.`);
  return other._id;
}

/** A value that the field takes and does not have. */
async function otherValue(resource: string, name: string, field: Field, value: unknown): Promise<unknown> {
  const files = filesOf(field);
  if (files) {
    const key = await replies.upload(resource, name, files);
    if (field.kind === 'files') return [key];
    return field.kind === 'perLocale' ? { ...(value as object), en: key } : key;
  }
  switch (field.kind) {
    case 'text':
      return `changed-${name.toLowerCase()}`;
    case 'number':
      return value === field.min || value === null ? field.min + 1 : field.min;
    case 'onOff':
      return !value;
    case 'day':
      return '2020-02-02';
    case 'choice':
      return field.values.find((other) => other !== value);
    case 'choices':
      return ALL_PERMISSIONS.filter((other) => other !== (value as readonly string[])[0]).slice(0, 5);
    case 'reference':
      return otherRow(field.to, [value]);
    case 'references': {
      const ids = value as readonly string[];
      return ids.length > 1 ? ids.slice(0, -1) : [await otherRow(field.to, ids)];
    }
    case 'perLocale': {
      const byLocale = value as Readonly<Record<string, string>>;
      const other =
        field.of.kind === 'reference' ? await otherRow(field.of.to, [byLocale.en]) : `changed-${name}`;
      return { ...byLocale, en: other };
    }
    default:
      throw new Error(`Say in edited-rows.ts how ${resource}.${name} is changed.`);
  }
}

/** Every column as it was, also those that no form shows. */
async function restoreColumns(table: string, stored: string): Promise<void> {
  const { db } = replies.house;
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' and is_identity = 'NO'`.execute(
    db,
  );
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
  await sql`
    update ${sql.table(table)} as row set (${columns}) = (select ${columns} from jsonb_populate_record(null::${sql.table(table)}, ${stored}))
    where row._id = (${stored}::jsonb ->> '_id')::uuid`.execute(db);
}

const unseen: string[] = [];
const refused: string[] = [];

describe.each(SERVED.map(({ resource, serving }) => [resource.name, resource, serving.table] as const))(
  '%s',
  (name, resource, table) => {
    const fixed: readonly string[] = resource.fixed ?? [];
    const fields = Object.entries(resource.fields as Readonly<Record<string, Field>>).filter(
      ([field]) => !fixed.includes(field),
    );

    test('every field changes a reply outside its own section', async () => {
      const edited = EDITED[name];
      if (!edited) throw new Error(`Name a row of ${name} in edited-rows.ts.`);
      const added = edited.add && (await replies.add(name, await edited.add(replies)));
      const row = added ?? (await replies.row(name, edited.find ?? '', edited.where));
      replies.ids.edited = row._id;
      await edited.prepare?.(replies);
      const {
        rows: [{ stored }],
      } = (await sql<{ stored: string }>`
        select to_jsonb(row)::text as stored from ${sql.table(table)} as row where _id = ${row._id}`.execute(
        replies.house.db,
      )) as { rows: [{ stored: string }] };
      const values = Object.fromEntries(Object.keys(resource.fields).map((field) => [field, row[field]]));
      const save = async (change: object) => {
        const now = await replies.askAsOwner(`${name}Row`, { params: { id: row._id } });
        const body = { _id: row._id, version: now.json().data.version, ...values, ...change };
        return replies.askAsOwner(`${name}Edit`, { body });
      };
      const changeOf = async (field: string, of: Field) =>
        edited.changes?.[field]?.(replies, row) ?? {
          [field]: await otherValue(name, field, of, row[field]),
        };
      const restore = async () => {
        await edited.restore?.(replies);
        await restoreColumns(table, stored);
        const reply = await save({});
        expect(reply.statusCode, reply.body).toBe(200);
      };
      /** Changes the field and takes the change back; the name of a reply that changed. */
      const effectOf = async (field: string, of: Field): Promise<string | null> => {
        const change = await changeOf(field, of);
        const reply = await save(change);
        expect(reply.statusCode, `${JSON.stringify(change)}: ${reply.body}`).toBe(200);
        const seen = await replies.firstChanged(name, edited);
        await restore();
        return seen;
      };
      await replies.remember(edited);

      for (const [field, of] of fields) {
        const title = `${name}.${field}`;
        if (title in GIVEN_ONCE) {
          refused.push(title);
          const reply = await save(await changeOf(field, of));
          expect([reply.statusCode, Object.keys(reply.json().fields)], title).toEqual([400, [field]]);
          continue;
        }
        let seen = await effectOf(field, of);
        // What an earlier change left behind is no effect of this one.
        if (seen !== null && !(await replies.isAsBefore(seen, edited))) {
          await replies.remember(edited);
          seen = await effectOf(field, of);
          await replies.remember(edited);
        }
        if (seen === null) unseen.push(title);
      }
    });
  },
);

test('the fields without an effect, and those that are given once, are those that are listed', () => {
  expect(refused.toSorted()).toEqual(Object.keys(GIVEN_ONCE).toSorted());
  expect(unseen.toSorted()).toEqual(Object.keys(WITHOUT_EFFECT).toSorted());
});
