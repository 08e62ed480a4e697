import { allows } from '@flink/contract/access/rules.ts';
import type { Session } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import { familyFormErrors, isEmptySlot, memberSlots } from '@flink/contract/rules/people/family-form.ts';
import { tidyUsername } from '@flink/contract/rules/people/username.ts';
import pg from 'pg';
import type { Db, DbOrTx } from '../../db/database.ts';
import { uuidv7 } from '../../db/uuid.ts';
import type { PlayingTeam } from '../../plugins/access/playing-team.ts';
import { holderOfSession } from '../../plugins/access/principal.ts';
import { knowsFamilies, type Scope } from '../../plugins/access/scope.ts';
import type { Standings } from '../../plugins/access/standing.ts';
import { writeDown } from '../../resources/audit.repo.ts';
import type { AccountNews } from '../accounts/passwords/account-news.service.ts';
import { newPassword, replaceMemberPassword } from '../accounts/passwords/new-password.service.ts';
import type { SessionsService } from '../accounts/sessions/sessions.service.ts';
import { isAboveCenter } from './families.scope.ts';
import type { FamiliesService } from './families.service.ts';
import * as repo from './family-form.repo.ts';
import {
  type By,
  blockRefusals,
  isTurned,
  type Member,
  otherTypes,
  type Placed,
  passwordRefusals,
  passwordsOfOthers,
} from './member-refusals.ts';
import { sentencesOfMembers, tellOfChanges } from './news-from-above.service.ts';

interface Needs {
  readonly db: Db;
  readonly families: Pick<FamiliesService, 'own' | 'checkSeen'>;
  readonly standings: Pick<Standings, 'drop'>;
  readonly sessions: Pick<SessionsService, 'tokenAfterChange'>;
  readonly news: Pick<AccountNews, 'passwordChanged'>;
}

/** Who saves: the session is made anew when somebody in it got a new password. */
interface Saver {
  readonly session: Session;
  readonly caller: Parameters<SessionsService['tokenAfterChange']>[1];
  /** Where links in mails lead. */
  readonly origin: string;
}

/** Who manages families. */
interface Staff {
  readonly scope: Scope;
  readonly session: Session;
  readonly origin: string;
}

const MANAGES_FAMILIES = { flinkAdmin: { families: { edit: true } } };

interface Form {
  readonly _id: string;
  readonly agreeReceiveTextMessages?: boolean | undefined;
  readonly listedAtSignIn?: boolean | undefined;
  readonly phone: string;
  readonly members: readonly Member[];
}

interface Storing {
  readonly by: By;
  readonly also?: (tx: DbOrTx) => Promise<unknown>;
}

interface Writing {
  readonly form: Form;
  readonly placed: readonly Placed[];
  readonly passwords: ReadonlyMap<number, string>;
  readonly by: By;
}

export function familyFormService({ db, families, standings, sessions, news }: Needs) {
  return {
    /** Members who are not named stay as they are: nobody's progress is deleted from here. */
    async save(team: PlayingTeam, form: Form, { session, caller, origin }: Saver) {
      if (form._id !== team.familyId) throw new AppError('notFound');
      const isAdminHere = team.learners.some(({ familyId, isAdmin }) => isAdmin && familyId === form._id);
      if (!isAdminHere) throw new AppError('families.onlyFamilyAdmin');
      const given = await store(form, origin, { by: 'family' });
      const isOneHere = team.learners.some((learner) => given.some(({ _id }) => _id === learner._id));
      return {
        family: await families.own(form._id),
        ...(isOneHere ? { token: await sessions.tokenAfterChange(session, caller) } : {}),
      };
    },

    /** The office sets a family right that it manages, by the rules of the family's own form. */
    async saveAsStaff({ scope, session, origin }: Staff, form: Form) {
      await families.checkSeen(scope, form._id);
      if (!allows(MANAGES_FAMILIES, holderOfSession(session))) throw new AppError('access.denied');
      const before = await families.own(form._id);
      const namesBefore = await repo.memberNames(db, form._id);
      await store(form, origin, {
        by: isAboveCenter(scope) ? 'aboveCenter' : 'center',
        also: async (tx) => {
          if (!knowsFamilies(scope)) {
            const changes = sentencesOfMembers(before.familyMembers, form.members);
            await tellOfChanges(tx, new Map([[form._id, changes]]), origin);
          }
          await writeDown(tx, {
            actor: { _id: session.user._id, name: `${session.user.firstname} ${session.user.lastname}` },
            action: 'edit',
            resource: 'families',
            rowId: form._id,
            title: before.name,
            before: recordOf(namesBefore),
            after: recordOf(await repo.memberNames(tx, form._id)),
          });
        },
      });
      return families.own(form._id);
    },
  };

  /** Those who got a new password with it. */
  async function store(form: Form, origin: string, { by, also }: Storing) {
    const placed = form.members
      .map((member, place) => ({ member, place }))
      .filter(({ member }) => !isEmptySlot(member));
    const passwords = await passwordsOf(placed);
    const given = placed.flatMap(({ member: { _id, firstname, password } }) =>
      _id === undefined || password === '' ? [] : [{ _id, firstname: firstname.trim() }],
    );
    try {
      await db.transaction().execute(async (tx) => {
        await write(tx, { form, placed, passwords, by });
        await tell(tx, form._id, given, origin);
        await also?.(tx);
      });
    } catch (error) {
      if (isDuplicate(error)) throw new AppError('conflict', { cause: error });
      throw error;
    }
    const blocked = form.members.flatMap(({ _id, blocked }) => (_id && blocked !== undefined ? [_id] : []));
    standings.drop([...given.map(({ _id }) => _id), ...blocked]);
    return given;
  }

  async function tell(tx: DbOrTx, familyId: string, given: readonly Given[], origin: string): Promise<void> {
    const family = given.length > 0 ? await repo.contact(tx, familyId) : undefined;
    if (!family) return;
    const { email, locale, name } = family;
    for (const { firstname } of given)
      await news.passwordChanged(tx, { to: email, locale, name, origin }, firstname);
  }
}

/** Of the audit: usernames only, from which names can be taken. */
function recordOf(members: Awaited<ReturnType<typeof repo.memberNames>>) {
  const names = (some: typeof members) => some.map(({ username }) => username).join(', ');
  return { members: names(members), blocked: names(members.filter(({ blocked }) => blocked)) };
}

/** A child with a new password. */
interface Given {
  readonly _id: string;
  readonly firstname: string;
}

/** Before the transaction: hashing takes its time, and would hold the family. */
async function passwordsOf(placed: readonly Placed[]): Promise<ReadonlyMap<number, string>> {
  const entries = placed
    .filter(({ member }) => member.password !== '')
    .map(async ({ member, place }) => [place, await newPassword(member.password)] as const);
  return new Map(await Promise.all(entries));
}

async function write(tx: DbOrTx, { form, placed, passwords, by }: Writing): Promise<void> {
  const { members, family } = await repo.holdFamily(tx, form._id);
  if (!family) throw new AppError('notFound');
  if (family.onePerson) throw new AppError('families.onePerson');
  const known = new Map(members.map((member) => [member._id, member]));
  const stranger = placed.find(({ member: { _id } }) => _id !== undefined && !known.has(_id));
  if (stranger)
    throw new AppError('request.invalid', { fields: { [`members.${stranger.place}._id`]: 'notFound' } });
  const fields = {
    ...(by === 'aboveCenter' ? passwordsOfOthers(placed) : passwordRefusals(placed, members, family)),
    ...(by === 'family' ? await madeChildren(tx, placed, members) : {}),
    ...(by === 'aboveCenter' ? otherTypes(placed, known) : {}),
    ...blockRefusals(placed, known, by),
    ...familyFormErrors(
      { ...form, agreeReceiveTextMessages: form.agreeReceiveTextMessages ?? false },
      family.phone,
    ),
    ...(await taken(tx, form._id, placed, members)),
  };
  if (Object.keys(fields).length > 0) throw new AppError('request.invalid', { fields });
  const added = placed.filter(({ member }) => member._id === undefined);
  if (members.length + added.length > memberSlots(family.addons)) throw new AppError('families.noRoom');

  const changed = placed.flatMap(({ member }) =>
    member._id === undefined ? [] : [{ ...member, _id: member._id }],
  );
  const renamed = changed.filter(({ _id, username }) => known.get(_id)?.username !== tidyUsername(username));
  if (renamed.length > 0)
    await repo.setNamesAside(
      tx,
      renamed.map(({ _id }) => _id),
    );
  for (const member of changed) {
    const before = known.get(member._id);
    await repo.saveMember(tx, form._id, member._id, {
      ...namesOf(member),
      // The family admin holds the account.
      type: before?.isAdmin ? 'adult' : member.type,
    });
  }
  for (const { member, place } of placed) {
    const hash = passwords.get(place);
    if (member._id !== undefined && hash !== undefined) await replaceMemberPassword(tx, member._id, hash);
  }
  for (const { _id, blocked } of changed)
    if (isTurned(blocked, known.get(_id))) await repo.setMemberBlocked(tx, _id, blocked === true);
  if (added.length > 0)
    await repo.addMembers(
      tx,
      added.map(({ member, place }) => ({
        _id: uuidv7(),
        family_id: form._id,
        ...namesOf(member),
        type: member.type,
        password_hash: passwords.get(place) ?? '',
        locale: members.find(({ isAdmin }) => isAdmin)?.locale ?? null,
      })),
    );
  const given = family.phone === null && form.agreeReceiveTextMessages ? form.phone.trim() : undefined;
  await repo.saveWishes(tx, form._id, { ...form, phone: given });
}

/** An adult who came in has a password of their own, and nobody makes a child of them to set another. */
async function madeChildren(
  tx: DbOrTx,
  placed: readonly Placed[],
  members: readonly { readonly _id: string; readonly type: string; readonly isAdmin: boolean }[],
): Promise<Record<string, ErrorCode>> {
  const adults = members.filter(({ type, isAdmin }) => type === 'adult' && !isAdmin).map(({ _id }) => _id);
  const made = placed.filter(
    ({ member: { _id, type } }) => type === 'child' && _id !== undefined && adults.includes(_id),
  );
  if (made.length === 0) return {};
  const here = await repo.haveBeenHere(
    tx,
    made.map(({ member }) => member._id ?? ''),
  );
  return Object.fromEntries(
    made
      .filter(({ member }) => here.has(member._id ?? ''))
      .map(({ place }) => [`members.${place}.type`, 'families.adultStays'] as const),
  );
}

const namesOf = ({ firstname, lastname, username, yob }: Member) => ({
  firstname: firstname.trim(),
  lastname: lastname.trim(),
  username: tidyUsername(username),
  yob: yob.trim() === '' ? null : Number(yob),
});

/** Usernames that somebody has, in another family or in this one without being in the form. */
async function taken(
  tx: DbOrTx,
  familyId: string,
  placed: readonly Placed[],
  members: readonly { readonly _id: string; readonly username: string }[],
): Promise<Record<string, ErrorCode>> {
  const names = placed.map(({ member }) => tidyUsername(member.username));
  const inForm = new Set(placed.map(({ member }) => member._id));
  const rows = names.length === 0 ? [] : await repo.takenByOthers(tx, familyId, names);
  const others = new Set(
    [...rows, ...members.filter(({ _id }) => !inForm.has(_id))].map((row) => row.username),
  );
  return Object.fromEntries(
    placed
      .filter(({ member }) => others.has(tidyUsername(member.username)))
      .map(({ place }) => [`members.${place}.username`, 'request.notUnique'] as const),
  );
}

const UNIQUE_VIOLATION = '23505';

const isDuplicate = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION;
