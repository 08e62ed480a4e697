import { allows, type Holder, type PermissionTree } from '@flink/contract/access/rules.ts';
import type { PublishRequest } from '@flink/contract/entities/publishing.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db, DbOrTx } from '../../../db/database.ts';
import type { MenuBuilderService } from '../../catalog/menu-builder/menu-builder.service.ts';
import { seenAmong } from '../made-activities.repo.ts';
import type { Author } from '../make.scope.ts';
import * as repo from './publishing.repo.ts';
import { notifyAuthor, notifyReviewers } from './publishing-notifications.ts';

interface Needs {
  readonly db: Db;
  readonly menuBuilder: Pick<MenuBuilderService, 'addActivity'>;
}

const MAY_DECIDE = { admin: { solutions: { edit: true } } } as const;

interface Wish {
  readonly groupId: string;
  readonly note: string;
}

interface Verdict {
  readonly decision: 'accept' | 'sendBack';
  readonly comment: string;
  readonly groupId?: string | undefined;
}

export function publishingService({ db, menuBuilder }: Needs) {
  async function shown(tx: DbOrTx, author: Author, id: string): Promise<PublishRequest> {
    const request = await repo.requestById(tx, author, id);
    if (!request) throw new AppError('notFound');
    return request;
  }

  async function readyActivity(tx: DbOrTx, id: string) {
    const activity = await repo.lockActivity(tx, id);
    if (!activity) throw new AppError('notFound');
    if (!activity.isValid) throw new AppError('publishing.notReady');
    return activity;
  }

  async function openRequest(tx: DbOrTx, id: string) {
    const request = await repo.lockRequest(tx, id);
    if (!request) throw new AppError('notFound');
    return request;
  }

  return {
    targets: (keyword: string, locale: string) => repo.targets(db, keyword.trim(), locale),

    async list(author: Author, holder: Holder | null, query: repo.RequestsQuery) {
      const decides = allows(MAY_DECIDE, holder);
      const [page, open] = await Promise.all([
        repo.requestsPage(db, author, decides, query),
        repo.openCount(db, author, decides),
      ]);
      return { ...page, mayDecide: decides, open };
    },

    async ofActivity(author: Author, activityId: string): Promise<PublishRequest | null> {
      const [seen] = await seenAmong(db, author, [activityId]);
      if (seen === undefined) throw new AppError('notFound');
      return (await repo.newestOfActivity(db, author, activityId)) ?? null;
    },

    /** The request and the e-mails about it are written together. */
    request: (author: Author, activityId: string, { groupId, note }: Wish, origin: string) =>
      db.transaction().execute(async (tx) => {
        const [seen] = await seenAmong(tx, author, [activityId]);
        if (seen === undefined) throw new AppError('notFound');
        const activity = await readyActivity(tx, activityId);
        const group = await repo.groupOf(tx, groupId);
        if (!group) throw new AppError('play.groupNotFound');
        if (await repo.standsIn(tx, groupId, activityId)) throw new AppError('publishing.alreadyThere');
        const { name: groupName, menuName } = group;
        const wanted = { activityId, groupId, groupName, menuName, note };
        const inserted = await repo.insertRequest(tx, author, wanted);
        if (!inserted) throw new AppError('publishing.alreadyRequested');
        const roles = await repo.rolesWithPermissions(tx);
        const deciding = roles.filter(({ alias, flags, permissions }) =>
          allows(MAY_DECIDE, { alias, flags, permissions: permissions as PermissionTree }),
        );
        const reviewers = await repo.peopleOfRoles(
          tx,
          deciding.map(({ alias }) => alias),
        );
        await notifyReviewers(
          tx,
          reviewers.filter(({ _id }) => _id !== author.userId),
          { author: author.name, activity: activity.activityName, group: groupName, menu: menuName, note },
          origin,
        );
        return shown(tx, author, inserted._id);
      }),

    withdraw: (author: Author, id: string) =>
      db.transaction().execute(async (tx) => {
        const request = await openRequest(tx, id);
        if (request.requestedBy !== author.userId) throw new AppError('notFound');
        if (request.state !== 'open') throw new AppError('publishing.decided');
        await repo.writeDecision(tx, author, id, { state: 'withdrawn' });
        return shown(tx, author, id);
      }),

    /** The decision, the place in the menu and the e-mail are written together, or none of them. */
    decide: (author: Author, id: string, { decision, comment, groupId }: Verdict, origin: string) =>
      db.transaction().execute(async (tx) => {
        const request = await openRequest(tx, id);
        if (request.state !== 'open') throw new AppError('publishing.decided');
        if (decision === 'sendBack') {
          if (comment === '')
            throw new AppError('request.required', { fields: { comment: 'request.required' } });
          await repo.writeDecision(tx, author, id, { state: 'sentBack', comment });
        } else {
          const target = groupId ?? request.groupId;
          if (target === null) throw new AppError('publishing.groupGone');
          await readyActivity(tx, request.activityId);
          const group = await repo.groupOf(tx, target);
          if (!group) throw new AppError('play.groupNotFound');
          await menuBuilder.addActivity(
            tx,
            { _id: author.userId, name: author.name },
            group,
            request.activityId,
          );
          await repo.writeDecision(tx, author, id, { state: 'accepted', comment, group });
        }
        const decided = await shown(tx, author, id);
        const requester =
          request.requestedBy === null ? undefined : await repo.person(tx, request.requestedBy);
        if (requester) await notifyAuthor(tx, requester, { ...decided, decidedBy: author.name }, origin);
        return decided;
      }),
  };
}
