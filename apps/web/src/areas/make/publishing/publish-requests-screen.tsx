import type { PublishRequest } from '@flink/contract/entities/publishing.ts';
import { PUBLISH_STATES } from '@flink/contract/rules/make/publishing.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { DataTable } from '@flink/ui/office/table/data-table.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { agoText } from '../../../shared/moment.ts';
import { officeApi } from '../../../shared/office/office-api.ts';
import { useTable } from '../../../shared/office/use-table.ts';
import { editorOf, previewOf } from '../lists/make-data.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { PUBLISHING } from './publish-data.ts';
import { PublishPip } from './publish-state.tsx';
import classes from './publishing.module.css';

/** Requests to publish: those that wait stand first. */
export default function PublishRequestsScreen() {
  const { t, locale } = useTexts();
  const queries = useQueryClient();
  const [decided, setDecided] = useState<PublishRequest | null>(null);
  const [mayDecide, setMayDecide] = useState(false);
  const table = useTable(
    'publish-requests',
    ['state', 'requestedAt', 'activityName'] as const,
    async (query, signal) => {
      const page = await officeApi('publishRequests', { query }, { signal });
      setMayDecide(page.mayDecide);
      return page;
    },
    { state: PUBLISH_STATES },
  );
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['table', 'publish-requests'] }),
      queries.invalidateQueries({ queryKey: PUBLISHING }),
    ]);
  return (
    <Page>
      <PageHead title={t('title.makePublishRequests')} sub={t('make.publishing.about')} />
      <DataTable
        label={t('title.makePublishRequests')}
        content={table.content}
        state={table.state}
        onStateChange={table.onStateChange}
        searchPlaceholder={t('make.publishing.search')}
        filters={[
          {
            id: 'state',
            label: t('make.state'),
            options: PUBLISH_STATES.map((value) => ({ value, label: t(`make.publishing.state.${value}`) })),
          },
        ]}
        rowKey={({ _id }) => _id}
        name={{
          id: 'activityName',
          header: t('make.name'),
          name: ({ activityName }) => activityName,
          second: ({ note, comment }) => comment || note,
          href: ({ activityId }) => (mayDecide ? previewOf(activityId) : editorOf(activityId)),
          sortable: true,
        }}
        columns={[
          {
            id: 'group',
            header: t('make.publishing.group'),
            width: '22%',
            cell: ({ groupId, groupName, menuName }) => (
              <>
                {groupName}
                <p className={classes.quiet}>
                  {groupId === null ? t('make.publishing.groupDeleted') : menuName}
                </p>
              </>
            ),
          },
          {
            id: 'requestedAt',
            header: t('make.publishing.asked'),
            width: '16%',
            sortable: true,
            minor: true,
            quiet: true,
            cell: ({ requestedAt, requestedBy }) => (
              <>
                {agoText(requestedAt, locale, Date.now())}
                <p className={classes.quiet}>{requestedBy ?? '–'}</p>
              </>
            ),
          },
          {
            id: 'state',
            header: t('make.state'),
            width: '18%',
            sortable: true,
            cell: (row) => <PublishPip state={row.state} inTable />,
          },
          {
            id: 'act',
            header: t('make.publishing.decision'),
            width: '16%',
            cell: (row) =>
              row.state === 'open' && mayDecide ? (
                <Button icon="message-check" onClick={() => setDecided(row)}>
                  {t('make.publishing.decideShort')}
                </Button>
              ) : (
                (row.decidedBy ?? '')
              ),
          },
        ]}
        menu={(row) => [
          { label: t('make.publishing.try'), icon: 'eye', href: previewOf(row.activityId) },
          { label: t('make.openEditor'), icon: 'pencil', href: editorOf(row.activityId) },
        ]}
        first={{ title: t('make.publishing.none'), message: t('make.publishing.noneHint') }}
      />
      {decided && <DecideDialog request={decided} onClose={() => setDecided(null)} onDecided={refresh} />}
    </Page>
  );
}
