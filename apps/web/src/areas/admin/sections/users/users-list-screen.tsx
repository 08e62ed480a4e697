import { RESOURCES } from '@flink/contract/resources/all.ts';
import type { UserStatus } from '@flink/contract/rules/people/user-status.ts';
import { Avatar } from '@flink/ui/office/marks/avatar.tsx';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { agoText, momentText } from '../../../../shared/moment.ts';
import { ResourceList } from '../../resource/resource-list.tsx';
import { useViewAs } from '../../viewing/use-view-as.ts';
import { roleText } from './role-text.ts';
import { useMadeRoles } from './use-made-roles.ts';
import { viewedUser } from './viewed-user.ts';

const TONES = { active: 'ok', blocked: 'still', temporaryPassword: 'warn' } as const;

export default function UsersListScreen() {
  const { t, locale } = useTexts();
  const viewing = useViewAs();
  const made = useMadeRoles();
  return (
    <ResourceList
      resource={RESOURCES.users}
      name={{
        second: (row) => String(row.email),
        picture: (row) => <Avatar name={String(row.name)} />,
      }}
      moreOptions={{ roleAlias: made.map(({ alias, name }) => ({ value: alias, label: name })) }}
      menu={(row) => {
        const person = viewedUser(row);
        return viewing.offers(person)
          ? [{ label: t('viewing.as'), icon: 'eye', onSelect: () => void viewing.view(person) }]
          : [];
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
  );
}
