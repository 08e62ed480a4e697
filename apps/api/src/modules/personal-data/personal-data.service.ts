import type { PersonalData } from '@flink/contract/entities/personal-data.ts';
import type { Session } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { DELETION_DAYS, isTypedName, MOST_WISHES_A_DAY } from '@flink/contract/rules/people/personal-data.ts';
import { longDayText } from '@flink/contract/texts/format.ts';
import type { DbOrTx } from '../../db/database.ts';
import type { House } from '../../house.ts';
import { PERSONAL_DATA_JOB } from '../../jobs/job-names.ts';
import type { PlayingTeam } from '../../plugins/access/playing-team.ts';
import type { Scope } from '../../plugins/access/scope.ts';
import type { Post } from '../../post/post.ts';
import { writeDown } from '../../resources/audit.repo.ts';
import type { CatalogService } from '../catalog/catalog.service.ts';
import type { FamiliesService } from '../families/families.service.ts';
import { archiveKey } from './archives.service.ts';
import { deleteIn, removeFilesOfDeleted } from './deletions.service.ts';
import * as repo from './personal-data.repo.ts';

type Needs = Pick<House, 'db' | 'files' | 'jobs' | 'standings'> & {
  readonly families: Pick<FamiliesService, 'checkSeen'>;
  readonly catalog: Pick<CatalogService, 'texts'>;
  readonly postIn: (tx: DbOrTx) => Post;
};

/** A link is used at once; an hour also lets a slow line finish. */
const DAY_MS = 24 * 60 * 60 * 1_000;
const LINK_SECONDS = 3_600;

/** Who asks, of which family, and what they may ask for there. */
export interface Asker {
  readonly _id: string;
  readonly name: string;
  readonly as: string;
  readonly familyId: string;
  readonly locale: string;
  readonly mayDeleteNow: boolean;
  mayAsk(member: Member): boolean;
  /** It lists each day by name: for the family and its center only. */
  readonly mayHaveArchive: boolean;
  readonly mayDeleteFamily: boolean;
}

/** As whom a family asks for itself. */
const FAMILY = 'LEARNER';

type Member = repo.FamilyWithMembers['members'][number];

interface Wish {
  readonly learnerId: string | null;
  readonly name: string;
  readonly now?: boolean;
}

export function personalDataService({ db, files, jobs, standings, families, catalog, postIn }: Needs) {
  const found = async (on: DbOrTx, { familyId }: Pick<Asker, 'familyId'>) => {
    const family = await repo.familyWithMembers(on, familyId);
    if (!family) throw new AppError('notFound');
    return family;
  };

  const memberOf = (family: repo.FamilyWithMembers, asker: Asker, learnerId: string): Member => {
    const member = family.members.find(({ _id }) => _id === learnerId);
    if (!member) throw new AppError('request.invalid', { fields: { learnerId: 'notFound' } });
    if (!asker.mayAsk(member)) throw new AppError('personalData.onlyFamilyAdmin');
    return member;
  };

  async function read(asker: Asker): Promise<PersonalData> {
    const family = await found(db, asker);
    const [archives, deletions] = await Promise.all([
      repo.archivesFor(db, asker.familyId, asker._id),
      repo.deletionsOf(db, asker.familyId),
    ]);
    const times = ({ askedAt, until, askedAs }: (typeof deletions)[number]) => ({
      askedAt,
      until,
      mayBeKept: asker.as === FAMILY || askedAs !== FAMILY,
    });
    const whole = deletions.find(({ isWhole }) => isWhole);
    return {
      familyId: family._id,
      familyName: family.name,
      members: family.members.map((member) => {
        const archive = archives.find(({ learnerId }) => learnerId === member._id);
        const deletion = deletions.find(({ learnerId }) => learnerId === member._id);
        return {
          _id: member._id,
          firstname: member.firstname,
          lastname: member.lastname,
          archive: archive
            ? { state: archive.state, askedAt: archive.askedAt, until: archive.until, bytes: archive.bytes }
            : null,
          deletion: deletion ? times(deletion) : null,
          mayAsk: asker.mayAsk(member),
          mayBeDeleted: !holdsFamily(family, member),
        };
      }),
      deletion: whole ? times(whole) : null,
      mayDeleteFamily: asker.mayDeleteFamily,
      mayDeleteNow: asker.mayDeleteNow,
    };
  }

  const asked = (family: repo.FamilyWithMembers, { _id, as, locale }: Asker) => ({
    familyId: family._id,
    learningCenterId: family.learningCenterId,
    askedBy: _id,
    askedAs: as,
    locale,
  });

  /** Who asked for what is written down; the entries lose the name with the learner. */
  const note = (
    tx: DbOrTx,
    asker: Asker,
    action: 'create' | 'edit',
    of: { readonly _id: string; readonly title: string; readonly what: 'archive' | 'deletion' },
  ) =>
    writeDown(tx, {
      actor: { _id: asker._id, name: asker.name },
      action,
      resource: 'personalData',
      rowId: of._id,
      title: of.title,
      before: action === 'create' ? null : { asked: of.what },
      after: { asked: action === 'create' ? of.what : null },
    });

  /** Whoever asked may not be who the family would want to: all its adults hear of it while it can be taken back. */
  async function tell(tx: DbOrTx, family: repo.FamilyWithMembers, whose: string, until: string) {
    if (family.email === null) return;
    const { t, locale } = await catalog.texts(family.locale);
    const when = longDayText(until, locale, 'UTC');
    await postIn(tx).mail({
      to: family.email,
      kind: 'deletion-asked',
      subject: t('mail.deletionAsked.subject'),
      text: t('mail.deletionAsked.text', { name: family.name, whose, when, days: DELETION_DAYS }),
    });
  }

  return {
    read,

    /** Adults ask for children and for themselves, the family admin for everybody. */
    ofTeam(team: PlayingTeam, session: Session, locale: string): Asker {
      const adults = team.learners.filter(
        ({ familyId, type }) => familyId === team.familyId && type === 'adult',
      );
      const adult = adults.find(({ isAdmin }) => isAdmin) ?? adults[0];
      if (!adult) throw new AppError('personalData.onlyAdults');
      const isAdmin = adult.isAdmin;
      return {
        _id: adult._id,
        name: `${adult.firstname} ${adult.lastname}`,
        as: session.userRole.alias,
        familyId: team.familyId,
        locale,
        mayDeleteNow: false,
        mayAsk: ({ _id, type }) => isAdmin || type === 'child' || adults.some((here) => here._id === _id),
        mayHaveArchive: true,
        mayDeleteFamily: isAdmin,
      };
    },

    /** Whom the permissions let in asks for everybody in the families they see. */
    async ofOffice(
      scope: Scope,
      { user, userRole }: Session,
      familyId: string,
      locale: string,
    ): Promise<Asker> {
      await families.checkSeen(scope, familyId);
      return {
        _id: user._id,
        name: `${user.firstname} ${user.lastname}`,
        as: userRole.alias,
        familyId,
        locale,
        mayDeleteNow: scope.kind === 'everything',
        mayAsk: () => true,
        mayHaveArchive: scope.kind === 'learningCenter',
        mayDeleteFamily: true,
      };
    },

    /** One that is being made is not asked for twice, and one a day is enough: they are large and kept for days. */
    async askForArchive(asker: Asker, learnerId: string): Promise<PersonalData> {
      if (!asker.mayHaveArchive) throw new AppError('access.denied');
      await db.transaction().execute(async (tx) => {
        const family = await found(tx, asker);
        const member = memberOf(family, asker, learnerId);
        const latest = (await repo.archivesFor(tx, asker.familyId, asker._id)).find(
          (archive) => archive.learnerId === learnerId,
        );
        if (latest?.state === 'asked' || latest?.state === 'making') return;
        if (latest?.state === 'ready' && Date.now() - Date.parse(latest.askedAt) < DAY_MS) return;
        await repo.askForArchive(tx, { ...asked(family, asker), learnerId });
        await note(tx, asker, 'create', { _id: learnerId, title: whole(member), what: 'archive' });
      });
      await begin();
      return read(asker);
    },

    async archiveLink(asker: Asker, learnerId: string): Promise<string> {
      if (!asker.mayHaveArchive) throw new AppError('access.denied');
      const member = memberOf(await found(db, asker), asker, learnerId);
      const latest = (await repo.archivesFor(db, asker.familyId, asker._id)).find(
        (archive) => archive.learnerId === member._id,
      );
      if (latest?.state !== 'ready') throw new AppError('personalData.noArchive');
      return files.signDownload({
        key: archiveKey(latest._id),
        expiresInSeconds: LINK_SECONDS,
        downloadName: `flink-${latest.askedAt.slice(0, 10)}.zip`,
      });
    },

    /** What is left of the family to look at; null when it is gone. */
    async askToDelete(asker: Asker, { learnerId, name, now = false }: Wish): Promise<PersonalData | null> {
      if (now && !asker.mayDeleteNow) throw new AppError('personalData.onlyHeadOffice');
      const gone = await db.transaction().execute(async (tx): Promise<readonly string[] | null> => {
        const family = await found(tx, asker);
        const target = targetOf(family, asker, learnerId);
        if (!isTypedName(name, target.typed))
          throw new AppError('request.invalid', { fields: { name: 'personalData.wrongName' } });
        if (target.learnerId === null && (await repo.isSubscriptionRunning(tx, family._id)))
          throw new AppError('personalData.subscriptionRuns');
        const made = await repo.askForDeletion(tx, {
          ...asked(family, asker),
          learnerId: target.learnerId,
        });
        if (!made) {
          // Asked for by the office before: now the family wants it too, and nobody else takes it back.
          if (asker.as === FAMILY && (await repo.takeOver(tx, asked(family, asker), target.learnerId)))
            await note(tx, asker, 'create', {
              _id: target.learnerId ?? family._id,
              title: target.title,
              what: 'deletion',
            });
          const open = await openDeletion(tx, family._id, target.learnerId);
          return now && open !== undefined ? deleteIn(tx, open) : null;
        }
        if (
          !now &&
          (await repo.wishesToday(tx, {
            familyId: family._id,
            learnerId: target.learnerId,
            askedBy: asker._id,
          })) > MOST_WISHES_A_DAY
        )
          throw new AppError('personalData.askedOften');
        await note(tx, asker, 'create', {
          _id: target.learnerId ?? family._id,
          title: target.title,
          what: 'deletion',
        });
        // In one transaction: a request that stayed open would delete the family in a month without having told it.
        if (now) return deleteIn(tx, made._id);
        await tell(tx, family, target.title, made.until);
        return null;
      });
      if (!now) return read(asker);
      await removeFilesOfDeleted({ db, files });
      standings.drop(gone ?? []);
      return (await repo.familyWithMembers(db, asker.familyId)) ? read(asker) : null;
    },

    async keep(asker: Asker, learnerId: string | null): Promise<PersonalData> {
      await db.transaction().execute(async (tx) => {
        const family = await found(tx, asker);
        const { title, learnerId: meant } = targetOf(family, asker, learnerId, { toKeep: true });
        const of = asker.as === FAMILY ? 'anybody' : 'office';
        if (!(await repo.withdraw(tx, family._id, meant, of))) {
          // What a family wants of its own data is not taken back behind its back.
          if (await openDeletion(tx, family._id, meant)) throw new AppError('personalData.familyAsked');
          return;
        }
        await note(tx, asker, 'edit', { _id: meant ?? family._id, title, what: 'deletion' });
      });
      return read(asker);
    },
  };

  /** Of the family's last member the family is meant: nobody could sign in to it any more. */
  function targetOf(
    family: repo.FamilyWithMembers,
    asker: Asker,
    learnerId: string | null,
    { toKeep = false } = {},
  ) {
    if (learnerId === null) {
      if (!asker.mayDeleteFamily) throw new AppError('personalData.onlyFamilyAdmin');
      return { learnerId: null, title: family.name, typed: family.name };
    }
    const member = memberOf(family, asker, learnerId);
    const isLast = family.members.length === 1;
    if (!toKeep && !isLast && holdsFamily(family, member)) throw new AppError('personalData.holdsFamily');
    return { learnerId: isLast ? null : learnerId, title: whole(member), typed: member.firstname };
  }

  async function openDeletion(tx: DbOrTx, familyId: string, learnerId: string | null) {
    const open = await repo.deletionsOf(tx, familyId);
    return open.find((one) => (learnerId === null ? one.isWhole : one.learnerId === learnerId))?._id;
  }

  /** At once where a clock goes; else with its next stroke. */
  async function begin(): Promise<void> {
    if (jobs.names.includes(PERSONAL_DATA_JOB)) await jobs.runNow(PERSONAL_DATA_JOB);
  }
}

const whole = ({ firstname, lastname }: Member): string => `${firstname} ${lastname}`;

/** The family admin, and the last adult: without them nobody answers for the children. */
function holdsFamily({ members }: repo.FamilyWithMembers, member: Member): boolean {
  if (members.length === 1) return false;
  const adults = members.filter(({ type }) => type === 'adult');
  return member.isAdmin || (adults.length === 1 && adults[0]?._id === member._id);
}
