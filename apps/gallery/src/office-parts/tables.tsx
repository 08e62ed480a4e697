import { PlainTable } from '@flink/ui/office/table/plain-table.tsx';
import type { TableContent } from '@flink/ui/office/table/table-parts.ts';
import { readTableState, type TableState } from '@flink/ui/office/table/table-state.ts';
import { useState } from 'react';
import type { Specimen } from '../specimen.ts';
import { Board } from './board.tsx';
import { answer, PEOPLE, type Person } from './people.ts';
import { PeopleTable } from './people-table.tsx';

const stateOf = (address: string): TableState => readTableState(new URLSearchParams(address));

const LONG: readonly Person[] = PEOPLE.slice(0, 3).map((person, index) => ({
  ...person,
  name: `Hernández-Villaseñor y Gutiérrez de la Concha, María de los Ángeles Guadalupe ${'Alejandra '.repeat(index)}`,
  mail: 'maria.de.los.angeles.guadalupe.hernandez-villasenor@centro-comunitario-interdisciplinario.test',
  role: 'Master organisation administrator of all regions and learning centers',
  organisation: 'Centro Comunitario Interdisciplinario de San Bartolomé de Tirajana',
}));

interface TableCase {
  readonly id: string;
  readonly title: string;
  readonly address: string;
  /** Left out: answered from the 248 people. */
  readonly content?: TableContent<Person>;
}

const NO_ROWS: TableContent<Person> = { kind: 'rows', rows: [], total: 0 };

const cases: readonly TableCase[] = [
  { id: 'table', title: 'Table', address: '' },
  {
    id: 'table-filtered',
    title: 'Table: filtered and sorted',
    address: 'orderBy=name&order=desc&page=2&filter.role=Teacher&filter.role=Author&filter.role=Rep&search=a',
  },
  { id: 'table-loading', title: 'Table: loading', address: '', content: { kind: 'loading' } },
  {
    id: 'table-refreshing',
    title: 'Table: next rows on their way',
    address: '',
    content: { kind: 'rows', rows: PEOPLE.slice(0, 10), total: 248, refreshing: true },
  },
  { id: 'table-first', title: 'Table: before the first row', address: '', content: NO_ROWS },
  { id: 'table-nothing', title: 'Table: nothing found', address: 'search=xyz', content: NO_ROWS },
  { id: 'table-beyond', title: 'Table: beyond the last page', address: 'page=99' },
  {
    id: 'table-error',
    title: 'Table: no response from server',
    address: 'search=ana',
    content: { kind: 'error', onRetry: () => {} },
  },
  {
    id: 'table-too-much',
    title: 'Table: too much',
    address: '',
    content: { kind: 'tooMuch', total: 1_248_000 },
  },
  {
    id: 'table-long',
    title: 'Table: long names',
    address: 'limit=25',
    content: { kind: 'rows', rows: LONG, total: 3 },
  },
];

function OneTable({ title, address, content }: TableCase) {
  const [state, setState] = useState(() => stateOf(address));
  const [people, setPeople] = useState(PEOPLE);
  return (
    <Board title={title}>
      <PeopleTable
        content={content ?? { kind: 'rows', ...answer(people, state) }}
        state={state}
        onStateChange={setState}
        onDelete={(gone) => setPeople(people.filter((person) => !gone.includes(person)))}
      />
    </Board>
  );
}

const PlainRows = () => (
  <Board title="Table: a few rows to read">
    <PlainTable label="A few rows to read" atMost="40vh">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Role</th>
          <th scope="col">Organisation</th>
        </tr>
      </thead>
      <tbody>
        {[...PEOPLE.slice(0, 12), ...LONG].map(({ name, role, organisation }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{role}</td>
            <td>{organisation}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  </Board>
);

export const tableSpecimens: readonly Specimen[] = [
  ...cases.map((one) => ({
    id: one.id,
    title: one.title,
    look: 'office' as const,
    render: () => <OneTable {...one} />,
  })),
  { id: 'table-plain', title: 'Table: a few rows to read', look: 'office', render: () => <PlainRows /> },
];
