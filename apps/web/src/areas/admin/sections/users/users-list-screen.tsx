import { roles } from '@flink/contract/access/roles.ts';
import { allows } from '@flink/contract/access/rules.ts';
import { RESOURCES } from '@flink/contract/resources/all.ts';
import { rolesGivenBy } from '@flink/contract/rules/people/given-roles.ts';
import type { UserStatus } from '@flink/contract/rules/people/user-status.ts';
import { Avatar } from '@flink/ui/office/marks/avatar.tsx';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { lazily } from '@flink/ui/office/release/lazily.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { Suspense, useState } from 'react';
import { agoText, momentText } from '../../../../shared/moment.ts';
import { holderOf, isViewing, useSession } from '../../../../shared/session/session-store.ts';
import type { ManagedRow } from '../../resource/resource-api.ts';
import { ResourceList } from '../../resource/resource-list.tsx';
import { useViewAs } from '../../viewing/use-view-as.ts';
import { roleText } from './role-text.ts';
import { useMadeRoles } from './use-made-roles.ts';
import { usePasswordLink } from './use-password-link.ts';
import { viewedUser } from './viewed-user.ts';

const TemporaryPasswordDialog = lazily(() => import('./temporary-password-dialog.tsx'));

const TONES = { active: 'ok', invited: 'info', blocked: 'still', temporaryPassword: 'warn' } as const;

export default function UsersListScreen() {
  const { t, locale } = useTexts();
  const viewing = useViewAs();
  const made = useMadeRoles();
  const link = usePasswordLink();
  const [given, setGiven] = useState<ManagedRow | null>(null);
  const holder = holderOf(useSession());
  const mayEdit = allows({ admin: { users: { edit: true } } }, holder) && !isViewing;
  const mayAssign = allows({ flinkAdmin: { families: { assign: true } } }, holder);
  const mayGive = (role: string) =>
    rolesGivenBy(holder?.alias ?? '').some((one) => one === role) || made.some(({ alias }) => alias === role);
  return (
    <>
      <ResourceList
        resource={RESOURCES.users}
        name={{
          second: (row) => String(row.email),
          picture: (row) => <Avatar name={String(row.name)} />,
        }}
        moreOptions={{ roleAlias: made.map(({ alias, name }) => ({ value: alias, label: name })) }}
        menu={(row) => {
          const person = viewedUser(row);
          const role = String(row.roleAlias);
          return [
            ...(viewing.offers(person)
              ? [{ label: t('viewing.as'), icon: 'eye', onSelect: () => void viewing.view(person) } as const]
              : []),
            ...(mayEdit && mayGive(role)
              ? ([
                  {
                    label: row.status === 'invited' ? t('users.inviteAgain') : t('users.sendLink'),
                    icon: 'send',
                    onSelect: () => void link.send(row),
                  },
                  { label: t('users.setTemporary'), icon: 'key', onSelect: () => setGiven(row) },
                ] as const)
              : []),
            ...(role === roles.TEACHER.alias && mayAssign
              ? [
                  {
                    label: t('users.assignFamilies'),
                    icon: 'users-group',
                    href: `/admin/teachers/edit/${row._id}`,
                  } as const,
                ]
              : []),
          ];
        }}
        cells={{
          roleAlias: (row) => roleText(row, t),
          status: (row) => {
            const status = row.status as UserStatus;
            return (
              <StatePip tone={TONES[status]} inTable>
                {t(`resource.users.status.${status}`)}
              </StatePip>
            );
          },
          lastSeenAt: ({ lastSeenAt }) =>
            typeof lastSeenAt === 'string' ? (
              <time dateTime={lastSeenAt} title={momentText(lastSeenAt, locale)}>
                {agoText(lastSeenAt, locale, Date.now())}
              </time>
            ) : (
              t('web.never')
            ),
        }}
      />
      {given && (
        <Suspense fallback={null}>
          <TemporaryPasswordDialog row={given} onClose={() => setGiven(null)} />
        </Suspense>
      )}
    </>
  );
}
