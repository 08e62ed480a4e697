import type { ReportGroup } from '@flink/contract/entities/report-group.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { useFocusOnHeading } from '@flink/ui/office/page/use-focus-on-heading.ts';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { PlainTable } from '@flink/ui/office/table/plain-table.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import { RouterLink } from '../../../shared/office/router-link.tsx';
import { ReportGroupAnswers } from './report-group-answers.tsx';
import { ReportGroupDialog } from './report-group-dialog.tsx';
import classes from './report-groups.module.css';

const ADDRESS = '/flink-admin/report-groups';

/** Named sets of reports, and one of them where its id stands in the address. */
export default function ReportGroupsScreen() {
  const { searchStr } = useLocation();
  const id = new URLSearchParams(searchStr).get('group');
  useFocusOnHeading(id);
  return id === null ? <Groups /> : <ReportGroupAnswers id={id} back={ADDRESS} />;
}

function Groups() {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const toasts = useToasts();
  const queries = useQueryClient();
  /** The one in the dialog; null is a new one. */
  const [edited, setEdited] = useState<ReportGroup | null | undefined>(undefined);
  const found = useQuery({
    queryKey: ['report-groups'],
    queryFn: async ({ signal }) => (await officeApi('reportGroups', {}, { signal })).data,
    retry: false,
  });
  const renew = () => queries.invalidateQueries({ queryKey: ['report-groups'] });
  const remove = async (group: ReportGroup) => {
    if (!(await dialogs.confirmDelete({ name: group.name }))) return;
    try {
      await officeApi('deleteReportGroup', { params: { id: group._id } });
    } catch (error) {
      toasts.show({ message: (error as Error).message, tone: 'bad' });
    }
    await renew();
  };
  const add = (
    <Button variant="primary" icon="plus" onClick={() => setEdited(null)}>
      {t('report.group.new')}
    </Button>
  );
  return (
    <Page>
      <PageHead title={t('title.report.groups')} sub={t('report.groups.about')} actions={add} />
      {found.error ? (
        <EmptyState
          state={{ kind: 'error', title: found.error.message, onRetry: () => void found.refetch() }}
        />
      ) : !found.data ? (
        <SkeletonRows rows={4} withPicture={false} />
      ) : found.data.length === 0 ? (
        <EmptyState
          state={{ kind: 'first', title: t('report.groups.none'), message: t('report.groups.noneHint') }}
        />
      ) : (
        <PlainTable label={t('title.report.groups')}>
          <thead>
            <tr>
              <th scope="col">{t('report.group.name')}</th>
              <th scope="col">{t('report.group.reports')}</th>
              <th scope="col">{t('report.dates')}</th>
              <th scope="col">
                <span className={classes.unseen}>{t('report.group.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {found.data.map((group) => (
              <tr key={group._id}>
                <th scope="row">
                  <RouterLink href={`${ADDRESS}?group=${group._id}`}>{group.name}</RouterLink>
                </th>
                <td>{group.reports.map((name) => t(`title.report.${name}`)).join(', ')}</td>
                <td>{t(`report.group.days.${group.days}`)}</td>
                <td className={classes.actions}>
                  <IconButton
                    icon="pencil"
                    label={t('report.group.edit', { name: group.name })}
                    onClick={() => setEdited(group)}
                  />
                  <IconButton
                    icon="trash"
                    label={t('report.group.delete', { name: group.name })}
                    onClick={() => void remove(group)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
      {edited !== undefined && (
        <ReportGroupDialog
          group={edited}
          onClose={() => setEdited(undefined)}
          onSaved={() => {
            setEdited(undefined);
            void renew();
          }}
        />
      )}
    </Page>
  );
}
