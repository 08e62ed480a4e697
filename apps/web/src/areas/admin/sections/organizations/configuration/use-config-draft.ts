import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { CallFailed } from '@flink/contract/client/client.ts';
import { configIssues, type OrganizationConfig } from '@flink/contract/rules/people/organization-config.ts';
import { listText } from '@flink/contract/texts/format.ts';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { saidOf } from '../../../../../shared/form/said-of.ts';
import { useDraft } from '../../../../../shared/form/use-draft.ts';
import { officeApi } from '../../../../../shared/office/office-api.ts';
import { mergedSettings } from '../../../resource/merged-settings.ts';

export type StoredConfig = ReplyOf<Calls['learningCenterConfig']>['data'];

/** Whose configuration it is, by the names of its calls. */
export const CONFIG_CALLS = {
  masterOrganizations: ['masterOrganizationConfig', 'saveMasterOrganizationConfig'],
  regions: ['regionConfig', 'saveRegionConfig'],
  learningCenters: ['learningCenterConfig', 'saveLearningCenterConfig'],
} as const;

export type ConfigOwner = keyof typeof CONFIG_CALLS;

export const configKey = (owner: ConfigOwner, id: string) => ['config', owner, id] as const;

type Values = OrganizationConfig & { readonly version: number };

/** The configuration form: pristine, submitting, success and failure (spec 3 §4.6). */
export function useConfigDraft(
  owner: ConfigOwner,
  stored: StoredConfig,
  { isPrivileged, locales }: { readonly isPrivileged: boolean; readonly locales: readonly string[] },
) {
  const { t, locale } = useTexts();
  const dialogs = useDialogs();
  const toasts = useToasts();
  const queries = useQueryClient();
  const before: OrganizationConfig = stored.values;
  const terms = { plansType: stored.plansType, isPrivileged, locales, percents: stored.percents };
  const draft = useDraft<Values, StoredConfig>({
    initial: { ...before, version: stored.version },
    check: ({ version: _, ...values }) => saidOf(t, configIssues(before, values, terms)),
    send: async ({ version, ...values }) => {
      const body = {
        _id: stored._id,
        type: 'config',
        version,
        values: { ...values, locales: [...values.locales] },
      };
      return (await officeApi(CONFIG_CALLS[owner][1], { body: body as never })).data;
    },
    kept: (_, saved) => ({ ...saved.values, version: saved.version }),
    onSaved: (saved) => {
      // The form is long: what is said at its end may be out of sight.
      toasts.show({ message: t('config.saved') });
      queries.setQueryData(configKey(owner, stored._id), saved);
    },
    onFailed: async (error) => {
      const isStale = error instanceof CallFailed && error.code === 'conflict';
      await (isStale ? putOnTop() : Promise.reject(error)).catch((failed: Error) =>
        dialogs.error({ message: failed.message }),
      );
    },
  });
  const named = (fields: readonly string[]) =>
    listText(
      fields.map((field) => t(`config.${field}`)),
      locale,
    );
  /** Somebody else saved first: theirs comes into the form, what was entered here stays, and nothing is sent unasked. */
  const putOnTop = async () => {
    const theirs = (await officeApi(CONFIG_CALLS[owner][0], { params: { id: stored._id } })).data;
    const { version } = theirs;
    const { version: _, ...mine } = draft.values;
    const merged = mergedSettings<OrganizationConfig>(stored.values, mine, theirs.values);
    queries.setQueryData(configKey(owner, stored._id), theirs);
    draft.rebase({ ...theirs.values, version }, { ...merged.values, version });
    await dialogs.info({
      title: t('config.conflict'),
      message: [
        ...(merged.theirs.length > 0 ? [t('config.conflictTheirs', { fields: named(merged.theirs) })] : []),
        ...(merged.contested.length > 0
          ? [t('config.conflictBoth', { fields: named(merged.contested) })]
          : []),
        t('config.conflictSave'),
      ].join(' '),
    });
  };
  const changed = draft.changedFields.filter((field) => field !== 'version');
  const wrong = Object.values(draft.issues)[0];
  return {
    ...draft,
    plansType: stored.plansType,
    percents: stored.percents,
    isPrivileged,
    changed: changed.map((field) => t(`config.${field}`)),
    ...(wrong === undefined ? {} : { problem: wrong }),
    submit: () => draft.submit(),
  };
}

export type ConfigDraft = ReturnType<typeof useConfigDraft>;
