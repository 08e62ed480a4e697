import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { CallFailed } from '@flink/contract/client/client.ts';
import type { PrepaidConfig } from '@flink/contract/rules/plans/plan-entry.ts';
import { settlePurchased } from '@flink/contract/rules/plans/plan-rules.ts';
import { settlePrepaid } from '@flink/contract/rules/plans/prepaid-rules.ts';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { officeApi } from '../../../../shared/office/office-api.ts';

export type OrganizationPlans = ReplyOf<Calls['masterOrganizationPlans']>['data'];
export type ProductPlans = OrganizationPlans['products'][number];

/** What can be entered for a product; an empty number field is null. */
export interface EnteredPlans {
  readonly plans: number | null;
  readonly unlimited: boolean;
  readonly addons: number | null;
  readonly prepaidConfig: { readonly [Name in keyof PrepaidConfig]: PrepaidConfig[Name] | null };
}

export const plansKey = (id: string) => ['plans', id] as const;

const enteredOf = ({ plans, unlimited, addons, prepaidConfig }: ProductPlans): EnteredPlans => ({
  plans,
  unlimited,
  addons,
  prepaidConfig,
});

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What an organisation purchases, product by product, until it is saved. */
export function usePlansDraft(status: OrganizationPlans) {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const toasts = useToasts();
  const queries = useQueryClient();
  const [entered, setEntered] = useState<Readonly<Record<string, EnteredPlans>>>({});
  /** Products whose count was set back, to this. */
  const [setBack, setSetBack] = useState<Readonly<Record<string, number>>>({});
  const of = (product: ProductPlans): EnteredPlans => entered[product.productId] ?? enteredOf(product);
  const changed = status.products.filter((product) => !same(of(product), enteredOf(product)));

  const sending = useMutation({
    mutationFn: () =>
      officeApi('purchasePlans', {
        body: {
          _id: status._id,
          plans: changed.map((product) => {
            const { plans, unlimited, addons, prepaidConfig } = of(product);
            return {
              productId: product.productId,
              plans: plans ?? 0,
              unlimited,
              addons: addons ?? 0,
              prepaidConfig: settlePrepaid(prepaidConfig),
              version: product.version,
            };
          }),
        },
      }),
    networkMode: 'always',
    onSuccess: ({ data }) => {
      queries.setQueryData(plansKey(status._id), data);
      setEntered({});
      setSetBack({});
      toasts.show({ message: t('plans.saved') });
    },
    onError: async (error) => {
      await queries.invalidateQueries({ queryKey: plansKey(status._id) });
      const words =
        error instanceof CallFailed ? (Object.values(error.fields)[0] ?? error.message) : error.message;
      await dialogs.error({ message: words });
    },
  });

  const change = (product: ProductPlans, part: Partial<EnteredPlans>) =>
    setEntered((before) => ({ ...before, [product.productId]: { ...of(product), ...part } }));

  return {
    of,
    change,
    /** Below what is assigned it is set back, and the field says so (spec 3 §5.5). */
    settle: (product: ProductPlans) => {
      const { plans, refused } = settlePurchased(of(product).plans, product.assigned);
      if (plans !== of(product).plans) change(product, { plans });
      setSetBack((before) => {
        const { [product.productId]: _, ...others } = before;
        return refused ? { ...others, [product.productId]: plans } : others;
      });
    },
    setBackTo: (product: ProductPlans): number | undefined => setBack[product.productId],
    changed: changed.map(({ productName }) => t('plans.of', { product: productName })),
    sending: sending.isPending,
    submit: () => sending.mutate(),
    reset: () => {
      setEntered({});
      setSetBack({});
    },
  };
}

export type PlansDraft = ReturnType<typeof usePlansDraft>;
