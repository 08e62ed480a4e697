import { RESOURCES } from '@flink/contract/resources/all.ts';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { PlainTable } from '@flink/ui/office/table/plain-table.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { momentText } from '../../../shared/moment.ts';
import { officeApi } from '../../../shared/office/office-api.ts';
import { changesBetween } from './changes-between.ts';
import classes from './general.module.css';

/** What a row was before and after, field by field. */
export function AuditDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t, locale } = useTexts();
  const entry = useQuery({
    queryKey: ['auditEntry', id],
    queryFn: ({ signal }) => officeApi('auditEntry', { params: { id } }, { signal }),
    retry: false,
  });
  const read = entry.data?.data;
  const resource = Object.values(RESOURCES).find(({ name }) => name === read?.resource);
  /** As its form calls it; what no form has goes by the name it is kept under. */
  const labelOf = (field: string) =>
    resource && Object.hasOwn(resource.fields, field) ? t(`resource.${resource.name}.${field}`) : field;
  return (
    <Dialog
      opened
      width="choose"
      closeButton
      title={read?.rowTitle ?? t('manage.audit')}
      lead={
        read &&
        t('manage.auditLead', {
          action: t(`manage.action.${read.action}`),
          who: read.actorName,
          when: momentText(read.at, locale),
        })
      }
      onClose={onClose}
    >
      {entry.isError ? (
        <EmptyState state={{ kind: 'error', onRetry: () => entry.refetch() }} />
      ) : read ? (
        <PlainTable label={t('manage.auditRead')}>
          <thead>
            <tr>
              <th scope="col">{t('manage.auditField')}</th>
              <th scope="col">{t('manage.auditBefore')}</th>
              <th scope="col">{t('manage.auditAfter')}</th>
            </tr>
          </thead>
          <tbody>
            {changesBetween(read.before, read.after).map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{labelOf(field)}</th>
                <td className={before === null ? undefined : classes.gone}>
                  <pre className={classes.pre}>{before ?? ''}</pre>
                </td>
                <td className={after === null ? undefined : classes.came}>
                  <pre className={classes.pre}>{after ?? ''}</pre>
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      ) : (
        <SkeletonRows rows={4} withPicture={false} />
      )}
    </Dialog>
  );
}
