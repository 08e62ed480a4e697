import { allows } from '@flink/contract/access/rules.ts';
import type { ReportGroup } from '@flink/contract/entities/report-group.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { REPORTS } from '@flink/contract/reports/all.gen.ts';
import { dayAfter } from '@flink/contract/rules/reports/days.ts';
import { GROUP_DAYS } from '@flink/contract/rules/reports/group-days.ts';
import type { Db } from '../../../../db/database.ts';
import { holderOf, type Principal, sessionOf } from '../../../../plugins/access/principal.ts';
import type { Asking, OfficeReportsService } from '../office-reports.service.ts';
import * as repo from './report-groups.repo.ts';

interface Needs {
  readonly db: Db;
  readonly officeReports: Pick<OfficeReportsService, 'answer' | 'today'>;
}

/** More than anybody keeps apart. */
const MOST_GROUPS = 100;

const ownerOf = (principal: Principal): string => sessionOf(principal).user._id;

export function reportGroupsService({ db, officeReports }: Needs) {
  const found = async (principal: Principal, id: string): Promise<ReportGroup> => {
    const group = await repo.one(db, ownerOf(principal), id);
    if (!group) throw new AppError('notFound');
    return group;
  };

  return {
    all: (principal: Principal) => repo.all(db, ownerOf(principal)),

    add: (principal: Principal, values: repo.GroupValues): Promise<ReportGroup> =>
      db.transaction().execute(async (tx) => {
        const owner = ownerOf(principal);
        if ((await repo.countHeld(tx, owner)) >= MOST_GROUPS) throw new AppError('request.notAllowed');
        return repo.add(tx, owner, values);
      }),

    async change(principal: Principal, id: string, values: repo.GroupValues): Promise<ReportGroup> {
      if (!(await repo.change(db, ownerOf(principal), id, values))) throw new AppError('notFound');
      return { _id: id, ...values };
    },

    async remove(principal: Principal, id: string): Promise<void> {
      if (!(await repo.remove(db, ownerOf(principal), id))) throw new AppError('notFound');
    },

    /** One after the other: a set of many reports is no storm on the database. */
    async answers(id: string, asking: Asking) {
      const group = await found(asking.principal, id);
      const today = await officeReports.today(asking);
      const question = {
        from: dayAfter(today, 1 - GROUP_DAYS[group.days]),
        to: today,
        compared: group.compared,
      };
      const answers = [];
      for (const report of group.reports)
        if (allows(REPORTS[report].access, holderOf(asking.principal)))
          answers.push({ report, answer: await officeReports.answer(report, question, asking) });
      return { group, answers };
    },
  };
}
