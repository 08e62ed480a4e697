import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { CallFailed } from '@flink/contract/client/client.ts';
import type { PeriodConfig, PrepaidConfig } from '@flink/contract/rules/plans/plan-entry.ts';
import { settlePurchased } from '@flink/contract/rules/plans/plan-rules.ts';
import { settlePeriods, settlePrepaid } from '@flink/contract/rules/plans/prepaid-rules.ts';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { officeApi } from '../../../../../shared/office/office-api.ts';
import { mergedSettings } from '../../../resource/merged-settings.ts';

export type OrganizationPlans = ReplyOf<Calls['masterOrganizationPlans']>['data'];
export type ProductPlans = OrganizationPlans['products'][number];

/** What can be entered for a product; an empty number field is null. */
export interface EnteredPlans {
  readonly plans: number | null;
  readonly unlimited: boolean;
  readonly addons: number | null;
  readonly prepaidConfig: { readonly [Name in keyof PrepaidConfig]: PrepaidConfig[Name] | null };
  readonly periodConfig: { readonly [Name in keyof PeriodConfig]: PeriodConfig[Name] | null };
}

export const plansKey = (id: string) => ['plans', id] as const;

const enteredOf = ({
  plans,
  unlimited,
  addons,
  prepaidConfig,
  periodConfig,
}: ProductPlans): EnteredPlans => ({
  plans,
  unlimited,
  addons,
  prepaidConfig,
  periodConfig,
});

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Of what was read, what was entered stays; the rest is as it is stored by now. */
function onTopOf(fresh: ProductPlans, read: ProductPlans, mine: EnteredPlans): EnteredPlans {
  const { values } = mergedSettings<EnteredPlans>(enteredOf(read), mine, enteredOf(fresh));
  const prepaid = mergedSettings<EnteredPlans['prepaidConfig']>(
    read.prepaidConfig,
    mine.prepaidConfig,
    fresh.prepaidConfig,
  );
  const periods = mergedSettings<EnteredPlans['periodConfig']>(
    read.periodConfig,
    mine.periodConfig,
    fresh.periodConfig,
  );
  return { ...values, prepaidConfig: prepaid.values, periodConfig: periods.values };
}

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
            const { plans, unlimited, addons, prepaidConfig, periodConfig } = of(product);
            return {
              productId: product.productId,
              plans: plans ?? 0,
              unlimited,
              addons: addons ?? 0,
              prepaidConfig: settlePrepaid(prepaidConfig),
              periodConfig: settlePeriods(periodConfig),
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
      await putOnTop().catch(() => undefined);
      if (error instanceof CallFailed && error.code === 'conflict')
        return dialogs.info({ title: t('config.conflict'), message: t('config.conflictSave') });
      const words =
        error instanceof CallFailed ? (Object.values(error.fields)[0] ?? error.message) : error.message;
      await dialogs.error({ message: words });
    },
  });

  /** What somebody else saved comes in, what was entered here stays on top of it until it is saved. */
  const putOnTop = async () => {
    const { data } = await officeApi('masterOrganizationPlans', { params: { id: status._id } });
    const freshOf = new Map(data.products.map((product) => [product.productId, product]));
    setEntered(
      Object.fromEntries(
        changed.flatMap((product) => {
          const fresh = freshOf.get(product.productId);
          return fresh ? [[product.productId, onTopOf(fresh, product, of(product))]] : [];
        }),
      ),
    );
    queries.setQueryData(plansKey(status._id), data);
  };

  const change = (product: ProductPlans, part: Partial<EnteredPlans>) =>
    setEntered((before) => ({ ...before, [product.productId]: { ...of(product), ...part } }));

  return {
    of,
    change,
    /** A field that is left shows what will be saved; below what is assigned it is set back and told (spec 3 §5.5). */
    settle: (product: ProductPlans) => {
      if (same(of(product), enteredOf(product)))
        return setSetBack(({ [product.productId]: _, ...others }) => others);
      const { addons, prepaidConfig, periodConfig, unlimited } = of(product);
      const { plans, refused } = settlePurchased(of(product).plans, unlimited ? 0 : product.assigned);
      const { currencyIsoCode } = prepaidConfig;
      const prepaid = { ...settlePrepaid(prepaidConfig), currencyIsoCode };
      change(product, {
        plans,
        addons: addons ?? 0,
        prepaidConfig: prepaid,
        periodConfig: settlePeriods(periodConfig),
      });
      setSetBack((before) => {
        const { [product.productId]: told, ...others } = before;
        return refused || told === plans ? { ...others, [product.productId]: plans } : others;
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
