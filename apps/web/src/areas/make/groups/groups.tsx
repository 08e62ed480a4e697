import { allows } from '@flink/contract/access/rules.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { useLink } from '@flink/ui/office/buttons/link.tsx';
import { useShortcut } from '@flink/ui/office/buttons/shortcuts.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { CheckboxField } from '@flink/ui/office/fields/checkbox-field.tsx';
import { SearchInput } from '@flink/ui/office/fields/search-input.tsx';
import { SegmentedField } from '@flink/ui/office/fields/segmented-field.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { Pagination } from '@flink/ui/office/page/pagination.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import { holderOf, useSession } from '../../../shared/session/session-store.ts';
import type { MakeCommon } from '../lists/make-data.ts';
import { MakeDeletedButton } from '../lists/make-trash.tsx';
import { type Chosen, chosenFrom } from '../search/category-choice.ts';
import { CategorySelects } from '../search/category-selects.tsx';
import { ChosenGroup } from './chosen-group.tsx';
import { type GroupType, typesFor } from './group-types.ts';
import classes from './groups.module.css';
import { NewGroupDialog } from './new-group-dialog.tsx';

const PAGE = 25;
/** A few letters are one question. */
const ASK_AFTER_MS = 300;

interface Address {
  readonly type: GroupType;
  readonly search: string;
  readonly page: number;
  readonly group: string | null;
  /** Of groups by educational category. */
  readonly category: Chosen;
}

const addressOf = ({ type, search, page, group, category }: Address): string => {
  const params = new URLSearchParams({ type });
  if (type === 'edu') for (const [name, [value = '']] of Object.entries(category)) params.set(name, value);
  if (search !== '') params.set('search', search);
  if (page > 1) params.set('page', String(page));
  if (group !== null) params.set('group', group);
  return `/flink-make/activity-groups?${params}`;
};

/** Groups of a type at the start, the chosen one at the end; below 768 px one of them at a time. */
export function Groups({ common }: { readonly common: MakeCommon }) {
  const { t } = useTexts();
  const router = useRouter();
  const dialogs = useDialogs();
  const holder = holderOf(useSession());
  const types = typesFor(holder);
  const params = new URLSearchParams(useLocation().searchStr);
  const address: Address = {
    type: types.find((one) => one === params.get('type')) ?? types[0] ?? 'edu',
    search: params.get('search') ?? '',
    page: Math.max(1, Number(params.get('page')) || 1),
    group: params.get('group'),
    category: chosenFrom(params, common.scopes),
  };
  const [search, setSearch] = useState(address.search);
  const [isMaking, setMaking] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const [onlyMine, setOnlyMine] = useState(false);
  const mayCreate = allows({ flinkMake: { activityGroups: { create: true } } }, holder);

  const go = async (part: Partial<Address>, how: 'push' | 'replace' = 'replace') => {
    const next = { ...address, search, ...part };
    const leaves = next.group !== address.group || next.type !== address.type;
    if (leaves && isDirty) {
      const lost = await dialogs.confirm({
        question: t('make.groups.leave'),
        message: t('make.groups.leaveHint'),
        action: t('make.groups.leaveAnyway'),
        loses: true,
      });
      if (!lost) return;
    }
    if (leaves) setDirty(false);
    setSearch(next.search);
    router.history[how](addressOf(next));
  };
  const [asked, setAsked] = useState(search);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(search), ASK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [search]);
  useShortcut('n', mayCreate ? () => setMaking(true) : undefined);

  const words = {
    edu: t('make.groups.edu'),
    menu: t('make.groups.menu'),
    word: t('make.groups.word'),
  };
  return (
    <div className={classes.screen} data-chosen={address.group === null ? undefined : ''}>
      <section className={classes.side} aria-labelledby="activity-groups">
        <div className={classes.head}>
          <div className={classes.line}>
            <h1 id="activity-groups" className={classes.title}>
              {t('title.makeActivityGroups')}
            </h1>

            <MakeDeletedButton kind="activityGroups" />
            {mayCreate && (
              <Button variant="primary" icon="plus" keys="n" onClick={() => setMaking(true)}>
                {t('make.groups.new')}
              </Button>
            )}
          </div>
          {types.length > 1 && (
            <SegmentedField
              label={t('make.groups.type')}
              value={address.type}
              onChange={(type) => void go({ type, page: 1, group: null })}
              options={types.map((type) => ({ value: type, label: words[type] }))}
            />
          )}
          <SearchInput
            label={t('title.makeActivityGroups')}
            placeholder={t('make.groups.search')}
            value={search}
            onChange={setSearch}
            onEnter={() => void go({ page: 1 })}
            onClear={() => void go({ search: '', page: 1 })}
          />
          {address.type === 'edu' && common.scopes.length > 0 && (
            <CategorySelects
              scopes={common.scopes}
              chosen={address.category}
              onChoose={(category) => void go({ category, page: 1 })}
            />
          )}
          {address.type === 'word' && (
            <CheckboxField label={t('make.words.mine')} checked={onlyMine} onChange={setOnlyMine} />
          )}
        </div>
        <Rows
          type={address.type}
          keyword={asked}
          onlyMine={onlyMine && address.type === 'word'}
          address={address}
          onGo={(part) => void go(part)}
          onClear={() => void go({ search: '', category: {}, page: 1 })}
        />
      </section>
      {address.group !== null ? (
        <ChosenGroup
          key={address.group}
          id={address.group}
          type={address.type}
          common={common}
          backHref={addressOf({ ...address, group: null })}
          onDirty={setDirty}
          onGone={() => {
            setDirty(false);
            router.history.replace(addressOf({ ...address, group: null }));
          }}
        />
      ) : (
        <div className={classes.none}>
          <p>{t('make.groups.choose')}</p>
        </div>
      )}
      {isMaking && (
        <NewGroupDialog
          common={common}
          type={address.type}
          onClose={() => setMaking(false)}
          onMade={(id) => {
            setMaking(false);
            void go({ group: id, search: '', category: {}, page: 1 }, 'push');
          }}
        />
      )}
    </div>
  );
}

interface RowsProps {
  readonly type: GroupType;
  readonly keyword: string;
  readonly onlyMine: boolean;
  readonly address: Address;
  readonly onGo: (part: Partial<Address>) => void;
  readonly onClear: () => void;
}

function Rows({ type, keyword, onlyMine, address, onGo, onClear }: RowsProps) {
  const { t } = useTexts();
  const Link = useLink();
  const category = type === 'edu' ? address.category : {};
  const list = useQuery({
    queryKey: ['make', 'groups', type, keyword, onlyMine, category, address.page],
    queryFn: ({ signal }) =>
      officeApi(
        'madeGroups',
        {
          query: {
            type,
            keyword,
            page: address.page,
            limit: PAGE,
            ...(onlyMine ? { inWordAgList: 'true' } : {}),
            ...Object.fromEntries(Object.entries(category).map(([name, [value]]) => [name, value])),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (list.error)
    return (
      <EmptyState state={{ kind: 'error', title: list.error.message, onRetry: () => void list.refetch() }} />
    );
  if (!list.data) return <SkeletonRows rows={6} />;
  const { data, total } = list.data;
  if (total === 0)
    return keyword === '' && Object.keys(category).length === 0 ? (
      <EmptyState
        state={
          type === 'word'
            ? { kind: 'first', title: t('make.groups.wordTitle'), message: t('make.groups.wordHint') }
            : { kind: 'first', title: t('make.groups.none'), message: t('make.groups.noneHint') }
        }
      />
    ) : (
      <EmptyState state={{ kind: 'filtered', onClear }} />
    );
  return (
    <div className={classes.rows}>
      <ul aria-label={t('title.makeActivityGroups')}>
        {data.map(({ _id, name, activityCount, groupCount, wordCount }) => (
          <li key={_id}>
            <Link
              href={addressOf({ ...address, group: _id })}
              className={classes.row}
              {...(_id === address.group ? { 'aria-current': 'true' as const } : {})}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                onGo({ group: _id });
              }}
            >
              <Icon name="folder" />
              <span>
                <b>{name}</b>
                <small>
                  {[
                    ...(wordCount > 0 ? [t('make.words.count', { count: wordCount })] : []),
                    t('make.groups.activities', { count: activityCount }),
                    ...(groupCount > 0 ? [t('make.groups.inner', { count: groupCount })] : []),
                  ].join(' · ')}
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {total > PAGE && (
        <Pagination
          label={t('title.makeActivityGroups')}
          page={address.page}
          last={Math.ceil(total / PAGE)}
          onPage={(page) => onGo({ page })}
        />
      )}
    </div>
  );
}
