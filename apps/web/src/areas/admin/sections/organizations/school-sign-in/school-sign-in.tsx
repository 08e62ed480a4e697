import { Button } from '@flink/ui/office/buttons/button.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { officeApi } from '../../../../../shared/office/office-api.ts';
import partClasses from '../form-parts.module.css';
import { useMay } from '../use-may.ts';
import { LinkForm } from './link-form.tsx';
import classes from './school-sign-in.module.css';
import { SyncHistory } from './sync-history.tsx';
import { SyncPreview } from './sync-preview.tsx';
import { linkKey, type Preview, type SchoolLink, useSchoolLink } from './use-school-link.ts';

/** The school sign-in of a master organisation (spec 3 §1, §7.3): linking, looking, syncing, unlinking. */
export default function SchoolSignIn({ organizationId }: { readonly organizationId: string }) {
  const { t } = useTexts();
  const link = useSchoolLink(organizationId);
  return (
    <section id="school" className={partClasses.part} aria-labelledby="school-head">
      <div className={partClasses.partHead}>
        <h2 id="school-head">{t('schools.title')}</h2>
        <span>{t('schools.about')}</span>
      </div>
      {link.data ? (
        <Linked link={link.data} />
      ) : (
        <Card>
          {link.isError ? (
            <EmptyState
              state={{ kind: 'error', message: link.error.message, onRetry: () => link.refetch() }}
            />
          ) : (
            <SkeletonRows rows={3} withPicture={false} />
          )}
        </Card>
      )}
    </section>
  );
}

function Linked({ link }: { readonly link: SchoolLink }) {
  const { t } = useTexts();
  const may = useMay();
  const queries = useQueryClient();
  const toasts = useToasts();
  const dialogs = useDialogs();
  const { _id: id, name, districtId, canSync, syncs } = link;
  const [changing, setChanging] = useState(false);
  const [preview, setPreview] = useState<Preview | null>(null);
  const onFailed = (error: Error) => dialogs.error({ message: error.message });

  const looking = useMutation({
    mutationFn: async () => (await officeApi('syncPreview', { params: { id } })).data,
    networkMode: 'always',
    onSuccess: setPreview,
    onError: onFailed,
  });
  const syncing = useMutation({
    mutationFn: async (syncId: string | null) =>
      syncId === null
        ? (await officeApi('syncSchool', { params: { id } })).data
        : (await officeApi('approveSync', { params: { id }, body: { syncId } })).data,
    networkMode: 'always',
    onSuccess: async (sync) => {
      setPreview(null);
      if (sync?.state === 'done') toasts.show({ message: t('schools.synced') });
      await queries.invalidateQueries({ queryKey: linkKey(id) });
    },
    onError: onFailed,
  });
  const dismissing = useMutation({
    mutationFn: (syncId: string) => officeApi('dismissSync', { params: { id }, body: { syncId } }),
    networkMode: 'always',
    onSuccess: async () => {
      toasts.show({ message: t('schools.dismissed') });
      await queries.invalidateQueries({ queryKey: linkKey(id) });
    },
    onError: onFailed,
  });
  const unlinking = useMutation({
    mutationFn: async () => (await officeApi('unlinkSchool', { params: { id } })).data,
    networkMode: 'always',
    onSuccess: (now) => {
      setPreview(null);
      queries.setQueryData(linkKey(id), now);
      toasts.show({ message: t('schools.unlinked', { name }) });
    },
    onError: onFailed,
  });
  const askUnlink = async () => {
    const isMeant = await dialogs.confirm({
      question: t('schools.unlinkQuestion', { name }),
      message: t('schools.unlinkMessage'),
      action: t('schools.unlink'),
      loses: true,
    });
    if (isMeant) unlinking.mutate();
  };

  const isBusy = looking.isPending || syncing.isPending || dismissing.isPending || unlinking.isPending;
  const [latest] = syncs;
  return (
    <>
      <Card>
        <div className={classes.stack}>
          <div className={classes.head}>
            <StatePip tone={canSync ? 'ok' : districtId === null ? 'none' : 'warn'}>
              {canSync
                ? t('schools.linkedTo', { name: link.districtName ?? districtId ?? '' })
                : districtId === null
                  ? t('schools.notLinked')
                  : t('schools.signInOnly')}
            </StatePip>
            {districtId !== null && may.linkSchool && (
              <div className={classes.buttons}>
                {canSync && !changing && (
                  <Button variant="quiet" disabled={isBusy} onClick={() => setChanging(true)}>
                    {t('schools.change')}
                  </Button>
                )}
                <Button
                  variant="bad"
                  disabled={isBusy}
                  loading={unlinking.isPending}
                  onClick={() => void askUnlink()}
                >
                  {t('schools.unlink')}
                </Button>
              </div>
            )}
          </div>
          {(!canSync || changing) && may.linkSchool && (
            <LinkForm
              link={link}
              onDone={() => setChanging(false)}
              {...(changing ? { onCancel: () => setChanging(false) } : {})}
            />
          )}
          {canSync && (
            <div className={classes.buttons}>
              <Button disabled={isBusy} loading={looking.isPending} onClick={() => looking.mutate()}>
                {t('schools.look')}
              </Button>
              {may.syncSchool && (
                <Button
                  variant="primary"
                  icon="refresh"
                  disabled={isBusy}
                  loading={syncing.isPending && syncing.variables === null}
                  onClick={() => syncing.mutate(null)}
                >
                  {t('schools.sync')}
                </Button>
              )}
            </div>
          )}
          <p role="status" className={classes.said}>
            {looking.isPending || syncing.isPending ? t('schools.reading') : ''}
          </p>
        </div>
      </Card>
      {canSync && latest?.state === 'waiting' && (
        <section className={classes.waits} aria-labelledby="school-waits">
          <h3 id="school-waits">
            <StatePip tone="warn">
              {t('schools.waits', { count: latest.vanishing, known: latest.known })}
            </StatePip>
          </h3>
          <p>{t('schools.waitsHint')}</p>
          {may.syncSchool && (
            <div className={classes.buttons}>
              <Button
                wraps
                disabled={isBusy}
                loading={dismissing.isPending}
                onClick={() => dismissing.mutate(latest._id)}
              >
                {t('schools.dismiss')}
              </Button>
              <Button
                variant="badSolid"
                wraps
                disabled={isBusy}
                loading={syncing.isPending && syncing.variables !== null}
                onClick={() => syncing.mutate(latest._id)}
              >
                {t('schools.approve', { count: latest.vanishing })}
              </Button>
            </div>
          )}
        </section>
      )}
      {preview && <SyncPreview preview={preview} />}
      {(canSync || syncs.length > 0) && (
        <SyncHistory syncs={syncs} looking={isBusy} onLook={canSync ? () => looking.mutate() : undefined} />
      )}
    </>
  );
}
