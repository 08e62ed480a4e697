import { allows } from '@flink/contract/access/rules.ts';
import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { Tabs } from '@flink/ui/office/page/tabs.tsx';
import { lazily } from '@flink/ui/office/release/lazily.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useLocation, useRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { holderOf, useSession } from '../../../shared/session/session-store.ts';
import { Jobs } from './jobs.tsx';
import { SettingsLoader } from './settings-form.tsx';

const AuditLog = lazily(() => import('./audit-log.tsx'));
const Outbox = lazily(() => import('./outbox.tsx'));

/** What holds for the whole installation: settings, what goes out, work on a clock, who did what. */
export default function GeneralScreen() {
  const { t } = useTexts();
  const router = useRouter();
  const { pathname, searchStr } = useLocation();
  const holder = holderOf(useSession());
  const tabs: readonly { readonly id: string; readonly label: string; readonly content: ReactNode }[] = [
    { id: 'settings', label: t('manage.settings'), content: <SettingsLoader /> },
    // The outbox of mails and text messages is for SUPER alone (decisions: outside services).
    ...(allows(['SUPER'], holder)
      ? [{ id: 'outbox', label: t('web.outbox'), content: late(<Outbox />) }]
      : []),
    { id: 'jobs', label: t('manage.jobs'), content: <Jobs /> },
    { id: 'audit', label: t('manage.audit'), content: late(<AuditLog />) },
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

const late = (table: ReactNode) => <Suspense fallback={null}>{table}</Suspense>;
