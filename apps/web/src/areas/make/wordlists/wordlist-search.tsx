import { allows } from '@flink/contract/access/rules.ts';
import { CallFailed } from '@flink/contract/client/client.ts';
import type { WordlistRow } from '@flink/contract/entities/wordlists.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { DataTable } from '@flink/ui/office/table/data-table.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { officeApi } from '../../../shared/office/office-api.ts';
import { useTable } from '../../../shared/office/use-table.ts';
import { holderOf, useSession } from '../../../shared/session/session-store.ts';
import type { MakeCommon } from '../lists/make-data.ts';
import { chosenIn, knownValues } from '../search/category-choice.ts';
import { CategoryColumns } from '../search/category-columns.tsx';
import { listAddress } from './list-address.ts';
import { ListState } from './list-state.tsx';
import { useTransfer } from './use-transfer.ts';
import classes from './wordlists.module.css';

const COLUMNS = ['name', 'locale', 'wordCount', 'isValid', 'updatedAt'] as const;

export function WordlistSearch({ common }: { readonly common: MakeCommon }) {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const { show } = useToasts();
  const queries = useQueryClient();
  const mayEdit = allows({ flinkMake: { wordlists: { edit: true } } }, holderOf(useSession()));
  const transfer = useTransfer();
  const known: Readonly<Record<string, readonly string[]>> = {
    ...knownValues(common.scopes),
    locale: common.locales.map(({ code }) => code),
  };
  const table = useTable<WordlistRow, (typeof COLUMNS)[number], typeof known>(
    'make-wordlists',
    COLUMNS,
    (query, signal) => {
      const one = (name: string) => query[`filter.${name}`]?.[0];
      const { page, limit, order, orderBy, filter: keyword } = query;
      return officeApi(
        'wordlists',
        {
          query: {
            page,
            limit,
            order,
            orderBy,
            keyword,
            locale: one('locale'),
            scope: one('scope'),
            grade: one('grade'),
            level: one('level'),
            firstCategory: one('firstCategory'),
            secondCategory: one('secondCategory'),
            thirdCategory: one('thirdCategory'),
          },
        },
        { signal },
      );
    },
    known,
  );
  const { state, onStateChange } = table;
  const { locale: _, ...categories } = state.filters;
  const choose = (filters: typeof state.filters) => onStateChange({ ...state, filters, page: 1 });
  const languageOf = (code: string) =>
    common.locales.find((locale) => locale.code === code)?.displayName ?? code;

  const move = async (rows: readonly WordlistRow[], isIn: boolean) => {
    const ids = rows.map(({ _id }) => _id);
    try {
      if (isIn) await officeApi('moveWordlistsToEditList', { body: { wordlistsIds: ids } });
      else await officeApi('removeFromUserWordlists', { body: ids });
      show({
        message: isIn
          ? t('make.wordlists.added', { count: ids.length })
          : t('make.wordlists.removed', { count: ids.length }),
      });
    } catch (error) {
      await dialogs.error({ message: error instanceof CallFailed ? error.message : String(error) });
    }
    await queries.invalidateQueries();
  };
  return (
    <DataTable
      label={t('title.makeSearchWordlists')}
      content={table.content}
      state={state}
      onStateChange={onStateChange}
      searchPlaceholder={t('make.wordlists.searchPlaceholder')}
      rowKey={({ _id }) => _id}
      tools={
        <div className={classes.language}>
          <SelectField
            label={t('make.wordlists.language')}
            placeholder={t('make.all')}
            searchable
            clearable
            value={chosenIn(state.filters, 'locale')}
            onChange={(value) => choose(value === null ? categories : { ...categories, locale: [value] })}
            options={common.locales.map(({ code, displayName }) => ({ value: code, label: displayName }))}
          />
        </div>
      }
      between={
        <CategoryColumns scopes={common.scopes} chosen={state.filters} onChoose={choose} counts={null} />
      }
      name={{
        id: 'name',
        header: t('make.name'),
        name: ({ name }) => name || t('make.wordlists.noName'),
        second: ({ shipped, owner }) => (shipped ? t('make.wordlists.ofTheLibrary') : (owner ?? '')),
        href: ({ _id }) => listAddress(_id),
        sortable: true,
      }}
      columns={[
        {
          id: 'locale',
          header: t('make.wordlists.language'),
          sortable: true,
          width: '14%',
          minor: true,
          cell: ({ locale }) => languageOf(locale),
        },
        {
          id: 'wordCount',
          header: t('make.wordlists.wordsColumn'),
          sortable: true,
          width: '12%',
          minor: true,
          cell: ({ wordCount }) => wordCount,
        },
        {
          id: 'isValid',
          header: t('make.state'),
          sortable: true,
          width: '20%',
          cell: (list) => <ListState list={list} inTable />,
        },
        {
          id: 'inEditList',
          header: t('make.wordlists.mine'),
          width: '20%',
          cell: (list) =>
            list.inEditList ? (
              <span className={classes.inList}>
                <Icon name="check" size={16} />
                {t('make.inYourList')}
              </span>
            ) : mayEdit ? (
              <Button icon="plus" onClick={() => void move([list], true)}>
                <span className={classes.hidden}>{list.name}: </span>
                {t('make.add')}
              </Button>
            ) : null,
        },
      ]}
      menu={(list) => [
        { label: t('make.wordlists.open'), icon: 'pencil', href: listAddress(list._id) },
        list.inEditList
          ? {
              label: t('make.wordlists.removeFromList'),
              icon: 'minus',
              onSelect: () => void move([list], false),
            }
          : {
              label: t('make.wordlists.addToList'),
              icon: 'plus',
              disabled: !mayEdit,
              onSelect: () => void move([list], true),
            },
      ]}
      bulk={
        mayEdit
          ? [
              {
                label: t('make.wordlists.addToList'),
                icon: 'plus',
                keys: 'a',
                onRun: (rows) => void move(rows, true),
              },
              ...(transfer
                ? [
                    {
                      label: t('make.complete.transfer'),
                      icon: 'folder' as const,
                      onRun: (rows: readonly WordlistRow[]) => void transfer(rows.map(({ _id }) => _id)),
                    },
                  ]
                : []),
            ]
          : []
      }
      first={{ title: t('make.wordlists.noneAtAll'), message: t('make.wordlists.noneHint') }}
      nothing={{ title: t('make.nothingFound') }}
    />
  );
}
