import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db, DbOrTx } from '../../../db/database.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import type { Standings } from '../../../plugins/access/standing.ts';
import type { CatalogService } from '../../catalog/catalog.service.ts';
import { isEmailTaken } from '../my-account/my-account.repo.ts';
import { chosenPassword } from '../passwords/new-password.service.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { Caller } from '../sign-in/caller.ts';
import * as repo from './owner-codes.repo.ts';
import { hashOfCode } from './owner-codes.ts';

interface Needs {
  readonly db: Db;
  readonly standings: Pick<Standings, 'drop'>;
  readonly sessions: Pick<SessionsService, 'tokenForUser'>;
  readonly catalog: Pick<CatalogService, 'localeCodes'>;
}

export interface FirstOwnerForm {
  readonly code: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly password: string;
  readonly locale: string;
  readonly timeZone: string;
}

export function firstOwnerService({ db, standings, sessions, catalog }: Needs) {
  /** A code of the start is for an installation without an owner, and for nothing else. */
  const assertWanted = async (tx: DbOrTx, code: repo.OwnerCode | undefined): Promise<repo.OwnerCode> => {
    if (!code || (code.madeBy === 'start' && (await repo.hasOwner(tx))))
      throw new AppError('auth.linkInvalid');
    return code;
  };

  const make = async (tx: DbOrTx, { email: given }: repo.OwnerCode, owner: repo.NewOwner) => {
    if (given !== null && given !== owner.email) throw fieldError('request.notAllowed');
    const known = given === null ? undefined : await repo.promote(tx, owner);
    if (known) return known._id;
    const id = uuidv7();
    if (await isEmailTaken(tx, owner.email, id)) throw fieldError('request.notUnique');
    await repo.insertOwner(tx, id, owner);
    return id;
  };

  return {
    /** The email it was made for, where it was made for one. */
    async emailOf(code: string): Promise<string | null> {
      return (await assertWanted(db, await repo.find(db, hashOfCode(code)))).email;
    },

    /** Once. Makes the owner of the installation, and signs in. */
    async make({ code, password, ...person }: FirstOwnerForm, caller: Caller): Promise<string> {
      await assertWanted(db, await repo.find(db, hashOfCode(code)));
      if (!(await catalog.localeCodes()).includes(person.locale))
        throw new AppError('request.invalid', { fields: { locale: 'request.notAllowed' } });
      const { firstname, lastname, email } = person;
      const passwordHash = await chosenPassword(password, [firstname, lastname, email], 'password');
      const ownerId = await db.transaction().execute(async (tx) => {
        await repo.holdOwners(tx);
        const claimed = await assertWanted(tx, await repo.claim(tx, hashOfCode(code)));
        return make(tx, claimed, { ...person, passwordHash });
      });
      standings.drop([ownerId]);
      return sessions.tokenForUser(ownerId, caller);
    },
  };
}

const fieldError = (code: 'request.notUnique' | 'request.notAllowed') =>
  new AppError(code === 'request.notUnique' ? code : 'request.invalid', { fields: { email: code } });
