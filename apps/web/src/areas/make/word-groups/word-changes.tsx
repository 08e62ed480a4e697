import { allows } from '@flink/contract/access/rules.ts';
import type { MadeGroup } from '@flink/contract/calls/make/made-groups.ts';
import type { WordChange } from '@flink/contract/entities/generation.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import { holderOf, useSession } from '../../../shared/session/session-store.ts';
import classes from './word-groups.module.css';

interface WordChangesProps {
  readonly group: MadeGroup;
  readonly onMade: (group: MadeGroup) => void;
}

/** What is another one in the words since the games were made; they are made anew only when somebody agrees. */
export function WordChanges({ group, onMade }: WordChangesProps) {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const { show } = useToasts();
  const queries = useQueryClient();
  const holder = holderOf(useSession());
  const mayMake = allows(
    { flinkMake: { wordlists: { view: true, generate: true }, activities: { create: true } } },
    holder,
  );
  const [isMaking, setMaking] = useState(false);
  const changes = useQuery({
    queryKey: ['make', 'word-changes', group._id, group.version],
    queryFn: async ({ signal }) =>
      (await officeApi('wordChanges', { params: { id: group._id } }, { signal })).data,
    // Who translates what is made of words has nothing to do with the words.
    enabled: allows({ flinkMake: { wordlists: { view: true } } }, holder),
    retry: false,
  });
  if (!changes.data || changes.data.changes.length === 0) return null;
  const { changes: list, activities } = changes.data;
  const remake = async () => {
    setMaking(true);
    try {
      const { data } = await officeApi('generateWordActivities', {
        body: {
          activeGroup: group._id,
          activities: activities.map(({ templateId }) => ({ templateId })),
          createAnyway: true,
        },
      });
      show({ message: t('make.words.remade', { count: activities.length }) });
      await queries.invalidateQueries({ queryKey: ['make', 'word-changes', group._id] });
      onMade(data);
    } catch (error) {
      await dialogs.error({ message: (error as Error).message });
    } finally {
      setMaking(false);
    }
  };
  return (
    <Card title={t('make.words.changes', { count: list.length })}>
      <ul className={classes.changes}>
        {list.map((change) => (
          <Change key={`${change.wordId} ${change.part}`} {...change} />
        ))}
      </ul>
      <p className={classes.hint}>
        {t('make.words.reaches', { count: activities.length })}{' '}
        {activities.map(({ activityName }) => activityName).join(', ')}
      </p>
      {mayMake && (
        <Button icon="refresh" loading={isMaking} onClick={() => void remake()}>
          {t('make.words.remake', { count: activities.length })}
        </Button>
      )}
    </Card>
  );
}

const isShown = (text: string): boolean => !text.startsWith('/') && !/^(words|office)\//.test(text);

function Change({ word, part, was, now }: WordChange) {
  const { t } = useTexts();
  return (
    <li>
      <b dir="auto">{word}</b> {t(`make.words.part.${part}`)}
      {was && isShown(was) && part !== 'removed' && <del dir="auto">{was}</del>}
      {now && isShown(now) && part !== 'added' && <ins dir="auto">{now}</ins>}
    </li>
  );
}
