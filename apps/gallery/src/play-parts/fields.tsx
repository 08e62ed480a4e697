import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Checkbox } from '@flink/ui/play/fields/checkbox.tsx';
import { ErrorSummary } from '@flink/ui/play/fields/error-summary.tsx';
import { PasswordField } from '@flink/ui/play/fields/password-field.tsx';
import { RadioGroup } from '@flink/ui/play/fields/radio-group.tsx';
import { SelectField } from '@flink/ui/play/fields/select-field.tsx';
import { TextField } from '@flink/ui/play/fields/text-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import type { Specimen } from '../specimen.ts';
import styles from './board.module.css';
import { Board, State } from './board.tsx';
import { languages } from './languages.ts';
import { useSample } from './samples.ts';

const centers = [
  { value: 'maple', label: 'Maple Library' },
  { value: 'baobab', label: 'Baobab Center' },
  { value: 'long', label: 'Centro Comunitario Interdisciplinario de San Bartolomé de Tirajana' },
];

function TextFields() {
  const say = useSample();
  return (
    <Board title="Text field">
      <State name="empty, with a hint, filled, wrong, off">
        <div className={styles.form}>
          <TextField label={say('email')} type="email" autoComplete="off" />
          <TextField label={say('email')} hint={say('emailHint')} placeholder="ana@flink.test" />
          <TextField label={say('nickname')} defaultValue="Maximiliana Alejandra de la Santísima Trinidad" />
          <TextField label={say('email')} error={say('emailError')} defaultValue="ana" />
          <TextField label={say('nickname')} defaultValue="Ana" disabled />
        </div>
      </State>
      <State name="password, hidden and wrong">
        <div className={styles.form}>
          <PasswordField label={say('password')} defaultValue="letmeplay1" />
          <PasswordField label={say('password')} defaultValue="let" error={say('passwordError')} />
          <PasswordField label={say('password')} defaultValue="let" disabled />
        </div>
      </State>
    </Board>
  );
}

function Selects() {
  const say = useSample();
  return (
    <Board title="Select field">
      <State name="nothing chosen, chosen, wrong, off">
        <div className={styles.form}>
          <SelectField label={say('center')} choices={centers} placeholder={say('choose')} />
          <SelectField label={say('center')} choices={centers} defaultValue="long" />
          <SelectField
            label={say('center')}
            choices={centers}
            placeholder={say('choose')}
            error={say('choose')}
          />
          <SelectField label={say('center')} choices={centers} disabled />
        </div>
      </State>
    </Board>
  );
}

function Choices() {
  const { t } = useTexts();
  const say = useSample();
  const [language, setLanguage] = useState('en');
  return (
    <Board title="Radio group and checkbox" scene="sea">
      <State name="languages">
        <RadioGroup
          label={t('signIn.language')}
          choices={languages}
          value={language}
          onChange={setLanguage}
        />
      </State>
      <State name="off">
        <RadioGroup
          label={t('signIn.language')}
          choices={languages}
          value={language}
          onChange={setLanguage}
          disabled
        />
      </State>
      <State name="checkbox: empty, set, off, wrong">
        <div className={styles.form}>
          <Checkbox label={say('terms')} />
          <Checkbox label={say('terms')} defaultChecked />
          <Checkbox label={say('terms')} defaultChecked disabled />
          <Checkbox label={say('terms')} error={say('termsError')} />
        </div>
      </State>
    </Board>
  );
}

function Form() {
  const say = useSample();
  return (
    <Board title="A form that was refused" scene="forest">
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <ErrorSummary
          issues={[
            { fieldId: 'email', text: say('emailError') },
            { fieldId: 'password', text: say('passwordError') },
            { text: say('wrongPassword') },
          ]}
        />
        <TextField id="email" label={say('email')} error={say('emailError')} defaultValue="ana" />
        <PasswordField
          id="password"
          label={say('password')}
          error={say('passwordError')}
          defaultValue="let"
        />
        <Checkbox label={say('terms')} />
        <Button variant="go" type="submit" iconEnd="next">
          {say('next')}
        </Button>
      </form>
    </Board>
  );
}

export const fieldSpecimens: readonly Specimen[] = [
  { id: 'text-field', title: 'Text and password field', look: 'play', render: () => <TextFields /> },
  { id: 'select-field', title: 'Select field', look: 'play', render: () => <Selects /> },
  { id: 'choices', title: 'Radio group and checkbox', look: 'play', render: () => <Choices /> },
  { id: 'form-errors', title: 'Form with errors', look: 'play', render: () => <Form /> },
];
