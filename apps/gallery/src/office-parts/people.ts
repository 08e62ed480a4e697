import type { StateTone } from '@flink/ui/office/marks/state-pip.tsx';
import type { TableState } from '@flink/ui/office/table/table-state.ts';
import type { Sample } from './samples.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly mail: string;
  readonly role: string;
  readonly organisation: string | null;
  readonly status: Extract<Sample, 'active' | 'protected' | 'invited' | 'blocked' | 'temporary'>;
  readonly seen: string;
}

export const TONES: Readonly<Record<Person['status'], StateTone>> = {
  active: 'ok',
  protected: 'still',
  invited: 'info',
  blocked: 'still',
  temporary: 'warn',
};

export const ROLES = [
  'Learning center admin',
  'Master organisation admin',
  'Author',
  'Translator',
  'Teacher',
  'Rep',
  'Family admin',
  'Region admin',
  'Consumer rep',
  'Regular',
] as const;

export const CENTERS = [
  'Maple Library',
  'Baobab Center',
  'Sunrise District',
  'Old Mill',
  'Solo Readers',
] as const;

const first: readonly Omit<Person, 'id'>[] = [
  {
    name: 'Adhiambo, Grace',
    mail: 'g.adhiambo@baobab.test',
    role: ROLES[0],
    organisation: 'Baobab Center',
    status: 'active',
    seen: '2 hours ago',
  },
  {
    name: 'Alvarez-Montenegro, María Fernanda',
    mail: 'mf.alvarez@sunrise.test',
    role: ROLES[1],
    organisation: 'Sunrise District',
    status: 'active',
    seen: 'Yesterday',
  },
  {
    name: 'Bauer, Jonas',
    mail: 'jonas@flink.test',
    role: ROLES[2],
    organisation: null,
    status: 'active',
    seen: '14 minutes ago',
  },
  {
    name: 'Chen, Wei',
    mail: 'wei.chen@flink.test',
    role: ROLES[3],
    organisation: null,
    status: 'active',
    seen: '3 days ago',
  },
  {
    name: 'Demo teacher',
    mail: 'teacher@flink.test',
    role: ROLES[4],
    organisation: 'Maple Library',
    status: 'protected',
    seen: 'Today',
  },
  {
    name: 'Diallo, Aminata',
    mail: 'aminata@maple.test',
    role: ROLES[4],
    organisation: 'Maple Library',
    status: 'invited',
    seen: 'Not yet',
  },
  {
    name: 'Edwards, Tom',
    mail: 'tom.edwards@flink.test',
    role: ROLES[5],
    organisation: null,
    status: 'active',
    seen: '1 week ago',
  },
  {
    name: 'Fischer, Lena',
    mail: 'lena@oldmill.test',
    role: ROLES[0],
    organisation: 'Old Mill',
    status: 'blocked',
    seen: '8 months ago',
  },
  {
    name: 'Garcia, Ana',
    mail: 'garcia@flink.test',
    role: ROLES[6],
    organisation: 'Maple Library',
    status: 'active',
    seen: 'Today',
  },
  {
    name: 'Hassan, Yusuf',
    mail: 'yusuf@baobab.test',
    role: ROLES[4],
    organisation: 'Baobab Center',
    status: 'temporary',
    seen: 'Never',
  },
];

const FAMILY = [
  'Ito',
  'Jansen',
  'Kamau',
  'López',
  'Mwangi',
  'Nguyen',
  'Otieno',
  'Pereira',
  'Rossi',
  'Smith',
  'عبد الله',
];
const GIVEN = [
  'Amani',
  'Beatriz',
  'Chiara',
  'Daniel',
  'Emma',
  'Faraji',
  'Hana',
  'Ivan',
  'Leo',
  'Mia',
  'Zawadi',
];

const rest = Array.from({ length: 238 }, (_, index): Omit<Person, 'id'> => {
  const family = FAMILY[index % FAMILY.length] ?? 'Ito';
  const given = GIVEN[(index * 7 + Math.floor(index / 11)) % GIVEN.length] ?? 'Amani';
  return {
    name: `${family}, ${given} ${index + 1}`,
    mail: `${given.toLowerCase()}.${index + 1}@flink.test`,
    role: ROLES[(index * 3) % ROLES.length] ?? 'Teacher',
    organisation: index % 4 === 0 ? null : (CENTERS[index % CENTERS.length] ?? null),
    status: index % 9 === 0 ? 'invited' : 'active',
    seen: `${(index % 20) + 1} days ago`,
  };
});

export const PEOPLE: readonly Person[] = [...first, ...rest].map((person, index) => ({
  ...person,
  id: `u${index}`,
}));

const text = (person: Person, column: string): string => {
  const value = {
    name: person.name,
    role: person.role,
    organisation: person.organisation,
    status: person.status,
  }[column];
  return value ?? '';
};

/** Does what the server does: filters, sorts and cuts one page. */
export function answer(people: readonly Person[], state: TableState) {
  const wanted = state.search.toLowerCase();
  const found = people.filter(
    (person) =>
      `${person.name} ${person.mail}`.toLowerCase().includes(wanted) &&
      Object.entries(state.filters).every(([column, values]) => values.includes(text(person, column))),
  );
  const { sort } = state;
  const sign = sort?.direction === 'desc' ? -1 : 1;
  const sorted = sort
    ? found.toSorted((one, other) => sign * text(one, sort.column).localeCompare(text(other, sort.column)))
    : found;
  const start = (state.page - 1) * state.size;
  return { rows: sorted.slice(start, start + state.size), total: found.length, unfiltered: people.length };
}
