import { CallFailed } from '@flink/contract/client/client.ts';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { officeApi } from '../../../../../shared/office/office-api.ts';
import {
  type Assignments,
  changedRows,
  enter,
  NOTHING_ENTERED,
  type PlanRow,
  planRows,
} from './assignments.ts';
import { type OrganizationPlans, type ProductPlans, plansKey } from './use-plans-draft.ts';

/** Of those an organisation has plans of, or families that use them. */
export const isOffered = ({ plans, unlimited, inUse }: ProductPlans): boolean =>
  plans > 0 || unlimited || inUse > 0;

/** What regions and centers are given, product by product, until it is saved; null for who may not give. */
export function useAssignments(status: OrganizationPlans | null) {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const toasts = useToasts();
  const queries = useQueryClient();
  const [byProduct, setByProduct] = useState<Readonly<Record<string, Assignments>>>({});
  const of = (productId: string) => byProduct[productId] ?? NOTHING_ENTERED;
  const rowsOf = (productId: string) => (status ? planRows(status, productId) : []);
  const changes = (status?.products ?? []).flatMap(({ productId }) =>
    changedRows(rowsOf(productId), of(productId)).map((row) => ({
      productId,
      row,
      plans: of(productId).entered[row.id] ?? row.saved,
    })),
  );
  const reset = () => setByProduct({});

  const saving = useMutation({
    mutationFn: () =>
      officeApi('assignPlans', {
        body: {
          _id: status?._id ?? '',
          assignments: changes.map(({ productId, row, plans }) => ({
            productId,
            organizationId: row.organizationId ?? '',
            plans,
            before: row.saved,
          })),
        },
      }),
    networkMode: 'always',
    onSuccess: async ({ data }) => {
      queries.setQueryData(plansKey(data._id), data);
      reset();
      toasts.show({ message: t('plans.saved') });
      // What a center was given it can make codes of, at once.
      await queries.invalidateQueries({ queryKey: ['assignedProducts'] });
    },
    onError: async (error) => {
      // What somebody else assigned meanwhile is shown; what was entered stays, with the words of what is wrong.
      await queries.invalidateQueries({ queryKey: plansKey(status?._id ?? '') });
      if (error instanceof CallFailed && error.code === 'conflict')
        return dialogs.info({ title: t('config.conflict'), message: t('config.conflictSave') });
      const words =
        error instanceof CallFailed ? (Object.values(error.fields)[0] ?? error.message) : error.message;
      await dialogs.error({ message: words });
    },
  });

  return {
    of,
    rowsOf,
    enter: ({ productId, plans, unlimited }: ProductPlans, row: PlanRow, typed: string) =>
      setByProduct((before) => ({
        ...before,
        [productId]: enter(
          rowsOf(productId),
          before[productId] ?? NOTHING_ENTERED,
          row,
          typed,
          unlimited ? Number.MAX_SAFE_INTEGER : plans,
        ),
      })),
    changed: changes.map(({ row, plans }) =>
      t('plans.change', { name: row.name, from: row.saved, to: plans }),
    ),
    sending: saving.isPending,
    submit: () => saving.mutate(),
    reset,
  };
}

export type AssignmentsDraft = ReturnType<typeof useAssignments>;
