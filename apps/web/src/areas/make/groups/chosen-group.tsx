import type { MadeGroup } from '@flink/contract/calls/make/made-groups.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { useLink } from '@flink/ui/office/buttons/link.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { Count } from '@flink/ui/office/marks/count.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import { CategoriesDialog } from '../categories/categories-dialog.tsx';
import { categoryWords } from '../lists/category-words.ts';
import type { MakeCommon } from '../lists/make-data.ts';
import { WordChanges } from '../word-groups/word-changes.tsx';
import { WordGroup } from '../word-groups/word-group.tsx';
import { ElementPicker } from './element-picker.tsx';
import { draftOf, type GroupDraft, isChanged, withElement } from './group-draft.ts';
import { GroupElements } from './group-elements.tsx';
import { GroupHead } from './group-head.tsx';
import type { GroupType } from './group-types.ts';
import classes from './groups.module.css';
import { useGroupEditing } from './use-group-editing.tsx';

interface ChosenGroupProps {
  readonly id: string;
  readonly type: GroupType;
  readonly common: MakeCommon;
  /** The list alone, where both do not fit. */
  readonly backHref: string;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onGone: () => void;
}

export function ChosenGroup(props: ChosenGroupProps) {
  const { id, backHref } = props;
  const { t } = useTexts();
  const Link = useLink();
  const opened = useQuery({
    queryKey: ['make', 'group', id],
    queryFn: async ({ signal }) => (await officeApi('madeGroup', { params: { id } }, { signal })).data,
    retry: false,
    // It is being changed: nothing may move below the hands.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <section className={classes.detail} aria-label={opened.data?.name ?? t('title.makeActivityGroups')}>
      <Link href={backHref} className={classes.back}>
        <Icon name="arrow-left" />
        {t('title.makeActivityGroups')}
      </Link>
      {opened.data?.type === 'word' ? (
        <WordGroup key={opened.data.version} {...props} group={opened.data} />
      ) : opened.data ? (
        <Opened key={opened.data.version} {...props} group={opened.data} />
      ) : opened.error ? (
        <EmptyState
          state={{ kind: 'error', title: opened.error.message, onRetry: () => void opened.refetch() }}
        />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </section>
  );
}

function Opened({ group, type, common, onDirty, onGone }: ChosenGroupProps & { readonly group: MadeGroup }) {
  const { t } = useTexts();
  const queries = useQueryClient();
  const [draft, setDraft] = useState<GroupDraft>(() => draftOf(group));
  const [isSorting, setSorting] = useState(false);
  const editing = useGroupEditing({
    group,
    name: draft.name,
    isDirty: isChanged(draft, group),
    changed: () => ({
      elements: draft.elements.map(({ _id, isGroup }) => ({ _id, isGroup })),
      educationalCategories: draft.educationalCategories,
    }),
    onDirty,
    onGone,
  });
  const { mayEdit } = editing;
  const paths = draft.educationalCategories.flatMap((set) => {
    const words = categoryWords(common.scopes, set);
    return words ? [words.join(' › ')] : [];
  });
  const foreign = draft.educationalCategories.length - paths.length;

  return (
    <>
      <GroupHead
        title={group.name}
        name={draft.name}
        editing={editing}
        onName={(name) => setDraft({ ...draft, name })}
      />
      {group.wordlistId !== null && (
        <WordChanges
          group={group}
          onMade={(next) => queries.setQueryData(['make', 'group', group._id], next)}
        />
      )}
      {type === 'edu' && (
        <Card title={t('make.categories')}>
          <ul className={classes.paths}>
            {paths.map((words) => (
              <li key={words}>{words}</li>
            ))}
            {foreign > 0 && <li>{t('make.foreignCategories', { count: foreign })}</li>}
            {draft.educationalCategories.length === 0 && <li>{t('make.noCategories')}</li>}
          </ul>
          {mayEdit && common.scopes.length > 0 && (
            <Button variant="quiet" icon="pencil" onClick={() => setSorting(true)}>
              {t('make.sets.change')}
            </Button>
          )}
        </Card>
      )}
      <Card title={t('make.groups.elements')} aside={<Count value={draft.elements.length} />} padded={false}>
        <GroupElements draft={draft} mayEdit={mayEdit} onChange={setDraft} />
        {mayEdit && (
          <ElementPicker
            type={type}
            taken={[group._id, ...draft.elements.map(({ _id }) => _id)]}
            onPick={(element) => setDraft(withElement(draft, element))}
          />
        )}
      </Card>
      {isSorting && (
        <CategoriesDialog
          name={group.name}
          scopes={common.scopes}
          sets={draft.educationalCategories}
          onSave={async (sets) => {
            setDraft({ ...draft, educationalCategories: [...sets] });
            return true;
          }}
          onClose={() => setSorting(false)}
        />
      )}
    </>
  );
}
