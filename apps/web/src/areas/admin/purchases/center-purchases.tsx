import { allows } from '@flink/contract/access/rules.ts';
import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { RESOURCES } from '@flink/contract/resources/all.ts';
import { numberText } from '@flink/contract/texts/format.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { DataTable } from '@flink/ui/office/table/data-table.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import { useTable } from '../../../shared/office/use-table.ts';
import { holderOf, useSession } from '../../../shared/session/session-store.ts';
import { PLACE_FILTERS, usePlaceFilters } from '../resource/use-lookup-filters.tsx';
import { useManaged } from '../resource/use-managed.ts';
import { ChangePlansDialog } from './change-plans-dialog.tsx';
import { NewPurchaseDialog } from './new-purchase-dialog.tsx';

export type CenterPurchase = ReplyOf<Calls['centerPurchasesTable']>['data'][number];

const BUYS = { admin: { plans: { purchase: true } } };

interface Changed {
  readonly row: CenterPurchase;
  readonly by: 'add' | 'subtract';
}

/** Plans that were purchased for learning centers (spec 3 §7.6, organization purchases). */
export function CenterPurchases() {
  const { t, locale } = useTexts();
  const mayBuy = allows(BUYS, holderOf(useSession()));
  const seesCenters = useManaged(RESOURCES['learning-centers']).may('edit');
  const client = useQueryClient();
  const [isNew, setNew] = useState(false);
  const [changed, setChanged] = useState<Changed | null>(null);
  const ask = () => client.invalidateQueries({ queryKey: ['table', 'center purchases'] });
  const remove = useRemove(ask);
  const count = (value: number) => numberText(value, locale);
  const table = useTable(
    'center purchases',
    ['learningCenterName', 'organizationName', 'productName', 'plans', 'inUse'] as const,
    (query, signal) => officeApi('centerPurchasesTable', { query }, { signal }),
    PLACE_FILTERS,
  );
  const places = usePlaceFilters(table.state.filters);
  const add = mayBuy && (
    <Button variant="primary" icon="plus" aria-haspopup="dialog" onClick={() => setNew(true)}>
      {t('purchases.new')}
    </Button>
  );
  return (
    <>
      <DataTable
        label={t('purchases.ofCenters')}
        content={table.content}
        state={table.state}
        onStateChange={table.onStateChange}
        searchPlaceholder={t('purchases.searchCenters')}
        filters={places}
        tools={add}
        rowKey={(row) => row._id}
        name={{
          id: 'learningCenterName',
          header: t('purchases.center'),
          name: (row) => row.learningCenterName,
          ...(seesCenters
            ? { href: (row: CenterPurchase) => `/admin/learning-centers/edit/${row.learningCenterId}` }
            : {}),
          sortable: true,
        }}
        columns={[
          {
            id: 'organizationName',
            header: t('purchases.organization'),
            cell: (row) => row.organizationName,
            sortable: true,
            minor: true,
          },
          { id: 'productName', header: t('support.product'), cell: (row) => row.productName, sortable: true },
          {
            id: 'plans',
            header: t('purchases.plans'),
            align: 'end',
            cell: (row) => count(row.plans),
            sortable: true,
          },
          {
            id: 'inUse',
            header: t('purchases.inUse'),
            align: 'end',
            cell: (row) => count(row.inUse),
            sortable: true,
          },
        ]}
        {...(mayBuy
          ? {
              menu: (row: CenterPurchase) => [
                {
                  label: t('purchases.addPlans'),
                  icon: 'plus' as const,
                  onSelect: () => setChanged({ row, by: 'add' }),
                },
                {
                  label: t('purchases.subtractPlans'),
                  icon: 'minus' as const,
                  disabled: row.plans <= row.inUse,
                  onSelect: () => setChanged({ row, by: 'subtract' }),
                },
                {
                  label: t('purchases.delete'),
                  icon: 'trash' as const,
                  bad: true,
                  apart: true,
                  disabled: row.inUse > 0,
                  onSelect: () => void remove(row),
                },
              ],
            }
          : {})}
        first={{ title: t('purchases.none') }}
      />
      {isNew && <NewPurchaseDialog onClose={() => setNew(false)} onSaved={ask} />}
      {changed && <ChangePlansDialog {...changed} onClose={() => setChanged(null)} onSaved={ask} />}
    </>
  );
}

function useRemove(onDone: () => Promise<unknown>) {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const toasts = useToasts();
  return async ({ _id, learningCenterName: center, productName: product, plans }: CenterPurchase) => {
    const agreed = await dialogs.confirmDelete({
      name: `${product}, ${center}`,
      message: t('purchases.deleteHint', { plans, product }),
    });
    if (!agreed) return;
    try {
      await officeApi('deleteCenterPurchase', { params: { id: _id } });
      toasts.show({ message: t('purchases.deleted', { center, product }) });
    } catch (error) {
      await dialogs.error({ message: (error as Error).message });
    } finally {
      await onDone();
    }
  };
}
