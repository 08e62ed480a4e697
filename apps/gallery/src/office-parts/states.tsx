import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Avatar } from '@flink/ui/office/marks/avatar.tsx';
import { Count } from '@flink/ui/office/marks/count.tsx';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { Tag } from '@flink/ui/office/marks/tag.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { Pagination } from '@flink/ui/office/page/pagination.tsx';
import { Tabs } from '@flink/ui/office/page/tabs.tsx';
import { SaveLine } from '@flink/ui/office/saving/save-line.tsx';
import { SavedSign } from '@flink/ui/office/saving/saved-sign.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useState } from 'react';
import type { Specimen } from '../specimen.ts';
import { Board, State } from './board.tsx';
import { PEOPLE } from './people.ts';
import { useSample } from './samples.ts';

function Signs() {
  const say = useSample();
  const [now] = useState(() => Date.now());
  return (
    <Board title="Signs of state">
      <State name="pips">
        <StatePip tone="ok">{say('ready')}</StatePip>
        <StatePip tone="bad">{say('toFix')}</StatePip>
        <StatePip tone="warn">{say('temporary')}</StatePip>
        <StatePip tone="info">{say('invited')}</StatePip>
        <StatePip tone="none">{say('notStarted')}</StatePip>
        <StatePip tone="still" icon="lock">
          {say('protected')}
        </StatePip>
      </State>
      <State name="pips in a table">
        <StatePip inTable tone="ok">
          {say('active')}
        </StatePip>
        <StatePip inTable tone="warn">
          {say('temporary')}
        </StatePip>
        <StatePip inTable tone="still">
          {say('blocked')}
        </StatePip>
      </State>
      <State name="saving: after 400 ms, just now, a while ago, offline, not saved">
        <SavedSign state={{ kind: 'saving' }} />
        <SavedSign state={{ kind: 'saved', at: now }} />
        <SavedSign state={{ kind: 'saved', at: now - 14 * 60_000 }} />
        <SavedSign state={{ kind: 'offline' }} />
        <SavedSign state={{ kind: 'offline', isKept: false }} />
        <SavedSign state={{ kind: 'failed', onRetry: () => {} }} />
      </State>
      <State name="counts, tags, people">
        <Count value={18} />
        <Count value={12480} />
        <Count value={2} bad />
        <Tag>English</Tag>
        <Tag>Early literacy › Grade 1 › Vocabulary › Food</Tag>
        {PEOPLE.slice(0, 8).map((person) => (
          <Avatar key={person.id} name={person.name} />
        ))}
        <Avatar name="Kiran Mehta" large />
      </State>
    </Board>
  );
}

function Empties() {
  const say = useSample();
  return (
    <Board title="Empty states">
      <State name="before the first, a filter finds nothing, no answer, too much" layout="pair">
        <Card padded={false}>
          <EmptyState
            state={{
              kind: 'first',
              title: say('noTeachers'),
              message: say('noTeachersText'),
              actions: (
                <>
                  <Button icon="file-import">{say('importCsv')}</Button>
                  <Button variant="primary" icon="plus">
                    {say('newTeacher')}
                  </Button>
                </>
              ),
            }}
          />
        </Card>
        <Card padded={false}>
          <EmptyState
            state={{
              kind: 'filtered',
              title: say('noTeacherInMill'),
              message: say('twoFilters'),
              onClear: () => {},
              actions: (
                <Button variant="primary" icon="plus">
                  {say('newUser')}
                </Button>
              ),
            }}
          />
        </Card>
        <Card padded={false}>
          <EmptyState state={{ kind: 'error', message: say('lastLoaded'), onRetry: () => {} }} />
        </Card>
        <Card padded={false}>
          <EmptyState state={{ kind: 'tooMuch', total: 12480 }} />
        </Card>
      </State>
      <State name="rows on their way, after 150 ms" layout="pair">
        <Card padded={false}>
          <SkeletonRows rows={5} />
        </Card>
        <Card padded={false} title={say('families')} aside={<Count value={0} />}>
          <SkeletonRows rows={3} withPicture={false} />
        </Card>
      </State>
    </Board>
  );
}

function SaveLines() {
  const say = useSample();
  const quiet = { sending: false, onSave: () => {}, onReset: () => {} };
  return (
    <Board title="Save line">
      <State name="pristine" layout="block">
        <SaveLine {...quiet} changed={[]} />
      </State>
      <State name="changed" layout="block">
        <SaveLine {...quiet} changed={[say('planType'), say('totalHours')]} />
      </State>
      <State name="changed, but wrong" layout="block">
        <SaveLine {...quiet} changed={[say('mail')]} problem={say('fixFirst')} />
      </State>
      <State name="sending" layout="block">
        <SaveLine {...quiet} changed={[say('planType'), say('totalHours')]} sending />
      </State>
    </Board>
  );
}

function TabsAndPages() {
  const say = useSample();
  const [tab, setTab] = useState('content');
  const [page, setPage] = useState(1);
  return (
    <Board title="Tabs, pages, cards">
      <State name="tabs" layout="block">
        <Tabs
          label={say('sections')}
          current={tab}
          onChange={setTab}
          tabs={[
            { id: 'content', label: say('content'), count: 2, trouble: true, content: say('notesText') },
            { id: 'help', label: say('help'), count: 18, content: say('missingText') },
            { id: 'options', label: say('options'), content: say('publishText') },
            { id: 'preview', label: say('preview'), disabled: true, content: null },
          ]}
        />
      </State>
      <State name="pages: first, in between, last">
        <Pagination label={say('users')} page={page} last={3} onPage={setPage} />
        <Pagination label={say('families')} page={2} last={10} onPage={() => {}} />
        <Pagination label={say('teachers')} page={10} last={10} onPage={() => {}} />
      </State>
      <State name="cards" layout="pair">
        <Card>{say('notesText')}</Card>
        <Card title={say('configuration')} aside={<StatePip tone="bad">{say('toFix')}</StatePip>}>
          {say('missingText')}
        </Card>
      </State>
    </Board>
  );
}

export const stateSpecimens: readonly Specimen[] = [
  { id: 'signs', title: 'Signs of state', look: 'office', render: () => <Signs /> },
  { id: 'empty', title: 'Empty states and skeletons', look: 'office', render: () => <Empties /> },
  { id: 'save-line', title: 'Save line', look: 'office', render: () => <SaveLines /> },
  { id: 'tabs', title: 'Tabs, pages, cards', look: 'office', render: () => <TabsAndPages /> },
];
