import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import { holderOf, useSession } from '../../../shared/session/session-store.ts';
import type { GroupElement } from './group-draft.ts';
import { type GroupType, typesFor } from './group-types.ts';
import classes from './groups.module.css';

/** A few letters are one question. */
const ASK_AFTER_MS = 300;
const SHOWN = 10;

interface ElementPickerProps {
  readonly type: GroupType;
  /** What is in the group, and the group itself. */
  readonly taken: readonly string[];
  readonly onPick: (element: GroupElement) => void;
}

/** Activities and groups by their words; the chosen one goes to the end of the group. */
export function ElementPicker({ type, taken, onPick }: ElementPickerProps) {
  const { t } = useTexts();
  const [words, setWords] = useState('');
  const [keyword, setKeyword] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(words.trim()), ASK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [words]);
  // A group for menus takes groups of every type that its author sees.
  const holder = holderOf(useSession());
  const types = type === 'menu' ? typesFor(holder) : [type];
  const found = useQuery({
    queryKey: ['make', 'group-elements', ...types, keyword],
    queryFn: async ({ signal }): Promise<GroupElement[]> => {
      const query = { keyword, page: 1, limit: SHOWN } as const;
      const [groups, activities] = await Promise.all([
        Promise.all(
          types.map((one) => officeApi('madeGroups', { query: { ...query, type: one } }, { signal })),
        ),
        officeApi('searchActivities', { query }, { signal }),
      ]);
      return [
        ...activities.data.map(({ _id, activityName, templateAlias, isValid }) => ({
          _id,
          isGroup: false,
          name: activityName,
          templateAlias,
          isValid,
          isGenerated: false,
        })),
        ...groups
          .flatMap(({ data }) => data)
          .map(({ _id, name }) => ({
            _id,
            isGroup: true,
            name,
            templateAlias: null,
            isValid: true,
            isGenerated: false,
          })),
      ];
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
  const offered = found.data?.filter(({ _id }) => !taken.includes(_id)) ?? [];
  return (
    <div className={classes.picker}>
      <SelectField
        // A field of its own after each choice: it is empty again.
        key={taken.length}
        label={t('make.groups.add')}
        placeholder={t('make.groups.addHint')}
        searchable
        value={null}
        onSearch={setWords}
        {...(found.error ? { error: found.error.message } : {})}
        options={offered.map(({ _id, name, isGroup }) => ({
          value: _id,
          label: isGroup ? t('make.groups.aGroup', { name }) : name,
        }))}
        onChange={(id) => {
          const element = offered.find(({ _id }) => _id === id);
          if (element) onPick(element);
          setWords('');
        }}
      />
    </div>
  );
}
