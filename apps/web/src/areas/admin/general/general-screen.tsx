import { allows } from '@flink/contract/access/rules.ts';
import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { Tabs } from '@flink/ui/office/page/tabs.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useLocation, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { holderOf, useSession } from '../../../shared/session/session-store.ts';
import { AuditLog } from './audit-log.tsx';
import { Jobs } from './jobs.tsx';
import { Outbox } from './outbox.tsx';
import { SettingsLoader } from './settings-form.tsx';

/** What holds for the whole installation: settings, what goes out, work on a clock, who did what. */
export default function GeneralScreen() {
  const { t } = useTexts();
  const router = useRouter();
  const { pathname, searchStr } = useLocation();
  const holder = holderOf(useSession());
  const tabs: readonly { readonly id: string; readonly label: string; readonly content: ReactNode }[] = [
    { id: 'settings', label: t('manage.settings'), content: <SettingsLoader /> },
    // The outbox of mails and text messages is for SUPER alone (decisions: outside services).
    ...(allows(['SUPER'], holder) ? [{ id: 'outbox', label: t('web.outbox'), content: <Outbox /> }] : []),
    { id: 'jobs', label: t('manage.jobs'), content: <Jobs /> },
    { id: 'audit', label: t('manage.audit'), content: <AuditLog /> },
  ];
  const wanted = new URLSearchParams(searchStr).get('tab');
  const current = tabs.find(({ id }) => id === wanted)?.id ?? 'settings';
  return (
    <Page>
      <PageHead title={t('title.adminGeneral')} />
      <Tabs
        label={t('title.adminGeneral')}
        tabs={tabs}
        current={current}
        onChange={(id) => router.history.push(id === 'settings' ? pathname : `${pathname}?tab=${id}`)}
      />
    </Page>
  );
}
