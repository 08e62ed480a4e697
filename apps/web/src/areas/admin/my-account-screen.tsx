import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { CallFailed } from '@flink/contract/client/client.ts';
import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { hasHomeInAccount } from '../../shared/homes/lands-in-account.ts';
import { RoleHome } from '../../shared/homes/role-home.tsx';
import { officeApi } from '../../shared/office/office-api.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { AccountForm } from './account-form.tsx';

export type Account = ReplyOf<Calls['myAccount']>['data'];

/**
 * The own account: name, email, language, password, below the home of the roles that land here. A temporary password
 * leads here until it is changed.
 */
export default function MyAccountScreen() {
  const { t } = useTexts();
  const account = useQuery({
    queryKey: ['myAccount'],
    queryFn: ({ signal }) => officeApi('myAccount', {}, { signal }),
    retry: false,
    staleTime: 0,
  });
  const home = hasHomeInAccount(useSession()) && <RoleHome />;
  if (account.isSuccess) return <AccountForm account={account.data.data} home={home} />;
  return (
    <Page form>
      {home}
      {!home && <PageHead title={t('title.adminMyAccount')} />}
      {account.isError ? (
        <EmptyState
          state={{
            kind: 'error',
            ...(account.error instanceof CallFailed ? { message: account.error.message } : {}),
            onRetry: () => account.refetch(),
          }}
        />
      ) : (
        <SkeletonRows rows={4} withPicture={false} />
      )}
    </Page>
  );
}
