import { CallFailed } from '@flink/contract/client/client.ts';
import { RESOURCES } from '@flink/contract/resources/all.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { CheckboxField } from '@flink/ui/office/fields/checkbox-field.tsx';
import { SearchInput } from '@flink/ui/office/fields/search-input.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { officeApi } from '../../../../shared/office/office-api.ts';
import { useLeaveGuard } from '../../../../shared/office/use-leave-guard.ts';
import { mergedSettings } from '../../resource/merged-settings.ts';
import type { ManagedRow } from '../../resource/resource-api.ts';
import { useManaged } from '../../resource/use-managed.ts';
import classes from './assigned-families.module.css';

/** Which families of the own center a teacher has. Saved by itself: it is not of the row. */
export function AssignedFamilies({ teacher }: { readonly teacher: ManagedRow }) {
  const { t } = useTexts();
  const queryKey = ['teacherFamilies', teacher._id, teacher.learningCenterId];
  const families = useQuery({
    queryKey,
    queryFn: async () => {
      const [offered, assigned] = await Promise.all([
        officeApi('familiesInLearningCenter', {
          query: { learningCenterId: String(teacher.learningCenterId) },
        }),
        officeApi('assignedFamilies', { query: { teacherId: teacher._id } }),
      ]);
      return { offered: offered.data, assigned: assigned.data.map(({ _id }) => _id) };
    },
    retry: false,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <Card title={t('teachers.families')}>
      {families.data ? (
        <Assigning
          key={families.dataUpdatedAt}
          teacherId={teacher._id}
          {...families.data}
          assignedNow={async () =>
            (await officeApi('assignedFamilies', { query: { teacherId: teacher._id } })).data.map(
              ({ _id }) => _id,
            )
          }
          onSaved={() => families.refetch()}
        />
      ) : families.error ? (
        <EmptyState state={{ kind: 'error', onRetry: () => families.refetch() }} />
      ) : (
        <SkeletonRows rows={3} withPicture={false} />
      )}
    </Card>
  );
}

interface AssigningProps {
  readonly teacherId: string;
  readonly offered: readonly {
    readonly _id: string;
    readonly name: string;
    readonly members: readonly string[];
  }[];
  readonly assigned: readonly string[];
  /** As it is stored at this moment. */
  readonly assignedNow: () => Promise<readonly string[]>;
  readonly onSaved: () => Promise<unknown>;
}

function Assigning({ teacherId, offered, assigned, assignedNow, onSaved }: AssigningProps) {
  const { t, locale } = useTexts();
  const toasts = useToasts();
  const dialogs = useDialogs();
  const queries = useQueryClient();
  const mayChange = useManaged(RESOURCES.teachers).may('edit');
  const [stored, setStored] = useState(assigned);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(assigned));
  const [words, setWords] = useState('');
  const [sending, setSending] = useState(false);
  const changed = chosen.size !== stored.length || stored.some((id) => !chosen.has(id));
  useLeaveGuard(changed, t('teachers.families'));
  const holds = (text: string) => text.toLowerCase().includes(words.trim().toLowerCase());
  const found = offered.filter(({ name, members }) => [name, ...members].some(holds));

  const choose = (id: string, on: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      if (on) next.add(id);
      else next.delete(id);
      return next;
    });

  const save = async () => {
    setSending(true);
    try {
      await officeApi('assignFamilies', {
        body: { teacherId, families: [...chosen], before: [...stored] },
      });
      toasts.show({ message: t('teachers.assigned') });
      await Promise.all([onSaved(), queries.invalidateQueries({ queryKey: ['table', 'teachers'] })]);
    } catch (error) {
      const isStale = error instanceof CallFailed && error.code === 'conflict';
      await (isStale ? putOnTop() : Promise.reject(error)).catch((failed: Error) =>
        dialogs.error({ message: failed.message }),
      );
    } finally {
      setSending(false);
    }
  };

  /** Somebody else was faster: both keep what they ticked and what they took away, and nothing is sent unasked. */
  const putOnTop = async () => {
    const now = await assignedNow();
    const merged = mergedSettings({ ids: stored }, { ids: [...chosen] }, { ids: now });
    setStored(now);
    setChosen(new Set(merged.values.ids));
    await dialogs.info({ title: t('config.conflict'), message: t('config.conflictSave') });
  };

  if (offered.length === 0) return t('teachers.noFamilies');
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
              hint={new Intl.ListFormat(locale).format(members)}
              checked={chosen.has(_id)}
              disabled={!mayChange}
              onChange={(on) => choose(_id, on)}
            />
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        <span role="status">{t('teachers.chosen', { n: chosen.size, total: offered.length })}</span>
        {mayChange && (
          <Button variant="primary" disabled={!changed} loading={sending} onClick={() => void save()}>
            {t('teachers.assign')}
          </Button>
        )}
      </div>
    </div>
  );
}
