import { sql } from 'kysely';
import {
  ACTIVITY,
  type AskedRows,
  PEOPLE,
  personColumns,
  type RowSource,
  type Sql,
  seenPeople,
  within,
  yesOrNo,
} from './row-source.ts';

/** The family had the center on that day: what was played elsewhere stays there. */
const hereOn = (day: Sql): Sql =>
  sql`join family_centers as place on place.family_id = family._id and place.learning_center_id = center._id
    and ${day} >= place.from_day and ${day} < place.until_day`;

/** Of the moments that these days are somewhere, so that other months are not read. */
const around = ({ question: { from, to } }: AskedRows): Sql =>
  sql`result.finished_at between ${from}::date - 2 and ${to}::date + 3`;

/** Each finished game of each who played it, where the family had the center on that day and has it now. */
export const resultsSource = (asked: AskedRows): RowSource => {
  const finished = sql`(result.finished_at at time zone center.time_zone)`;
  return {
    columns: {
      ...personColumns(asked),
      ...ACTIVITY.columns,
      finishedAt: sql`date_trunc('second', ${finished})`,
      problems: sql`result.all_problems_count`,
      right: sql`result.problems_answered_correctly`,
      wrong: sql`result.problems_answered_incorrectly`,
      masteredNow: yesOrNo(sql`result.mastered`),
      players: sql`result.team_size`,
    },
    rows: sql`activity_results as result join (${PEOPLE}) on member._id = result.learner_id
      ${hereOn(sql`${finished}::date`)}
      ${ACTIVITY.joined(sql`result.activity_id`)}
      where ${seenPeople(asked)} and ${within(sql`${finished}::date`, asked)} and ${around(asked)}`,
    key: sql`result._id::text || member._id::text`,
  };
};

/** Activities that were begun or mastered in these days, each once for each learner. */
export const masterySource = (asked: AskedRows): RowSource => ({
  columns: {
    ...personColumns(asked),
    ...ACTIVITY.columns,
    reached: sql`case when report.mastered_on is null then 'begun' else 'mastered' end`,
    begunOn: sql`report.begun_on`,
    masteredOn: sql`report.mastered_on`,
    together: yesOrNo(sql`report.mastered_together`),
  },
  rows: sql`learner_reports as report join (${PEOPLE}) on member._id = report.learner_id
    ${ACTIVITY.joined(sql`report.item_id`)}
    where ${seenPeople(asked)} and report.begun_on is not null
      and (${within(sql`report.begun_on`, asked)} or ${within(sql`report.mastered_on`, asked)})`,
  key: sql`member._id::text || report.item_id::text`,
});

const minutes = (seconds: Sql) => sql`round(${seconds} / 60.0, 2)::float8`;

/**
 * Each day on which somebody played in the center that the family had on that day, so that the minutes add up to those of
 * the reports. Who has moved away or was deleted since has no name here.
 */
export const timeSource = (asked: AskedRows): RowSource => ({
  columns: {
    ...personColumns(asked),
    day: sql`played.day`,
    minutes: minutes(sql`played.seconds`),
    minutesTogether: minutes(sql`played.together_seconds`),
  },
  rows: sql`(
      select place.learning_center_id as center_id, played.day, played.seconds::bigint as seconds,
        played.together_seconds::bigint as together_seconds, played.day::text || played.learner_id::text as key,
        case when own.learning_center_id = place.learning_center_id then played.learner_id end as learner_id
      from family_centers as place join families as own on own._id = place.family_id
      join family_members as player on player.family_id = own._id
      join learner_play_days as played on played.learner_id = player._id
        and played.day >= place.from_day and played.day < place.until_day
      union all
      select learning_center_id, day, sum(forgotten_seconds), sum(forgotten_together_seconds),
        day::text || learning_center_id::text, null
      from center_play_days where forgotten_seconds > 0 group by 1, 2
    ) as played join learning_centers as center on center._id = played.center_id
    left join family_members as member on member._id = played.learner_id
    left join families as family on family._id = member.family_id
    where ${seenPeople(asked)} and ${within(sql`played.day`, asked)}`,
  key: sql`played.key`,
});

/** Everybody who is there now. */
export const familiesSource = (asked: AskedRows): RowSource => ({
  columns: {
    ...personColumns(asked),
    familyAdmin: yesOrNo(sql`member.is_admin`),
    yearOfBirth: sql`member.yob`,
    language: sql`coalesce(member.locale, center.config->>'defaultLocale')`,
    since: sql`(member.created_at at time zone center.time_zone)::date`,
    lastPlayed: sql`(select max(played.day) from learner_play_days as played ${hereOn(sql`played.day`)}
      where played.learner_id = member._id)`,
    familyPoints: sql`family.points`,
  },
  rows: sql`${PEOPLE} where ${seenPeople(asked)}`,
  key: sql`member._id::text`,
});
