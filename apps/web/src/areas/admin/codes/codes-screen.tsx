import { allows } from '@flink/contract/access/rules.ts';
import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { RESOURCES } from '@flink/contract/resources/all.ts';
import { isPeriod } from '@flink/contract/resources/kit/filters.ts';
import { CODE_STATES } from '@flink/contract/rules/people/code-states.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { DataTable } from '@flink/ui/office/table/data-table.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import { dayText } from '../../../shared/moment.ts';
import { officeApi } from '../../../shared/office/office-api.ts';
import { useTable } from '../../../shared/office/use-table.ts';
import { holderOf, useSession } from '../../../shared/session/session-store.ts';
import { ReferenceField } from '../resource/fields/reference-field.tsx';
import { PLACE_FILTERS, usePlaceFilters } from '../resource/use-lookup-filters.tsx';
import { useManaged } from '../resource/use-managed.ts';
import { NewCodes, useCopyCode } from '../sections/organizations/codes/codes-panel.tsx';
import classes from './codes.module.css';

type Code = ReplyOf<Calls['codesTable']>['data'][number];

const GENERATES = { admin: { codes: { generate: true } } };

/** Codes with which families register, over all centers (spec 3 §1). */
export default function CodesScreen() {
  const { t, locale } = useTexts();
  const mayMake = allows(GENERATES, holderOf(useSession()));
  const seesCenters = useManaged(RESOURCES['learning-centers']).may('edit');
  const copy = useCopyCode();
  const [isMaking, setMaking] = useState(false);
  const table = useTable(
    'codes',
    ['createdAt', 'code', 'learningCenterName', 'productName', 'activatedAt'] as const,
    (query, signal) => officeApi('codesTable', { query }, { signal }),
    { ...PLACE_FILTERS, state: CODE_STATES, createdAt: isPeriod, activatedAt: isPeriod },
    'desc',
  );
  const places = usePlaceFilters(table.state.filters);
  return (
    <Page>
      <PageHead
        title={t('title.adminCodes')}
        actions={
          mayMake && (
            <Button variant="primary" icon="plus" aria-haspopup="dialog" onClick={() => setMaking(true)}>
              {t('codes.new')}
            </Button>
          )
        }
      />
      <DataTable
        label={t('title.adminCodes')}
        content={table.content}
        state={table.state}
        onStateChange={table.onStateChange}
        searchPlaceholder={t('codes.search')}
        filters={[
          {
            id: 'state',
            label: t('codes.state'),
            options: CODE_STATES.map((value) => ({ value, label: t(`codes.state.${value}`) })),
          },
          ...places,
          { id: 'activatedAt', label: t('codes.activatedOn'), kind: 'days', mayBeNone: false },
          { id: 'createdAt', label: t('codes.created'), kind: 'days', mayBeNone: false },
        ]}
        rowKey={(row) => row._id}
        name={{
          id: 'code',
          header: t('codes.code'),
          name: (row) => row.code,
          second: (row) => row.title,
          sortable: true,
        }}
        columns={[
          {
            id: 'learningCenterName',
            header: t('codes.center'),
            cell: (row) => `${row.learningCenterName}, ${row.organizationName}`,
            sortable: true,
          },
          { id: 'productName', header: t('codes.product'), cell: (row) => row.productName, sortable: true },
          {
            id: 'state',
            header: t('codes.state'),
            cell: (row) => (
              <StatePip tone={row.state === 'unused' ? 'ok' : 'still'} inTable>
                {t(`codes.state.${row.state}`)}
              </StatePip>
            ),
          },
          {
            id: 'activatedAt',
            header: t('codes.activatedOn'),
            cell: (row) => activationOf(row),
            sortable: true,
          },
          {
            id: 'createdAt',
            header: t('codes.created'),
            cell: (row) => dayText(row.createdAt, locale),
            sortable: true,
            minor: true,
          },
        ]}
        menu={(row) => [
          { label: t('codes.copyAction'), icon: 'copy', onSelect: () => void copy(row.code) },
          ...(seesCenters
            ? [
                {
                  label: t('purchases.openCenter'),
                  icon: 'building-community' as const,
                  href: `/admin/learning-centers/edit/${row.learningCenterId}`,
                },
              ]
            : []),
        ]}
        first={{ title: t('codes.noneAnywhere') }}
      />
      {isMaking && <NewCodesDialog onClose={() => setMaking(false)} />}
    </Page>
  );

  function activationOf({ activatedAt, familyName }: Code) {
    if (activatedAt === null) return '';
    const day = dayText(activatedAt, locale);
    return familyName === null ? day : `${day}, ${familyName}`;
  }
}

function NewCodesDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  const [centerId, setCenterId] = useState<string | null>(null);
  return (
    <Dialog opened closeButton width="decide" title={t('codes.new')} onClose={onClose}>
      <div className={classes.fields}>
        <ReferenceField
          label={t('codes.center')}
          to="learningCenters"
          value={centerId}
          onChange={setCenterId}
          clearable={false}
          required
        />
        {centerId !== null && <NewCodes key={centerId} centerId={centerId} />}
      </div>
    </Dialog>
  );
}
