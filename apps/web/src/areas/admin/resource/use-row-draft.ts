import { CallFailed } from '@flink/contract/client/client.ts';
import { fieldIssues } from '@flink/contract/resources/kit/field-issue.ts';
import type { Resource } from '@flink/contract/resources/kit/resource.ts';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { saidOf } from '../../../shared/form/said-of.ts';
import { useDraft } from '../../../shared/form/use-draft.ts';
import { presetIn, returnIn } from '../../../shared/office/create-address.ts';
import { emptyValue } from './fields/field-input.tsx';
import type { ManagedRow } from './resource-api.ts';
import { shortName } from './short-name.ts';
import type { Managed } from './use-managed.ts';

/** The fields of a row and, under `version`, which state of it they were read from. */
export type Values = Readonly<Record<string, unknown>>;

const GONE = 'gone';

/** Nothing is known of a row whose answer did not come. */
const goneIn = (error: unknown): typeof GONE | null =>
  error instanceof CallFailed && error.code === 'notFound' ? GONE : null;

/** The form of a row, and what somebody else made of it in the meantime. */
export function useRowDraft(
  resource: Resource,
  managed: Managed,
  row: ManagedRow | null,
  preset: Values = {},
) {
  const { t } = useTexts();
  const { searchStr } = useLocation();
  const navigate = useNavigate();
  const dialogs = useDialogs();
  const toasts = useToasts();
  const queries = useQueryClient();
  const [theirs, setTheirs] = useState<ManagedRow | null>(null);
  const fields = Object.entries(resource.fields);
  const valuesOf = (from: ManagedRow): Values => ({
    ...Object.fromEntries(fields.map(([name]) => [name, from[name]])),
    version: from.version,
  });

  const draft = useDraft<Values, ManagedRow>({
    initial: row
      ? valuesOf(row)
      : {
          ...Object.fromEntries(fields.map(([name, field]) => [name, emptyValue(field)])),
          ...preset,
          ...presetIn(searchStr, resource),
        },
    check: (values) => saidOf(t, fieldIssues(resource.fields, values)),
    send: (values) => (row ? managed.api.edit({ ...values, _id: row._id }) : managed.api.add(values)),
    kept: (_, saved) => valuesOf(saved),
    onSaved: async (saved) => {
      toasts.show({ message: t('manage.saved', { name: shortName(String(saved[resource.title])) }) });
      // The page is headed by what the row is called now, and what hangs on its place is that of its place now.
      // A new row is read when it is opened: kept from here on, it would open as it was now.
      queries.setQueryData<ManagedRow>(['row', resource.name, saved._id], (old) => old && saved);
      const after =
        returnIn(searchStr) ?? (resource.opensNew ? `${managed.href}/edit/${saved._id}` : managed.href);
      if (!row) await navigate({ to: after, ignoreBlocker: true });
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['table', resource.name] }),
        queries.invalidateQueries({ queryKey: ['list', resource.name] }),
      ]);
    },
    onFailed: async (error) => {
      const code = row && error instanceof CallFailed ? error.code : null;
      // Also what would leave the own sight is not found; the row itself still is.
      const now =
        row && (code === 'conflict' || code === 'notFound')
          ? await managed.api.row(row._id).catch(goneIn)
          : null;
      if (now && now !== GONE && code === 'conflict') setTheirs(now);
      else if (row && now === GONE)
        await dialogs.info({
          title: t('manage.goneMeanwhile', { name: shortName(String(row[resource.title])) }),
          message: t('manage.goneHint'),
        });
      else await dialogs.error({ message: error.message });
    },
  });

  return {
    draft,
    theirs,
    /** Goes on from what the other one saved, and saves what both are agreed on. */
    settle: (merged?: Values) => {
      setTheirs(null);
      if (!theirs || !merged) return;
      const values = { ...merged, version: theirs.version };
      draft.rebase(valuesOf(theirs), values);
      draft.submit(undefined, values);
    },
  };
}
