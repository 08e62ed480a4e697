import type { ExportQuestion } from '@flink/contract/data-export/export-question.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../../../plugins/access/scope.ts';

export type Sql = RawBuilder<unknown>;

/** What is asked, by whom, and of which of the centers that they see. */
export interface AskedRows {
  readonly question: ExportQuestion;
  readonly scope: Scope;
  readonly centerIds: readonly string[];
  /** Makes the numbers of one file other than those of the next. */
  readonly contentId: string;
}

/** Rows of a table, which the database puts in order. */
export interface RowSource {
  /** By the name of the column. */
  readonly columns: Readonly<Record<string, Sql>>;
  /** Tables and what they are narrowed to. */
  readonly rows: Sql;
  /** A text that no other row has. */
  readonly key: Sql;
}

const ofCenters = ({ centerIds }: AskedRows): Sql => sql`any(${[...centerIds]}::uuid[])`;

/** A day between the two that were asked for. */
export const within = (day: Sql, { question: { from, to } }: AskedRows): Sql =>
  sql`${day} between ${from}::date and ${to}::date`;

export const yesOrNo = (is: Sql): Sql => sql`case when ${is} then 'yes' else 'no' end`;

/** Twelve hex digits of a hash: a program that reads numbers as doubles reads them whole. */
const numberOf = (contentId: string, id: Sql): Sql =>
  sql`('x' || substr(md5(${contentId} || ${id}::text), 1, 12))::bit(48)::bigint`;

/** The families of the center now; a teacher has those that are assigned to them and no others (spec 3 §6). */
export const PEOPLE = sql`family_members as member
  join families as family on family._id = member.family_id
  join learning_centers as center on center._id = family.learning_center_id`;

export const seenPeople = (asked: AskedRows): Sql =>
  sql`center._id = ${ofCenters(asked)} and ${
    asked.scope.kind === 'teacher'
      ? sql`family._id in (select family_id from teacher_families where teacher_id = ${asked.scope.userId})`
      : sql`true`
  }`;

export function personColumns({ question: { isNumbered }, contentId }: AskedRows) {
  return {
    family: isNumbered ? numberOf(contentId, sql`family._id`) : sql`family.name`,
    learner: isNumbered
      ? numberOf(contentId, sql`member._id`)
      : sql`concat_ws(' ', member.firstname, nullif(member.lastname, ''))`,
    username: isNumbered ? sql`null::text` : sql`member.username`,
    who: sql`member.type`,
  };
}

/** What an activity is called, and what it is. */
export const ACTIVITY = {
  columns: {
    activity: sql`coalesce(activity.activity_name, '')`,
    game: sql`template.activity_template_name`,
    language: sql`activity.locale`,
  },
  joined: (id: Sql): Sql => sql`left join activities as activity on activity._id = ${id}
    left join activity_templates as template on template._id = activity.activity_template_id`,
};
