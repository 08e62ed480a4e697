import { Button } from '@flink/ui/office/buttons/button.tsx';
import { CheckboxField } from '@flink/ui/office/fields/checkbox-field.tsx';
import { Figure } from '@flink/ui/office/fields/figure.tsx';
import { NumberField } from '@flink/ui/office/fields/number-field.tsx';
import { SegmentedField } from '@flink/ui/office/fields/segmented-field.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { SwitchField } from '@flink/ui/office/fields/switch-field.tsx';
import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { OfficeProvider } from '@flink/ui/office/office-provider.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { SaveLine } from '@flink/ui/office/saving/save-line.tsx';
import { SavedSign } from '@flink/ui/office/saving/saved-sign.tsx';
import { OfficeShell } from '@flink/ui/office/shell/office-shell.tsx';
import { readTableState } from '@flink/ui/office/table/table-state.ts';
import { useState } from 'react';
import type { Specimen } from '../specimen.ts';
import styles from './pages.module.css';
import { answer, PEOPLE } from './people.ts';
import { PeopleTable } from './people-table.tsx';
import { useSample } from './samples.ts';
import { AdminPage, AREAS, useAccount } from './shell-parts.tsx';

function UsersPage() {
  const say = useSample();
  const [state, setState] = useState(() => readTableState(new URLSearchParams('orderBy=name')));
  const [people, setPeople] = useState(PEOPLE);
  return (
    <AdminPage current="users">
      <Page>
        <PageHead
          title={say('users')}
          count={people.length}
          actions={
            <>
              <Button icon="file-import">{say('importTeachers')}</Button>
              <Button variant="primary" icon="plus" keys="n">
                {say('newUser')}
              </Button>
            </>
          }
        />
        <PeopleTable
          content={{ kind: 'rows', ...answer(people, state) }}
          state={state}
          onStateChange={setState}
          onDelete={(gone) => setPeople(people.filter((person) => !gone.includes(person)))}
        />
      </Page>
    </AdminPage>
  );
}

const clean = { name: 'Sunrise District', rep: 'tom', plan: 'default', hours: 900, noVideo: false };

function FormPage() {
  const say = useSample();
  const [form, setForm] = useState<typeof clean>({ ...clean, plan: 'prepaid', hours: 1200 });
  const labels = {
    name: say('name'),
    rep: say('rep'),
    plan: say('planType'),
    hours: say('totalHours'),
    noVideo: say('hideVideo'),
  };
  const keys = Object.keys(labels) as (keyof typeof clean)[];
  const changed = keys.filter((key) => form[key] !== clean[key]).map((key) => labels[key]);
  const set = (part: Partial<typeof clean>) => setForm({ ...form, ...part });
  const nameError = form.name.trim() === '' ? say('required') : undefined;

  return (
    <AdminPage current="masters">
      <Page
        form
        foot={
          <SaveLine
            changed={changed}
            problem={nameError && say('fixFirst')}
            sending={false}
            onSave={() => setForm(clean)}
            onReset={() => setForm(clean)}
          />
        }
      >
        <PageHead
          title={say('district')}
          crumbs={[{ href: '#/office/page-users', label: say('masters') }]}
          actions={<Button icon="sitemap">{say('regions')}</Button>}
        />
        <section className={styles.section}>
          <Card>
            <div className={styles.three}>
              <TextField
                label={labels.name}
                required
                error={nameError}
                value={form.name}
                onChange={(name) => set({ name })}
              />
              <SelectField
                label={labels.rep}
                value={form.rep}
                options={[
                  { value: 'tom', label: 'Tom Edwards' },
                  { value: 'ana', label: 'Ana Garcia' },
                ]}
                onChange={(rep) => set({ rep: rep ?? clean.rep })}
              />
              <SegmentedField
                label={labels.plan}
                value={form.plan}
                options={[
                  { value: 'default', label: say('byDefault') },
                  { value: 'prepaid', label: say('prepaid') },
                ]}
                onChange={(plan) => set({ plan })}
              />
            </div>
          </Card>
        </section>
        <section className={styles.section}>
          <h2 className={styles.heading}>{say('productPlans')}</h2>
          <Card
            title="Flink Families"
            aside={<CheckboxField label={say('unlimited')} checked={false} onChange={() => {}} />}
          >
            <div className={styles.figures}>
              <NumberField label={say('purchased')} unit={say('plansUnit')} value={500} onChange={() => {}} />
              <Figure label={say('assigned')} value="320" hint={say('assignedHint')} />
              <Figure label={say('assignable')} value="180" hint={say('assignableHint')} />
              <Figure label={say('available')} value="262" hint={say('availableHint')} />
            </div>
            <div className={styles.three}>
              <NumberField
                label={labels.hours}
                unit="h"
                decimals={2}
                value={form.hours}
                onChange={(hours) => set({ hours: hours ?? 0 })}
              />
              <NumberField
                label={say('increments')}
                unit="h"
                hint={say('incrementsHint')}
                value={10}
                onChange={() => {}}
              />
              <Figure asField label={say('price')} value="540.00" unit="USD" hint={say('priceHint')} />
            </div>
          </Card>
        </section>
        <section className={styles.section}>
          <h2 className={styles.heading}>{say('configuration')}</h2>
          <Card>
            <div className={styles.two}>
              <SwitchField
                label={labels.noVideo}
                hint={say('hideVideoHint')}
                checked={form.noVideo}
                onChange={(noVideo) => set({ noVideo })}
              />
              <SwitchField
                label={say('offline')}
                hint={say('offlineHint')}
                checked
                disabled
                onChange={() => {}}
              />
            </div>
          </Card>
        </section>
      </Page>
    </AdminPage>
  );
}

function MakeShell() {
  const say = useSample();
  const account = useAccount();
  const [savedAt] = useState(() => Date.now() - 4000);
  return (
    <OfficeShell
      homeHref="#/office/shell"
      areas={AREAS}
      currentArea="make"
      account={account}
      onShortcuts={() => {}}
      onGoTo={() => {}}
      saving={<SavedSign state={{ kind: 'saved', at: savedAt }} />}
      page={{ id: 'edit-list', label: say('editList') }}
      sections={[
        { href: '#/office/shell?edit-list', label: say('editList'), count: 18, current: true },
        { href: '#/office/shell?wordlists', label: say('wordlists'), count: 6 },
        { href: '#/office/shell?documents', label: say('documents') },
      ]}
    >
      <Page>
        <PageHead title={say('editList')} sub={say('newActivityNote')} />
      </Page>
    </OfficeShell>
  );
}

export const pageSpecimens: readonly Specimen[] = [
  { id: 'page-users', title: 'Page: users', look: 'office', render: () => <UsersPage /> },
  { id: 'page-form', title: 'Page: organisation', look: 'office', render: () => <FormPage /> },
  {
    id: 'shell',
    title: 'Shell of Make',
    look: 'office',
    render: () => (
      <OfficeProvider>
        <MakeShell />
      </OfficeProvider>
    ),
  },
];
