import { AppError } from '@flink/contract/errors/app-error.ts';
import { keyOf } from '@flink/contract/rules/teacher-home/needs.ts';
import type { Db } from '../../../db/database.ts';
import type { Scope } from '../../../plugins/access/scope.ts';
import type { FamiliesService } from '../../families/families.service.ts';
import type { PrepaidService } from '../../families/prepaid.service.ts';
import { asTeacher, homeReader } from './home-reader.ts';
import * as repo from './teacher-home.repo.ts';
import * as mails from './weekly-mail.repo.ts';
import { WEEKLY_MAIL } from './weekly-mail.service.ts';
import { weekToTell } from './weeks-told.ts';

interface Needs {
  readonly db: Db;
  readonly families: Pick<FamiliesService, 'checkSeen'>;
  readonly prepaid: Pick<PrepaidService, 'timeLeft'>;
}

export function teacherHomeService({ db, families, prepaid }: Needs) {
  const { home, centerOf, needsToday } = homeReader({ db, prepaid });
  return {
    home,

    /** About all that the family needs today: it is off the list until there is something else. */
    async talked(scope: Scope, { _id, familyId }: { readonly _id: string; readonly familyId: string }) {
      await families.checkSeen(scope, familyId);
      // Who sees the family without being its teacher has no list to take it off.
      if (scope.kind !== 'teacher') throw new AppError('request.notAllowed');
      const teacher = scope;
      const center = await centerOf(teacher);
      const taught = (await repo.familiesOf(db, teacher)).filter((family) => family._id === familyId);
      const { needs = [] } = (await needsToday(center, taught)).get(familyId) ?? {};
      const talk = await repo.addTalk(db, teacher, { _id, familyId, reasons: needs.map(keyOf) });
      if (!talk) throw new AppError('conflict');
      return talk;
    },

    notTalked: (scope: Scope, id: string) => repo.removeTalk(db, asTeacher(scope), id),

    /** The first mail is of the week after the last full one: that one is on the page already. */
    async wantWeeklyMail(scope: Scope, isWanted: boolean): Promise<void> {
      const teacher = asTeacher(scope);
      const { today, firstDayOfWeek } = await centerOf(teacher);
      await (isWanted
        ? mails.ask(db, teacher, weekToTell(null, today, firstDayOfWeek))
        : mails.stop(db, teacher));
    },

    /** Where it is switched on and off. */
    weeklyMailAt: WEEKLY_MAIL,

    /** Whoever has the mail may end it. */
    stopWeeklyMail: (key: string) => mails.stopBy(db, key),
  };
}
