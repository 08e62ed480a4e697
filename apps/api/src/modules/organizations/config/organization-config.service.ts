import { allows } from '@flink/contract/access/rules.ts';
import { centerConfig } from '@flink/contract/entities/organizations.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import {
  changedIn,
  configIssues,
  type OrganizationConfig,
} from '@flink/contract/rules/people/organization-config.ts';
import type { Db } from '../../../db/database.ts';
import { holderOf, type Principal, sessionOf } from '../../../plugins/access/principal.ts';
import type { Scope } from '../../../plugins/access/scope.ts';
import { writeDown } from '../../../resources/audit.repo.ts';
import * as repo from './organization-config.repo.ts';

interface Asking {
  readonly scope: Scope;
  readonly principal: Principal;
}

interface Sent {
  readonly _id: string;
  readonly values: { readonly [Name in keyof OrganizationConfig]?: OrganizationConfig[Name] | undefined };
  readonly version?: number | undefined;
}

const MAY_TURN = { admin: { 'organization-config': { privilegedSwitches: true } } };

const answerOf = ({ _id, plansType, version, config }: repo.StoredConfig, percents: readonly number[]) => ({
  _id,
  type: 'config' as const,
  plansType,
  version,
  values: centerConfig.parse(config),
  percents: [...percents],
});

export function organizationConfigService({ db }: { readonly db: Db }) {
  const found = async (...asked: Parameters<typeof repo.config>) => {
    const stored = await repo.config(...asked);
    if (!stored) throw new AppError('notFound');
    return stored;
  };

  return {
    read: async (scope: Scope, kind: repo.Kind, id: string) =>
      answerOf(await found(db, scope, kind, id), await repo.percents(db)),

    /** Values that are sent as they are hurt nobody; a privileged one is changed by the privileged alone (spec 3 §6). */
    async save({ scope, principal }: Asking, kind: repo.Kind, sent: Sent) {
      const { user } = sessionOf(principal);
      return db.transaction().execute(async (tx) => {
        const stored = await found(tx, scope, kind, sent._id, { hold: true });
        if (sent.version !== undefined && sent.version !== stored.version) throw new AppError('conflict');
        const before: OrganizationConfig = centerConfig.parse(stored.config);
        const named = Object.entries(sent.values).filter(([, value]) => value !== undefined);
        const after: OrganizationConfig = { ...before, ...Object.fromEntries(named) };
        const percents = await repo.percents(tx);
        const fields = configIssues(before, after, {
          plansType: stored.plansType,
          isPrivileged: allows(MAY_TURN, holderOf(principal)),
          locales: await repo.localeCodes(tx),
          percents,
        });
        if (Object.keys(fields).length > 0) {
          const isPrivileged = Object.values(fields).every((code) => code === 'config.privileged');
          throw new AppError(isPrivileged ? 'config.privileged' : 'request.invalid', { fields });
        }
        const changed = changedIn(before, after);
        if (changed.length > 0) {
          const pick = (config: OrganizationConfig) =>
            Object.fromEntries(changed.map((name) => [name, config[name]]));
          // The default goes with its languages: a center below may not have it among its own.
          const together = changed.includes('locales') || changed.includes('defaultLocale');
          const { locales, defaultLocale } = after;
          await repo.save(tx, kind, sent._id, {
            ...pick(after),
            ...(together ? { locales, defaultLocale } : {}),
          });
          await writeDown(tx, {
            actor: { _id: user._id, name: `${user.firstname} ${user.lastname}` },
            action: 'edit',
            resource: kind,
            rowId: sent._id,
            title: stored.name,
            before: { config: pick(before) },
            after: { config: pick(after) },
          });
        }
        return answerOf(await found(tx, scope, kind, sent._id), percents);
      });
    },
  };
}
