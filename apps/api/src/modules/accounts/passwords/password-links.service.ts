import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db, DbOrTx } from '../../../db/database.ts';
import type { Standings } from '../../../plugins/access/standing.ts';
import type { Caller } from '../sign-in/caller.ts';
import type { Throttle } from '../sign-in/throttle.ts';
import type { AccountNews } from './account-news.service.ts';
import * as people from './link-people.repo.ts';
import { settableNow } from './link-steps.ts';
import { hashOfToken, newLinkToken } from './link-token.ts';
import {
  chosenPassword,
  type OwnNames,
  replaceMemberPassword,
  replaceUserPassword,
} from './new-password.service.ts';
import * as repo from './password-links.repo.ts';

/** The mails say it too (content/strings). The welcome mail may lie a week before a family opens it. */
const LINK_HOURS = { forgotten: 1, welcome: 7 * 24 } as const;

const HOUR_MS = 3_600_000;

interface Needs {
  readonly db: Db;
  readonly standings: Pick<Standings, 'drop'>;
  readonly throttle: Pick<Throttle, 'forgive'>;
  readonly news: AccountNews;
}

interface Use {
  readonly token: string;
  readonly password: string;
  /** Of a family, whose password it is. */
  readonly memberId?: string | undefined;
  /** Where links in mails lead. */
  readonly origin: string;
}

/** Somebody whose password is set, with what it must not be and who hears of it. */
interface Person {
  readonly _id: string;
  readonly firstname: string;
  readonly own: OwnNames;
  readonly told: { readonly to: string | null; readonly locale: string; readonly name: string };
}

/** The address to put into a mail. Only a hash of its token is kept: who reads the table cannot use it. */
export async function makePasswordLink(
  db: DbOrTx,
  origin: string,
  target: repo.LinkTarget,
  life: keyof typeof LINK_HOURS,
): Promise<string> {
  const [link = ''] = await makePasswordLinks(db, origin, [target], life);
  return link;
}

/** In the order of those they are for. */
export async function makePasswordLinks(
  db: DbOrTx,
  origin: string,
  targets: readonly repo.LinkTarget[],
  life: keyof typeof LINK_HOURS,
): Promise<readonly string[]> {
  if (targets.length === 0) return [];
  const made = targets.map((target) => ({ target, token: newLinkToken() }));
  await repo.insert(
    db,
    made.map(({ target, token }) => ({
      tokenHash: hashOfToken(token),
      target,
      expiresAt: new Date(Date.now() + LINK_HOURS[life] * HOUR_MS),
      isWelcome: life === 'welcome',
    })),
  );
  return made.map(({ token }) => `${origin}/set-password/${token}`);
}

export function passwordLinksService({ db, standings, throttle, news }: Needs) {
  return {
    /** Whose link it is, and of a family whose password it can set now. */
    async read(token: string) {
      const link = (await repo.find(db, hashOfToken(token))) ?? invalid();
      const { target, isWelcome } = link;
      if ('userId' in target) return { kind: 'user' as const, people: [], isWelcome, signInPath: null };
      const signInPath = `/login?family=${target.familyId}`;
      return { kind: 'family' as const, people: shown(await settable(db, link)), isWelcome, signInPath };
    },

    /** Sets one person's password, ends their sessions, and says who may come next and whom the caller has proven to be. */
    async use({ token, password, memberId, origin }: Use, caller: Caller) {
      const tokenHash = hashOfToken(token);
      const link = (await repo.find(db, tokenHash)) ?? invalid();
      const person = await personOf(link, memberId);
      const hash = await chosenPassword(password, person.own, 'password');
      const next = await db.transaction().execute(async (tx) => {
        const held = (await repo.hold(tx, tokenHash)) ?? invalid();
        if (held.setFor.length !== link.setFor.length) invalid();
        const { target } = held;
        await repo.closeOthers(tx, target, tokenHash);
        if ('userId' in target) await replaceUserPassword(tx, target.userId, hash);
        else await replaceMemberPassword(tx, person._id, hash);
        const left =
          'userId' in target ? [] : await settable(tx, { ...held, setFor: [...held.setFor, person._id] });
        await repo.noteUse(tx, tokenHash, person._id, left.length === 0);
        if (!held.isWelcome) await news.passwordChanged(tx, { ...person.told, origin }, person.firstname);
        return left;
      });
      standings.drop([person._id]);
      await throttle.forgive([person._id], caller);
      // Who opened the mail is the first of them; a child's password is set for another device, perhaps.
      return { people: shown(next), proven: link.setFor.length === 0 ? [person._id] : [] };
    },
  };

  async function personOf(link: repo.Link, memberId: string | undefined): Promise<Person> {
    const { target } = link;
    if ('userId' in target) {
      const user = (await people.userOf(db, target.userId)) ?? invalid();
      const { _id, firstname, lastname, email, locale } = user;
      return {
        _id,
        firstname,
        own: [firstname, lastname, email],
        told: { to: email, locale, name: firstname },
      };
    }
    const candidates = await settable(db, link);
    const only = candidates.length === 1 ? candidates[0] : undefined;
    const member = memberId === undefined ? only : candidates.find(({ _id }) => _id === memberId);
    if (!member) throw wrongMember(memberId);
    const { _id, firstname, lastname, username, familyName, familyEmail, familyLocale } = member;
    return {
      _id,
      firstname,
      own: [firstname, lastname, username, familyName, familyEmail],
      told: { to: familyEmail, locale: familyLocale, name: familyName },
    };
  }
}

async function settable(db: DbOrTx, { target, setFor }: repo.Link): Promise<readonly people.LinkPerson[]> {
  return 'userId' in target ? [] : settableNow(await people.membersOf(db, target.familyId), setFor);
}

const shown = (members: readonly people.LinkPerson[]) =>
  members.map(({ _id, firstname, username, face, type }) => ({
    _id,
    firstname,
    username,
    face,
    type: type === 'adult' ? ('adult' as const) : ('child' as const),
  }));

const wrongMember = (memberId: string | undefined) =>
  new AppError('request.invalid', {
    fields: { memberId: memberId === undefined ? 'request.required' : 'request.notAllowed' },
  });

function invalid(): never {
  throw new AppError('auth.linkInvalid');
}
