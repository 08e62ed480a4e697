import { allows } from '@flink/contract/access/rules.ts';
import type { MadeActivity } from '@flink/contract/entities/make.ts';
import { isFilterId, isPeriod } from '@flink/contract/resources/kit/filters.ts';
import { listText } from '@flink/contract/texts/format.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { useShortcut, useSingleKeys } from '@flink/ui/office/buttons/shortcuts.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { DataTable } from '@flink/ui/office/table/data-table.tsx';
import type { FilterValues } from '@flink/ui/office/table/table-state.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import { agoText } from '../../../shared/moment.ts';
import { officeApi } from '../../../shared/office/office-api.ts';
import { useTable } from '../../../shared/office/use-table.ts';
import { holderOf, useSession } from '../../../shared/session/session-store.ts';
import { StateMark, stateOf } from '../lists/activity-state.tsx';
import { topicWords } from '../lists/category-words.ts';
import { editorOf, type MakeCommon } from '../lists/make-data.ts';
import { TemplateSign } from '../lists/template-sign.tsx';
import { unitCount } from '../lists/unit-count.ts';
import { useActivityChanges } from '../lists/use-activity-changes.tsx';
import { WordlistSign } from '../lists/wordlist-sign.tsx';
import { NewActivityDialog } from '../new-activity/new-activity-dialog.tsx';
import classes from './activity-search.module.css';
import { chosenIn, chosenWords, knownValues, widerChoice } from './category-choice.ts';
import { CategoryColumns } from './category-columns.tsx';
import { useChoiceFilter } from './choice-panel.tsx';
import { CleanLanguageDialog } from './clean-language-dialog.tsx';
import { LanguagePills } from './language-pills.tsx';
import { Marked } from './marked.tsx';
import { SearchDetails } from './search-details.tsx';

const COLUMNS = ['activityName', 'activityTemplateName', 'locale', 'isValid', 'updatedAt'] as const;
/** Translators begin with what is nearly finished. */
const TRANSLATORS_COLUMNS = ['leftToDo', ...COLUMNS] as const;

const READINESS = ['true', 'false'] as const;

/** The filters that the call takes under the names that they have in the address. */
const narrowing = (filters: Readonly<Record<string, unknown>>) => {
  const values = (name: string) => filters[`filter.${name}`] as string[] | undefined;
  return {
    'filter.locale': values('locale'),
    'filter.isValid': values('isValid') as (typeof READINESS)[number][] | undefined,
    'filter.wordlist': values('wordlist'),
    'filter.owner': values('owner'),
    'filter.updatedAt': values('updatedAt'),
  };
};

export function ActivitySearch({ common }: { readonly common: MakeCommon }) {
  const { t, locale } = useTexts();
  const session = useSession();
  const changes = useActivityChanges();
  const singleKeys = useSingleKeys();
  const router = useRouter();
  const [making, setMaking] = useState(false);
  const [cleaning, setCleaning] = useState<readonly MadeActivity[]>([]);
  const templates = common.templates.toSorted((one, other) =>
    one.activityTemplateName.localeCompare(other.activityTemplateName, locale),
  );
  // Spec 3 §2.3: hidden for translators.
  const filtersTemplates = allows({ flinkMake: { controls: { templateFilter: true } } }, holderOf(session));
  const known: Readonly<Record<string, FilterValues>> = {
    ...knownValues(common.scopes),
    ...(filtersTemplates ? { template: templates.map(({ _id }) => _id) } : {}),
    locale: common.locales.map(({ code }) => code),
    isValid: READINESS,
    wordlist: isFilterId,
    owner: isFilterId,
    updatedAt: isPeriod,
  };
  // Spec 3 §6: who has no choice of language translates.
  const translates = !allows({ flinkMake: { controls: { languageSelector: true } } }, holderOf(session));
  const table = useTable<MadeActivity, (typeof TRANSLATORS_COLUMNS)[number], typeof known>(
    'make-activities',
    translates ? TRANSLATORS_COLUMNS : COLUMNS,
    (query, signal) => {
      const one = (name: string) => query[`filter.${name}`]?.[0];
      const { page, limit, order, orderBy, filter: keyword } = query;
      return officeApi(
        'searchActivities',
        {
          query: {
            page,
            limit,
            order,
            orderBy,
            keyword,
            templateId: one('template'),
            scope: one('scope'),
            grade: one('grade'),
            level: one('level'),
            firstCategory: one('firstCategory'),
            secondCategory: one('secondCategory'),
            thirdCategory: one('thirdCategory'),
            ...narrowing(query),
          },
        },
        { signal },
      );
    },
    known,
  );
  const { state, onStateChange } = table;
  const template = chosenIn(state.filters, 'template');
  const choose = (filters: typeof state.filters) => onStateChange({ ...state, filters, page: 1 });
  const { template: _, ...categories } = state.filters;
  const one = (name: string) => state.filters[name]?.[0];
  const scope = one('scope');
  const prefixed = Object.fromEntries(
    Object.entries(state.filters).map(([name, values]) => [`filter.${name}`, values]),
  );
  const counts = useQuery({
    queryKey: ['make', 'category-counts', state.search, state.filters],
    queryFn: ({ signal }) =>
      officeApi(
        'categoryCounts',
        {
          query: {
            scope: scope ?? '',
            keyword: state.search,
            templateId: one('template'),
            grade: one('grade'),
            level: one('level'),
            firstCategory: one('firstCategory'),
            secondCategory: one('secondCategory'),
            ...narrowing(prefixed),
          },
        },
        { signal },
      ),
    enabled: scope !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const rows = table.content.kind === 'rows' ? table.content.rows : [];
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const current = rows.find(({ _id }) => _id === lookedAt) ?? rows[0] ?? null;
  const rowAt = (target: EventTarget): MadeActivity | undefined => {
    const row = (target as Element).closest('tbody > tr');
    return row?.parentElement ? rows[[...row.parentElement.children].indexOf(row)] : undefined;
  };
  const look = ({ target }: { readonly target: EventTarget }) => {
    const row = rowAt(target);
    if (row) setLookedAt(row._id);
  };
  const wordlists = useChoiceFilter('wordlist', t('make.search.wordlist'), state.filters['wordlist'] ?? []);
  const owners = useChoiceFilter('owner', t('make.search.owner'), state.filters['owner'] ?? []);
  const kinds = new Map(templates.map((one) => [one._id, one]));
  const mayEdit = changes.may('edit');
  const isOwn = ({ inEditList }: MadeActivity) => inEditList === session?.user._id;

  const listState = (activity: MadeActivity) => {
    const others = activity.visitors.length > 0 ? activity.visitors : activity.editors;
    if (isOwn(activity))
      return (
        <span className={classes.mine}>
          <Icon name="check" size={16} />
          {t('make.inYourList')}
        </span>
      );
    if (others.length > 0)
      return (
        <span className={classes.others} title={others.map(({ name }) => name).join(', ')}>
          <Icon name="lock" size={16} />
          {others.map(({ name }) => name).join(', ')}
        </span>
      );
    if (!mayEdit) return null;
    return (
      <Button icon="plus" onClick={() => void changes.add([activity])}>
        <span className={classes.hidden}>{activity.activityName}: </span>
        {t('make.add')}
      </Button>
    );
  };

  const keyword = state.search.trim();
  /** Found for what it holds, not for its name. */
  const isInside = ({ activityName }: MadeActivity) =>
    keyword !== '' && !activityName.toLocaleLowerCase().includes(keyword.toLocaleLowerCase());
  const listed = (words: readonly string[]) => listText([...words], locale, 'unit');
  const where = listed([
    ...templates
      .filter(({ _id }) => _id === template)
      .map(({ activityTemplateName }) => activityTemplateName),
    ...chosenWords(common.scopes, state.filters),
  ]);
  const nothingWords =
    keyword === ''
      ? t('make.search.noneIn', { where })
      : where === ''
        ? t('make.search.noneFor', { words: keyword })
        : t('make.search.noneForIn', { words: keyword, where });
  const wider = counts.data ? widerChoice(common.scopes, state.filters, counts.data.data) : null;
  const mayMake = changes.may('create');
  const make = mayMake ? () => setMaking(true) : undefined;
  useShortcut('n', make);
  const newActivity = make && (
    <Button variant="primary" icon="plus" keys="n" onClick={make}>
      {t('make.newActivity')}
    </Button>
  );

  // The row that has the focus; with chosen rows the key is about those.
  const addByKey = (event: KeyboardEvent<HTMLElement>) => {
    const row = rowAt(event.target);
    const held = event.ctrlKey || event.metaKey || event.altKey;
    if (event.key.toLowerCase() !== 'a' || held || !singleKeys || !mayEdit || !row || isOwn(row)) return;
    if (event.currentTarget.querySelector('[role="toolbar"]') !== null) return;
    event.preventDefault();
    void changes.add([row]);
  };

  return (
    <div className={classes.screen} data-alone={current === null ? '' : undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices which row is looked at; its controls act. */}
      <div className={classes.list} onFocus={look} onClick={look} onKeyDown={addByKey}>
        <DataTable
          label={t('title.makeSearchActivities')}
          content={table.content}
          state={state}
          onStateChange={onStateChange}
          searchPlaceholder={t('make.searchPlaceholder')}
          rowKey={({ _id }) => _id}
          filters={[
            {
              id: 'locale',
              label: t('make.search.language'),
              options: common.locales.map(({ code, displayName }) => ({ value: code, label: displayName })),
            },
            {
              id: 'isValid',
              label: t('make.state'),
              options: [
                { value: 'true', label: t('make.ready') },
                { value: 'false', label: t('make.search.notReady') },
              ],
            },
            wordlists,
            owners,
            { id: 'updatedAt', label: t('make.search.changed'), kind: 'days', mayBeNone: false },
          ]}
          tools={
            filtersTemplates && (
              <div className={classes.template}>
                <SelectField
                  label={t('make.template')}
                  placeholder={t('make.allTemplates', { count: templates.length })}
                  searchable
                  clearable
                  value={template}
                  onChange={(value) =>
                    choose(value === null ? categories : { ...categories, template: [value] })
                  }
                  options={templates.map(({ _id, activityTemplateName }) => ({
                    value: _id,
                    label: activityTemplateName,
                  }))}
                />
              </div>
            )
          }
          between={
            <CategoryColumns
              scopes={common.scopes}
              chosen={state.filters}
              onChoose={choose}
              counts={counts.data?.data ?? null}
            />
          }
          name={{
            id: 'activityName',
            // Names that hold the words come first.
            header:
              keyword !== '' && state.sort?.column === 'activityName'
                ? t('make.search.best')
                : t('make.name'),
            name: ({ activityName }) => activityName,
            drawn: ({ activityName }) => <Marked text={activityName} keyword={keyword} />,
            second: (activity) => (
              <>
                {[
                  activity.activityTemplateName,
                  ...(isInside(activity) ? [] : unitCount(t, activity)),
                  ...(activity.wordlistName ? [activity.wordlistName] : []),
                ].join(' · ')}
                {/* Why it was found is told instead of how large it is: there is room for one of them. */}
                {isInside(activity) && (
                  <>
                    {' · '}
                    <Marked text={t('make.search.inside', { words: keyword })} keyword={keyword} />
                  </>
                )}
                {activity.generatedFromWordlist !== null && <WordlistSign />}
              </>
            ),
            picture: ({ templateId }) => {
              const kind = kinds.get(templateId);
              return <TemplateSign family={kind?.family} glyph={kind?.glyph} />;
            },
            href: ({ _id }) => editorOf(_id),
            sortable: true,
          }}
          columns={[
            {
              id: 'topic',
              header: t('make.search.topic'),
              width: '11%',
              minor: true,
              cell: ({ educationalCategories }) =>
                topicWords(common.scopes, educationalCategories, scope) || '–',
            },
            {
              id: translates ? 'leftToDo' : 'locale',
              header: t('make.languages'),
              sortable: true,
              width: '15%',
              minor: true,
              cell: (activity) => <LanguagePills activity={activity} locales={common.locales} />,
            },
            {
              id: 'isValid',
              header: t('make.state'),
              sortable: true,
              width: '13%',
              cell: (activity) => <StateMark state={stateOf(activity)} count={activity.toFix} inTable />,
            },
            {
              id: 'updatedAt',
              header: t('make.search.changed'),
              sortable: true,
              width: '14%',
              minor: true,
              quiet: true,
              cell: ({ updatedAt, owner }) => (
                <>
                  {agoText(updatedAt, locale, Date.now())}
                  <span className={classes.owner}>{owner ?? t('make.wordlists.ofTheLibrary')}</span>
                </>
              ),
            },
            {
              id: 'inEditList',
              header: t('title.makeEditActivities'),
              width: '14%',
              cell: listState,
            },
          ]}
          menu={(activity) => [
            { label: t('make.openEditor'), icon: 'pencil', href: editorOf(activity._id) },
            isOwn(activity)
              ? {
                  label: t('make.removeFromList'),
                  icon: 'minus',
                  onSelect: () => void changes.remove([activity]),
                }
              : {
                  label: t('make.addToList'),
                  icon: 'plus',
                  disabled: !mayEdit,
                  onSelect: () => void changes.add([activity]),
                },
            ...(changes.may('copy')
              ? [
                  {
                    label: t('make.copy'),
                    icon: 'copy',
                    onSelect: () => void changes.copy(activity),
                  } as const,
                ]
              : []),
          ]}
          bulk={
            mayEdit
              ? [
                  {
                    label: t('make.addToList'),
                    icon: 'plus',
                    keys: 'a',
                    onRun: (rows) => void changes.add(rows),
                  },
                  {
                    label: t('make.makeMonolingual'),
                    icon: 'language',
                    onRun: (rows) => void changes.makeMonolingual(rows),
                  },
                  {
                    label: t('make.fixHelp'),
                    icon: 'info-circle',
                    onRun: (rows) => void changes.fixHelp(rows),
                  },
                  { label: t('make.cleanLanguage'), icon: 'trash', bad: true, onRun: setCleaning },
                ]
              : []
          }
          first={{
            title: t('make.noActivities'),
            message: t('make.noActivitiesHint'),
            actions: newActivity,
          }}
          nothing={{
            title: nothingWords,
            ...(wider
              ? { message: t('make.search.without', { name: wider.without, count: wider.count }) }
              : {}),
            actions: (
              <>
                {wider && (
                  <Button onClick={() => choose(wider.chosen)}>
                    {t('make.search.showWider', { name: wider.within, count: wider.count })}
                  </Button>
                )}
                {newActivity}
              </>
            ),
          }}
        />
      </div>
      <SearchDetails activity={current} common={common} />
      {making && (
        <NewActivityDialog
          common={common}
          onClose={() => setMaking(false)}
          onMade={({ _id }) => router.history.push(editorOf(_id))}
        />
      )}
      {cleaning.length > 0 && (
        <CleanLanguageDialog
          activities={cleaning}
          locales={common.locales}
          onClose={() => setCleaning([])}
          onClean={(code, language) => {
            void changes.cleanLanguage(cleaning, code, language);
            setCleaning([]);
          }}
        />
      )}
    </div>
  );
}
