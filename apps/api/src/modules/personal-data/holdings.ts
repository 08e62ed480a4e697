import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import { isoMomentOf } from '../../db/table-page.ts';
import type { DB } from '../../db/tables.gen.ts';
import { forgetExportsOf } from '../reports/data-export/erased-people.service.ts';
import { redactAudit, redactMessages, redactRefunds } from './redact.repo.ts';
import { type Names, withoutWords } from './redaction.ts';

/** Whose archive it is. */
export interface Person {
  readonly learnerId: string;
  readonly familyId: string;
}

/** Who is deleted. */
export interface Leaving {
  readonly familyId: string;
  readonly learnerIds: readonly string[];
  /** The family goes with all its members. */
  readonly isWhole: boolean;
  readonly email: string | null;
  readonly phone: string | null;
  /** By which the lists of a school know them. */
  readonly schoolIds: readonly string[];
  readonly names: Names;
}

/** What becomes of it: it goes with the row of the member or of the family, or something is done to it before. */
type Fate =
  | 'goes with the member'
  | 'goes with the family'
  | ((tx: DbOrTx, who: Leaving) => Promise<unknown>);

interface Archived {
  /** The name of the file, and of the sentence about it in the README. */
  readonly file: string;
  readonly rows: (of: Person) => RawBuilder<unknown>;
}

export interface Holding {
  readonly table: keyof DB & string;
  /** The columns that say who somebody is, or lead there. */
  readonly columns: readonly string[];
  /** What the archive holds of it, or why it holds nothing. */
  readonly archive: Archived | string;
  readonly fate: Fate;
}

const at = (column: string) => isoMomentOf(sql.ref(column));

const ids = (list: readonly string[]) => sql`${[...list]}::uuid[]`;

const isOneOf = (list: readonly string[]) => sql<string>`any(${ids(list)})`;

/**
 * Everything that is kept about a learner, table by table: how the learner gets it, and how it goes. A column of a later
 * migration that leads to a person and does not stand here fails `holdings.db.test.ts`.
 */
export const HOLDINGS: readonly Holding[] = [
  {
    table: 'family_members',
    columns: ['firstname', 'lastname', 'username', 'yob', 'face', 'clever_id', 'family_id'],
    archive: {
      file: 'profile',
      rows: ({ learnerId }) => sql`
        select _id, firstname, lastname, username, yob as "yearOfBirth", type, is_admin as "isFamilyAdmin", face,
          locale, settings, clever_id as "schoolSignInId", ${at('created_at')} as "since",
          ${at('blocked_at')} as "blockedSince"
        from family_members where _id = ${learnerId}`,
    },
    fate: (tx, { learnerIds }) =>
      tx.deleteFrom('family_members').where('_id', '=', isOneOf(learnerIds)).execute(),
  },
  {
    table: 'families',
    columns: [
      'name',
      'email',
      'phone',
      'location',
      'payment_method_id',
      'payment_customer_id',
      'payment_method_card',
      'member_names',
    ],
    archive: {
      file: 'family',
      rows: ({ familyId }) => sql`
        select family.name, family.email, family.phone, family.location, family.locales, family.points,
          family.cumulative_points as "pointsEverEarned", family.agree_receive_text_messages as "agreedToTextMessages",
          family.listed_at_sign_in as "listedAtSignIn", center.name as "learningCenter",
          ${at('family.created_at')} as "since"
        from families as family join learning_centers as center on center._id = family.learning_center_id
        where family._id = ${familyId}`,
    },
    fate: async (tx, { familyId, isWhole }) => {
      if (isWhole) await tx.deleteFrom('families').where('_id', '=', familyId).execute();
    },
  },
  {
    table: 'learner_reports',
    columns: ['learner_id'],
    archive: {
      file: 'progress',
      rows: ({ learnerId }) => sql`
        select report.item_id as "itemId", coalesce(activity.activity_name, item.name) as name, report.mastered,
          report.partial, ${at('report.date_mastered')} as "dateMastered",
          report.mastered_together as "masteredTogether", ${at('report.updated_at')} as "updatedAt"
        from learner_reports as report
        left join activities as activity on activity._id = report.item_id
        left join activity_groups as item on item._id = report.item_id
        where report.learner_id = ${learnerId} order by report.updated_at`,
    },
    fate: 'goes with the member',
  },
  {
    table: 'activity_results',
    columns: ['learner_id'],
    archive: {
      file: 'results',
      rows: ({ learnerId }) => sql`
        select result.activity_id as "activityId", activity.activity_name as name,
          ${at('result.finished_at')} as "finishedAt", result.all_problems_count as problems,
          result.problems_answered_correctly as "answeredCorrectly",
          result.problems_answered_incorrectly as "answeredIncorrectly", result.mastered,
          result.team_size as "playedBy", result.asked as "askedProblems",
          result.missed as "missedProblems"
        from activity_results as result left join activities as activity on activity._id = result.activity_id
        where result.learner_id = ${learnerId} order by result.finished_at`,
    },
    fate: 'goes with the member',
  },
  {
    table: 'readings',
    columns: ['learner_id'],
    archive: {
      file: 'readings',
      rows: ({ learnerId }) => sql`
        select reading.activity_id as "activityId", activity.activity_name as name, ${at('reading.read_at')} as "readAt",
          reading.total_words as words, reading.spent_seconds as seconds, reading.speed as "wordsPerMinute",
          reading.benchmark, reading.words_tried as "wordsTried", reading.words_correct as "wordsCorrect"
        from readings as reading left join activities as activity on activity._id = reading.activity_id
        where reading.learner_id = ${learnerId} order by reading.read_at`,
    },
    fate: 'goes with the member',
  },
  {
    table: 'play_time',
    columns: ['learner_id'],
    archive: {
      file: 'play-time',
      rows: ({ learnerId }) => sql`
        select played.activity_id as "activityId", activity.activity_name as name,
          ${at('played.started_at')} as "startedAt", ${at('played.ended_at')} as "endedAt", played.seconds
        from play_time as played left join activities as activity on activity._id = played.activity_id
        where played.learner_id = ${learnerId} order by played.started_at`,
    },
    fate: 'goes with the member',
  },
  {
    table: 'learner_play_days',
    columns: ['learner_id'],
    archive: {
      file: 'play-days',
      rows: ({ learnerId }) => sql`
        select day::text, seconds, together_seconds as "togetherSeconds" from learner_play_days
        where learner_id = ${learnerId} order by day`,
    },
    fate: 'goes with the member',
  },
  {
    table: 'learner_mastery_days',
    columns: ['learner_id'],
    archive: 'counts of the results, which are in the archive themselves',
    fate: 'goes with the member',
  },
  {
    table: 'learner_years',
    columns: ['learner_id'],
    archive: 'months in which the learner played; the days stand in play-days',
    fate: 'goes with the member',
  },
  {
    table: 'family_years',
    columns: ['family_id'],
    archive: 'sums of the family; what its learners played stands in play-days',
    fate: 'goes with the family',
  },
  {
    table: 'family_centers',
    columns: ['family_id'],
    archive: 'where the family was counted in reports; its center is in the file of the family',
    fate: 'goes with the family',
  },
  {
    table: 'learning_goals',
    columns: ['learner_id', 'approved_by'],
    archive: {
      file: 'goals',
      rows: ({ learnerId }) => sql`
        select solution.display_name as menu, goal.level, goal.subject, ${at('goal.expired_at')} as until,
          ${at('goal.accomplished_at')} as "accomplishedAt", ${at('goal.created_at')} as "setAt"
        from learning_goals as goal join solutions as solution on solution._id = goal.solution_id
        where goal.learner_id = ${learnerId} order by goal.created_at`,
    },
    fate: 'goes with the member',
  },
  {
    table: 'saved_games',
    columns: ['learner_id', 'others'],
    archive: {
      file: 'saved-games',
      rows: ({ learnerId }) => sql`
        select game.activity_id as "activityId", activity.activity_name as name, ${at('game.saved_at')} as "savedAt",
          cardinality(game.others) + 1 as "playedBy", game.saved as game
        from saved_games as game join activities as activity on activity._id = game.activity_id
        where game.learner_id = ${learnerId} or ${learnerId} = any(game.others) order by game.saved_at`,
    },
    // A game that was begun together cannot go on without one of them.
    fate: (tx, { learnerIds }) =>
      tx
        .deleteFrom('saved_games')
        .where(sql<boolean>`others && ${ids(learnerIds)}`)
        .execute(),
  },
  {
    table: 'learner_works',
    columns: ['learner_ids'],
    archive: {
      file: 'works',
      rows: ({ learnerId }) => sql`
        select work._id, activity.activity_name as activity, cardinality(work.learner_ids) as "madeBy",
          ${at('work.saved_at')} as "savedAt", work.data as work
        from learner_works as work join activities as activity on activity._id = work.activity_id
        where ${learnerId} = any(work.learner_ids) order by work.saved_at`,
    },
    // By a trigger, with those who made it: what is said in one voice of several cannot be kept without it.
    fate: 'goes with the member',
  },
  {
    table: 'learner_work_makers',
    columns: ['learner_id'],
    archive: 'says who made a work, which stands with the work',
    fate: 'goes with the member',
  },
  {
    table: 'points_history',
    columns: ['family_id', 'learner_id'],
    archive: {
      file: 'points',
      rows: ({ familyId }) => sql`
        select kind, day::text, delta as points, points_after as "pointsAfter",
          cumulative_points_after as "everEarnedAfter"
        from points_history where family_id = ${familyId} order by created_at`,
    },
    // The points are the family's and stay its own; who turned them in is forgotten with the member.
    fate: 'goes with the family',
  },
  {
    table: 'family_play_days',
    columns: ['family_id'],
    archive: 'sums of the family; what the learner played stands in play-days',
    fate: 'goes with the family',
  },
  {
    table: 'prepaid_accounts',
    columns: ['family_id'],
    archive: 'what the family paid; it stands in its account',
    fate: 'goes with the family',
  },
  {
    table: 'prepaid_ledger',
    columns: ['family_id', 'learner_ids'],
    archive: {
      file: 'prepaid-time',
      rows: ({ learnerId, familyId }) => sql`
        select kind, ${at('started_at')} as "startedAt", ${at('ended_at')} as "endedAt", -delta_seconds as seconds
        from prepaid_ledger where family_id = ${familyId} and ${learnerId} = any(learner_ids) order by started_at`,
    },
    // The hours were the family's: the sum stays right without saying who played.
    fate: (tx, { familyId, learnerIds }) =>
      sql`update prepaid_ledger
        set learner_ids = array(select one from unnest(learner_ids) as one where one <> all(${ids(learnerIds)}))
        where family_id = ${familyId} and learner_ids && ${ids(learnerIds)}`.execute(tx),
  },
  {
    table: 'sessions',
    columns: ['account_ids'],
    archive: {
      file: 'sessions',
      rows: ({ learnerId }) => sql`
        select ${at('started_at')} as "startedAt", ${at('expires_at')} as "expiresAt", ${at('ended_at')} as "endedAt",
          browser, system, cardinality(account_ids) as people
        from sessions where ${learnerId} = any(account_ids) order by started_at`,
    },
    fate: (tx, { learnerIds }) =>
      tx
        .deleteFrom('sessions')
        .where(sql<boolean>`account_ids && ${ids(learnerIds)}`)
        .execute(),
  },
  {
    table: 'known_devices',
    columns: ['account_id'],
    archive: {
      file: 'devices',
      rows: ({ learnerId }) => sql`
        select ${at('seen_at')} as "lastSignInOnTheDevice" from known_devices
        where account_id = ${learnerId} order by seen_at`,
    },
    fate: (tx, { learnerIds }) =>
      tx.deleteFrom('known_devices').where('account_id', '=', isOneOf(learnerIds)).execute(),
  },
  {
    table: 'sign_in_places',
    columns: ['account_id'],
    archive: 'a hash of a network that nobody can read',
    fate: (tx, { learnerIds }) =>
      tx.deleteFrom('sign_in_places').where('account_id', '=', isOneOf(learnerIds)).execute(),
  },
  {
    table: 'sign_in_guesses',
    columns: ['key'],
    archive: 'counts wrong passwords of the last hour',
    fate: (tx, { learnerIds }) =>
      sql`delete from sign_in_guesses
        where exists (select from unnest(${ids(learnerIds)}) as one where strpos(key, one::text) > 0)`.execute(
        tx,
      ),
  },
  {
    table: 'password_links',
    columns: ['family_id', 'set_for'],
    archive: 'lets somebody in, and lives for a day',
    fate: (tx, { familyId, learnerIds }) =>
      sql`update password_links
        set set_for = array(select one from unnest(set_for) as one where one <> all(${ids(learnerIds)}))
        where family_id = ${familyId}`.execute(tx),
  },
  {
    table: 'outbox_messages',
    columns: ['recipient'],
    archive: {
      file: 'messages',
      // Without their texts: a link in one would let its reader in.
      rows: ({ familyId }) => sql`
        select message.channel, message.subject, ${at('message.created_at')} as "writtenAt",
          ${at('message.sent_at')} as "sentAt"
        from outbox_messages as message join families as family
          on message.recipient in (family.email, family.phone)
        where family._id = ${familyId} order by message.created_at`,
    },
    fate: redactMessages,
  },
  {
    table: 'audit_log',
    columns: ['actor_id', 'actor_name', 'row_id', 'row_title'],
    archive: {
      file: 'changes',
      rows: ({ learnerId }) => sql`
        select ${at('at')} as at, action, resource, before, after from audit_log
        where row_id = ${learnerId} or actor_id = ${learnerId} order by at`,
    },
    fate: redactAudit,
  },
  {
    table: 'personal_data_requests',
    columns: ['family_id', 'learner_id', 'asked_by'],
    archive: {
      file: 'requests',
      rows: ({ learnerId }) => sql`
        select kind, state, ${at('asked_at')} as "askedAt", ${at('until')} as until
        from personal_data_requests where learner_id = ${learnerId} order by asked_at`,
    },
    fate: (tx, { learnerIds }) =>
      tx
        .updateTable('personal_data_requests')
        .set({ asked_by: null })
        .where('asked_by', '=', isOneOf(learnerIds))
        .execute(),
  },
  {
    table: 'data_exports',
    columns: ['name', 'learning_center_id'],
    archive: 'tables that staff took along; what they say of the learner stands in the other files',
    fate: (tx, { familyId, names }) =>
      forgetExportsOf(tx, familyId, (name) => withoutWords(name, [...names.words, ...names.values])),
  },
  {
    table: 'teacher_families',
    columns: ['family_id'],
    archive: 'says which teacher has the family, not what is known of the learner',
    fate: 'goes with the family',
  },
  {
    table: 'teacher_talks',
    columns: ['family_id', 'reasons'],
    archive: {
      file: 'talks',
      rows: ({ familyId }) => sql`
        select ${at('talked_at')} as "talkedAt", reasons from teacher_talks
        where family_id = ${familyId} order by talked_at`,
    },
    // What was about the learner alone is told by the learner's id.
    fate: (tx, { familyId, learnerIds }) =>
      sql`update teacher_talks
        set reasons = array(select one from unnest(reasons) as one where not exists (
          select from unnest(${ids(learnerIds)}) as learner where strpos(one, learner::text) > 0))
        where family_id = ${familyId}`.execute(tx),
  },
  {
    table: 'organization_codes',
    columns: ['family_id'],
    archive: 'the card that the family came with',
    // Used it stays, whoever it was.
    fate: 'goes with the family',
  },
  {
    table: 'gift_cards',
    columns: ['redeemed_by'],
    archive: 'the card that the family redeemed',
    fate: 'goes with the family',
  },
  {
    table: 'purchases',
    columns: ['family_id'],
    archive: 'what the family bought; it stands in its account',
    fate: 'goes with the family',
  },
  {
    table: 'card_tries',
    columns: ['family_id'],
    archive: 'when a card of the family was tried within the last hour',
    fate: 'goes with the family',
  },
  {
    table: 'payment_notices',
    columns: ['family_id'],
    archive: 'which emails about payments the family was sent, so that each is sent once',
    fate: 'goes with the family',
  },
  {
    table: 'payments',
    columns: ['family_id', 'keeps', 'paid_with'],
    archive: 'what the family paid; it stands in its account',
    // What was paid stays in the books, without saying by whom, or with which card.
    fate: 'goes with the family',
  },
  {
    table: 'sandbox_subscriptions',
    columns: ['family_id'],
    archive: 'the books of the card service that stands in for a real one',
    fate: async (tx, { familyId, isWhole }) => {
      if (!isWhole) return;
      await tx
        .updateTable('sandbox_subscriptions')
        .set({ family_id: null })
        .where('family_id', '=', familyId)
        .execute();
    },
  },
  {
    table: 'refund_requests',
    columns: ['family_id', 'message', 'answer'],
    archive: 'what the family asked back; it stands in its account',
    // It goes with the family; one that stays keeps what it wrote, without the name.
    fate: redactRefunds,
  },
  {
    table: 'pending_registrations',
    columns: ['family_id', 'email'],
    archive: 'the address of the family, which stands with the family',
    fate: async (tx, { familyId, isWhole, email }) => {
      if (!isWhole) return;
      await tx
        .updateTable('pending_registrations')
        .set({ email: '' })
        .where((eb) => eb.or([eb('family_id', '=', familyId), eb('email', '=', email ?? '')]))
        .execute();
    },
  },
  {
    table: 'school_syncs',
    columns: ['vanishing', 'asked_by'],
    archive: 'ids of a school, until somebody has looked at them',
    // Who asked for a sync is one of the staff.
    fate: (tx, { schoolIds }) =>
      sql`update school_syncs
        set vanishing = array(select one from unnest(vanishing) as one where one <> all(${[...schoolIds]}::text[]))
        where vanishing && ${[...schoolIds]}::text[]`.execute(tx),
  },
];
