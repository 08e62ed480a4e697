import { Figure } from '@flink/ui/office/fields/figure.tsx';
import { FileField } from '@flink/ui/office/fields/file-field.tsx';
import { MultiSelectField } from '@flink/ui/office/fields/multi-select-field.tsx';
import { NumberField } from '@flink/ui/office/fields/number-field.tsx';
import { PasswordField } from '@flink/ui/office/fields/password-field.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { StepperField } from '@flink/ui/office/fields/stepper-field.tsx';
import { TextArea } from '@flink/ui/office/fields/text-area.tsx';
import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { useState } from 'react';
import type { Specimen } from '../specimen.ts';
import { Board, State } from './board.tsx';
import { CENTERS, ROLES } from './people.ts';
import { useSample } from './samples.ts';

const LONG = 'Centro Comunitario Interdisciplinario de Aprendizaje Familiar de San Bartolomé de Tirajana';

function TextFields() {
  const say = useSample();
  const [text, setText] = useState('');
  const [secret, setSecret] = useState('letmeplay1');
  const [notes, setNotes] = useState(say('notesText'));
  return (
    <Board title="Text fields">
      <State name="empty and required, filled with a hint, wrong, too long, off" layout="form">
        <TextField
          label={say('name')}
          required
          value={text}
          placeholder={say('district')}
          onChange={setText}
        />
        <TextField
          label={say('mail')}
          hint={say('nameOrMail')}
          icon="search"
          value="ana@flink.test"
          onChange={setText}
        />
        <TextField label={say('mail')} required error={say('mailError')} value="ana@" onChange={setText} />
        <TextField label={say('organisation')} value={LONG} onChange={setText} />
        <TextField
          label={say('rep')}
          hint={say('offlineHint')}
          value="Tom Edwards"
          onChange={setText}
          disabled
        />
      </State>
      <State name="password: hidden, wrong, off" layout="form">
        <PasswordField
          label={say('password')}
          required
          hint={say('passwordHint')}
          autoComplete="new-password"
          value={secret}
          onChange={setSecret}
        />
        <PasswordField
          label={say('password')}
          error={say('passwordHint')}
          autoComplete="new-password"
          value="let"
          onChange={setSecret}
        />
        <PasswordField
          label={say('password')}
          autoComplete="new-password"
          value="letmeplay1"
          onChange={setSecret}
          disabled
        />
      </State>
      <State name="several lines: filled, wrong, off" layout="form">
        <TextArea label={say('notes')} value={notes} onChange={setNotes} />
        <TextArea label={say('notes')} required error={say('required')} value="" onChange={setNotes} />
        <TextArea label={say('notes')} value={notes} onChange={setNotes} disabled />
      </State>
    </Board>
  );
}

function NumberFields() {
  const say = useSample();
  const [hours, setHours] = useState<number | null>(1200);
  const [increment, setIncrement] = useState<number | null>(10);
  const [cost, setCost] = useState<number | null>(0.45);
  const [plans, setPlans] = useState<number | null>(60);
  const [steps, setSteps] = useState<number | null>(1);
  return (
    <Board title="Numbers and figures">
      <State name="with a unit, with a hint, empty, wrong, off" layout="form">
        <NumberField
          label={say('totalHours')}
          unit="h"
          decimals={2}
          min={0}
          value={hours}
          onChange={setHours}
        />
        <NumberField
          label={say('increments')}
          unit="h"
          min={1}
          max={hours ?? undefined}
          hint={say('incrementsHint')}
          value={increment}
          onChange={setIncrement}
        />
        <NumberField label={say('cost')} unit="USD" decimals={2} min={0} value={cost} onChange={setCost} />
        <NumberField label={say('discount')} unit="%" min={0} max={100} value={null} onChange={() => {}} />
        <NumberField
          label={say('purchased')}
          unit={say('plansUnit')}
          error={say('purchasedError')}
          value={plans}
          onChange={setPlans}
        />
        <NumberField label={say('discount')} unit="%" value={5} onChange={() => {}} disabled />
      </State>
      <State name="few enough to be pressed from one to the other: at its least, wrong, off" layout="form">
        <StepperField label={say('increments')} min={1} max={8} value={steps} onChange={setSteps} />
        <StepperField label={say('purchased')} error={say('purchasedError')} value={9} onChange={() => {}} />
        <StepperField label={say('discount')} value={5} onChange={() => {}} disabled />
      </State>
      <State name="what is computed: among fields, and as a figure" layout="form">
        <Figure
          asField
          label={say('price')}
          value={((hours ?? 0) * (cost ?? 0)).toLocaleString('en-US', { minimumFractionDigits: 2 })}
          unit="USD"
          hint={say('priceHint')}
        />
        <Figure label={say('assigned')} value="320" hint={say('assignedHint')} />
        <Figure label={say('assignable')} value="180" hint={say('assignableHint')} />
        <Figure label={say('available')} value="1,262,480" hint={say('availableHint')} />
      </State>
    </Board>
  );
}

const roles = ROLES.map((role) => ({ value: role, label: role }));
const centers = [...CENTERS, LONG].map((center) => ({ value: center, label: center }));

function Selects() {
  const say = useSample();
  const [role, setRole] = useState<string | null>('Teacher');
  const [center, setCenter] = useState<string | null>(null);
  const [many, setMany] = useState<readonly string[]>(['Maple Library', 'Baobab Center']);
  return (
    <Board title="Selects">
      <State name="chosen, searchable and clearable, empty, wrong, off" layout="form">
        <SelectField label={say('role')} options={roles} value={role} onChange={setRole} />
        <SelectField
          label={say('role')}
          options={roles}
          value={role}
          onChange={setRole}
          searchable
          clearable
        />
        <SelectField
          label={say('organisation')}
          options={centers}
          value={center}
          placeholder={say('choose')}
          onChange={setCenter}
          searchable
        />
        <SelectField
          label={say('organisation')}
          required
          error={say('required')}
          options={centers}
          value={null}
          placeholder={say('choose')}
          onChange={setCenter}
        />
        <SelectField label={say('organisation')} options={centers} value={LONG} onChange={setCenter} />
        <SelectField label={say('role')} options={roles} value="Teacher" onChange={setRole} disabled />
      </State>
      <State name="several: chosen, empty, wrong, off" layout="form">
        <MultiSelectField label={say('organisation')} options={centers} value={many} onChange={setMany} />
        <MultiSelectField
          label={say('organisation')}
          options={centers}
          value={[]}
          placeholder={say('choose')}
          onChange={setMany}
        />
        <MultiSelectField
          label={say('organisation')}
          required
          error={say('required')}
          options={centers}
          value={[]}
          placeholder={say('choose')}
          onChange={setMany}
        />
        <MultiSelectField
          label={say('organisation')}
          options={centers}
          value={many}
          onChange={setMany}
          disabled
        />
      </State>
    </Board>
  );
}

function FileFields() {
  const say = useSample();
  const [file, setFile] = useState<File | null>(null);
  const [chosen, setChosen] = useState<File | null>(
    () => new File(['name'], 'teachers-of-maple-library-and-all-its-branches-2026.csv', { type: 'text/csv' }),
  );
  return (
    <Board title="File field">
      <State name="empty, chosen, wrong, off" layout="form">
        <FileField
          label={say('csvFile')}
          hint={say('csvHint')}
          accept=".csv"
          required
          value={file}
          onChange={setFile}
        />
        <FileField label={say('csvFile')} accept=".csv" value={chosen} onChange={setChosen} />
        <FileField
          label={say('csvFile')}
          accept=".csv"
          error={say('required')}
          value={null}
          onChange={setFile}
        />
        <FileField label={say('csvFile')} accept=".csv" value={null} onChange={setFile} disabled />
      </State>
    </Board>
  );
}

export const fieldSpecimens: readonly Specimen[] = [
  { id: 'text-field', title: 'Text, password, several lines', look: 'office', render: () => <TextFields /> },
  { id: 'number-field', title: 'Numbers and figures', look: 'office', render: () => <NumberFields /> },
  { id: 'select-field', title: 'Selects', look: 'office', render: () => <Selects /> },
  { id: 'file-field', title: 'File field', look: 'office', render: () => <FileFields /> },
];
