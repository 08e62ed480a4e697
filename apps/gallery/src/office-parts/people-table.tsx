import { Button } from '@flink/ui/office/buttons/button.tsx';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { Avatar } from '@flink/ui/office/marks/avatar.tsx';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { DataTable } from '@flink/ui/office/table/data-table.tsx';
import type { TableContent } from '@flink/ui/office/table/table-parts.ts';
import type { TableState } from '@flink/ui/office/table/table-state.ts';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { CENTERS, type Person, ROLES, TONES } from './people.ts';
import { useSample } from './samples.ts';

export interface PeopleTableProps {
  readonly content: TableContent<Person>;
  readonly state: TableState;
  readonly onStateChange: (next: TableState) => void;
  readonly onDelete?: (people: readonly Person[]) => void;
}

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

export function PeopleTable({ content, state, onStateChange, onDelete }: PeopleTableProps) {
  const say = useSample();
  const dialogs = useDialogs();
  const toasts = useToasts();

  const remove = async (person: Person) => {
    const sure = await dialogs.confirmDelete({ name: person.name, message: say('deleteText') });
    if (!sure) return;
    onDelete?.([person]);
    toasts.show({ message: say('deleted') });
  };

  const newUser = (
    <Button variant="primary" icon="plus">
      {say('newUser')}
    </Button>
  );

  return (
    <DataTable
      label={say('users')}
      content={content}
      state={state}
      onStateChange={onStateChange}
      searchPlaceholder={say('nameOrMail')}
      filters={[
        { id: 'role', label: say('role'), options: options(ROLES) },
        { id: 'organisation', label: say('organisation'), options: options(CENTERS) },
      ]}
      tools={
        <>
          <IconButton icon="columns-3" label={say('columns')} />
          <IconButton icon="download" label={say('download')} />
        </>
      }
      bulk={[
        { label: say('assign'), icon: 'users-group', onRun: () => {} },
        { label: say('remove'), icon: 'trash', bad: true, onRun: (people) => onDelete?.(people) },
      ]}
      rowKey={(person) => person.id}
      name={{
        id: 'name',
        header: say('name'),
        name: (person) => person.name,
        second: (person) => person.mail,
        picture: (person) => <Avatar name={person.name} />,
        href: (person) => `#/office/page-users?user=${person.id}`,
        sortable: true,
      }}
      columns={[
        { id: 'role', header: say('role'), cell: (person) => person.role, sortable: true, width: '19%' },
        {
          id: 'organisation',
          header: say('organisation'),
          cell: (person) => person.organisation ?? say('none'),
          sortable: true,
          width: '14%',
          quiet: true,
        },
        {
          id: 'status',
          header: say('status'),
          cell: ({ status }) => (
            <StatePip inTable tone={TONES[status]} icon={status === 'protected' ? 'lock' : undefined}>
              {say(status)}
            </StatePip>
          ),
          sortable: true,
          width: '18%',
        },
        {
          id: 'seen',
          header: say('lastSeen'),
          cell: (person) => person.seen,
          width: '12.5%',
          minor: true,
          quiet: true,
        },
      ]}
      isProtected={(person) => person.status === 'protected'}
      onEdit={() => {}}
      menu={(person) =>
        person.status === 'protected'
          ? []
          : [
              { label: say('sendAgain'), icon: 'send', onSelect: () => {} },
              { label: say('setPassword'), icon: 'key', onSelect: () => {} },
              { label: say('assign'), icon: 'users-group', onSelect: () => {} },
              {
                label: say('remove'),
                icon: 'trash',
                bad: true,
                apart: true,
                onSelect: () => void remove(person),
              },
            ]
      }
      first={{ title: say('noTeachers'), message: say('noTeachersText'), actions: newUser }}
      nothing={{ title: say('noTeacherInMill'), message: say('twoFilters'), actions: newUser }}
    />
  );
}
