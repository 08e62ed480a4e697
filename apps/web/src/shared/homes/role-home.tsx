import { CallFailed } from '@flink/contract/client/client.ts';
import type { Home } from '@flink/contract/entities/home.ts';
import { Page } from '@flink/ui/office/page/page.tsx';
import { lazily } from '@flink/ui/office/release/lazily.ts';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { type ReactNode, Suspense } from 'react';
import { OfficeSections } from '../office/office-home.tsx';
import { HomeHead } from './home-parts.tsx';
import { useRoleHome } from './use-role-home.ts';

const OwnerHome = lazily(() => import('./owner-home.tsx'));
const HeadOfficeHome = lazily(() => import('./head-office-home.tsx'));
const AreaHome = lazily(() => import('./area-home.tsx'));
const CenterHome = lazily(() => import('./center-home.tsx'));
const RepHome = lazily(() => import('./rep-home.tsx'));
const SupportHome = lazily(() => import('./support-home.tsx'));
const SchoolHome = lazily(() => import('./school-home.tsx'));
const AuthorHome = lazily(() => import('./author-home.tsx'));
const AccountHome = lazily(() => import('./account-home.tsx'));

/** Where somebody lands, as a page of its own. */
export const RoleHomePage = () => (
  <Page>
    <RoleHome />
  </Page>
);

/** What the person who is signed in can act on today. */
export function RoleHome() {
  const home = useRoleHome();
  if (home.data) return <Suspense fallback={<HomeLoading />}>{homeOf(home.data)}</Suspense>;
  return (
    <>
      <HomeHead />
      {home.error ? (
        <EmptyState
          state={{
            kind: 'error',
            ...(home.error instanceof CallFailed && home.error.code !== 'network'
              ? { title: home.error.message }
              : {}),
            onRetry: () => void home.refetch(),
          }}
        />
      ) : (
        <SkeletonRows rows={6} withPicture={false} />
      )}
    </>
  );
}

const HomeLoading = () => (
  <>
    <HomeHead />
    <SkeletonRows rows={6} withPicture={false} />
  </>
);

function homeOf(home: Home): ReactNode {
  switch (home.kind) {
    case 'owner':
      return <OwnerHome home={home} />;
    case 'headOffice':
      return <HeadOfficeHome home={home} />;
    case 'area':
      return <AreaHome home={home} />;
    case 'center':
      return <CenterHome home={home} />;
    case 'rep':
      return <RepHome home={home} />;
    case 'support':
      return <SupportHome home={home} />;
    case 'school':
      return <SchoolHome home={home} />;
    case 'author':
      return <AuthorHome home={home} />;
    case 'account':
      return <AccountHome />;
    case 'teacher':
    case 'sections':
      return <OfficeSections />;
  }
}
