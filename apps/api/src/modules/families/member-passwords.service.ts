import type { Session } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db } from '../../db/database.ts';
import type { Scope } from '../../plugins/access/scope.ts';
import type { Standings } from '../../plugins/access/standing.ts';
import { writeDown } from '../../resources/audit.repo.ts';
import type { AccountNews } from '../accounts/passwords/account-news.service.ts';
import { chosenPassword, replaceMemberPassword } from '../accounts/passwords/new-password.service.ts';
import * as repo from './families.repo.ts';
import { isAboveCenter } from './families.scope.ts';
import { contact } from './family-form.repo.ts';

interface Needs {
  readonly db: Db;
  readonly standings: Pick<Standings, 'drop'>;
  readonly news: Pick<AccountNews, 'passwordChanged'>;
}

interface Asking {
  readonly scope: Scope;
  readonly session: Session;
  /** Where links in mails lead. */
  readonly origin: string;
}

interface NewPassword {
  readonly familyId: string;
  readonly memberId: string;
  readonly password: string;
}

/** Staff gives a member who forgot it a new password: many families have no address to write to. */
export function memberPasswordsService({ db, standings, news }: Needs) {
  return {
    async set({ scope, session: { user }, origin }: Asking, { familyId, memberId, password }: NewPassword) {
      if (!(await repo.familyInScope(db, scope, familyId))) throw new AppError('notFound');
      const members = await repo.membersOfFamily(db, scope, familyId);
      const member = members.find(({ _id }) => _id === memberId);
      if (!member) throw new AppError('request.invalid', { fields: { memberId: 'notFound' } });
      const { firstname, lastname, username } = member;
      const family = await contact(db, familyId);
      if (!family) throw new AppError('notFound');
      if (isAboveCenter(scope)) throw new AppError('families.onlyItsCenter');
      // Whoever signs in with it could pay. To a family without an address the head office alone can help.
      const isWritten = family.email !== null || scope.kind !== 'everything';
      if (member.type === 'adult' && family.hasCard && isWritten) throw new AppError('families.paysWithCard');
      const own = [firstname, lastname, username, family.name, family.email];
      const hash = await chosenPassword(password, own, 'password');
      await db.transaction().execute(async (tx) => {
        await replaceMemberPassword(tx, memberId, hash);
        await news.passwordChanged(
          tx,
          { to: family.email, locale: family.locale, name: family.name, origin },
          firstname,
        );
        await writeDown(tx, {
          actor: { _id: user._id, name: `${user.firstname} ${user.lastname}` },
          action: 'edit',
          resource: 'families',
          rowId: familyId,
          title: family.name,
          before: null,
          after: { newPasswordOf: username },
        });
      });
      standings.drop([memberId]);
    },
  };
}
