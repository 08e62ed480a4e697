import { listText } from '@flink/contract/texts/format.ts';
import { CheckboxField } from '@flink/ui/office/fields/checkbox-field.tsx';
import { SearchInput } from '@flink/ui/office/fields/search-input.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import classes from './assigned-families.module.css';
import type { AssignedFamiliesDraft } from './use-assigned-families.ts';

interface AssignedFamiliesProps {
  readonly draft: AssignedFamiliesDraft;
}

export function AssignedFamilies({ draft }: AssignedFamiliesProps) {
  const { t } = useTexts();
  const { data, error, refetch } = draft.families;
  return (
    <Card title={t('teachers.families')}>
      {data ? (
        data.offered.length === 0 ? (
          t('teachers.noFamilies')
        ) : (
          <Offered draft={draft} offered={data.offered} />
        )
      ) : error ? (
        <EmptyState state={{ kind: 'error', onRetry: () => refetch() }} />
      ) : (
        <SkeletonRows rows={3} withPicture={false} />
      )}
    </Card>
  );
}

interface OfferedProps extends AssignedFamiliesProps {
  readonly offered: readonly {
    readonly _id: string;
    readonly name: string;
    readonly members: readonly string[];
  }[];
}

function Offered({ draft: { chosen, choose, mayChange }, offered }: OfferedProps) {
  const { t, locale } = useTexts();
  const [words, setWords] = useState('');
  const holds = (text: string) => text.toLowerCase().includes(words.trim().toLowerCase());
  const found = offered.filter(({ name, members }) => [name, ...members].some(holds));
  const ticked = new Set(chosen);
  return (
    <div className={classes.families}>
      <p className={classes.hint}>{t('teachers.familiesHint')}</p>
      <SearchInput
        label={t('teachers.families')}
        placeholder={t('teachers.search')}
        value={words}
        onChange={setWords}
        onClear={() => setWords('')}
      />
      {found.length === 0 && <p>{t('teachers.noneFound')}</p>}
      <ul className={classes.list}>
        {found.map(({ _id, name, members }) => (
          <li key={_id}>
            <CheckboxField
              label={name}
              hint={listText(members, locale)}
              checked={ticked.has(_id)}
              disabled={!mayChange}
              onChange={(on) => choose(_id, on)}
            />
          </li>
        ))}
      </ul>
      <span role="status">{t('teachers.chosen', { n: ticked.size, total: offered.length })}</span>
    </div>
  );
}
