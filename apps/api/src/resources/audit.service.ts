import { AppError } from '@flink/contract/errors/app-error.ts';
import { AUDIT_KINDS } from '@flink/contract/resources/audit-kinds.ts';
import type { Db } from '../db/database.ts';
import type { catalogService } from '../modules/catalog/catalog.service.ts';
import * as repo from './audit.repo.ts';

interface Needs {
  readonly db: Db;
  readonly catalog: Pick<ReturnType<typeof catalogService>, 'texts'>;
}

/** What was done in the office; who may look in sees all of it. */
export function auditService({ db, catalog }: Needs) {
  /** What is managed no longer keeps the name it had. */
  async function titlesIn(locale: string) {
    const { t } = await catalog.texts(locale);
    const titles = new Map(Object.entries(AUDIT_KINDS).map(([kind, key]) => [kind, t(key)]));
    return {
      titles,
      titled: <Entry extends { readonly resource: string }>(entry: Entry) => ({
        ...entry,
        resourceTitle: titles.get(entry.resource) ?? entry.resource,
      }),
    };
  }

  return {
    async table(query: repo.AuditQuery, locale: string) {
      const { titles, titled } = await titlesIn(locale);
      const words = query.filter.toLocaleLowerCase();
      const meant =
        words === ''
          ? []
          : [...titles].flatMap(([kind, title]) => (title.toLocaleLowerCase().includes(words) ? [kind] : []));
      const { data, ...totals } = await repo.page(db, query, meant);
      return { data: data.map(titled), ...totals };
    },

    async latest(count: number, locale: string) {
      const [{ titled }, entries] = await Promise.all([titlesIn(locale), repo.latest(db, count)]);
      return entries.map(titled);
    },

    async entry(id: string, locale: string) {
      const found = await repo.entry(db, id);
      if (!found) throw new AppError('notFound');
      return (await titlesIn(locale)).titled(found);
    },
  };
}
