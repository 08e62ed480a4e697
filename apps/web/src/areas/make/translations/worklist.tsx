import { allows } from '@flink/contract/access/rules.ts';
import { MAX_ACTIVITIES_AT_ONCE } from '@flink/contract/rules/make/translation-limits.ts';
import { numberText } from '@flink/contract/texts/format.ts';
import { Button, LinkButton } from '@flink/ui/office/buttons/button.tsx';
import { useShortcut } from '@flink/ui/office/buttons/shortcuts.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { DataTable } from '@flink/ui/office/table/data-table.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import { useTable } from '../../../shared/office/use-table.ts';
import { holderOf, useSession } from '../../../shared/session/session-store.ts';
import { languageOf } from '../languages/use-add-language.ts';
import { topicWords } from '../lists/category-words.ts';
import type { MakeCommon } from '../lists/make-data.ts';
import { NoScope } from '../lists/no-scope.tsx';
import { TemplateSign } from '../lists/template-sign.tsx';
import { WordlistSign } from '../lists/wordlist-sign.tsx';
import { knownValues } from '../search/category-choice.ts';
import { CategorySelects } from '../search/category-selects.tsx';
import { ExportMenu } from './exchange/export-menu.tsx';
import { ImportButton } from './exchange/import-button.tsx';
import { GroupFilter } from './group-filter.tsx';
import { startLanguage } from './start-language.ts';
import classes from './worklist.module.css';
import { filtersIn, lastLanguage, writeAddress } from './worklist-address.ts';
import { StateCell, type WorklistRow } from './worklist-row.tsx';

const STATES = ['todo', 'outdated', 'missing', 'done', 'all'] as const;
type State = (typeof STATES)[number];

const isId = (value: string): boolean => /^[0-9a-f-]{36}$/.test(value);

/** What is left to translate into a language, with the next activity to do. */
export function Worklist({ common }: { readonly common: MakeCommon }) {
  const { t, locale } = useTexts();
  const session = useSession();
  const router = useRouter();
  const { searchStr } = useLocation();
  const params = new URLSearchParams(searchStr);
  const holder = holderOf(session);
  const mayEdit = allows({ flinkMake: { activities: { edit: true } } }, holder);
  // Spec 3 §2.3: hidden for translators.
  const filtersTemplates = allows({ flinkMake: { controls: { templateFilter: true } } }, holder);
  const languages = useQuery({
    queryKey: ['make', 'translation-languages'],
    queryFn: ({ signal }) => officeApi('translationLanguages', {}, { signal }),
    retry: false,
  });
  const codes = common.locales.map(({ code }) => code);
  const named = params.get('filter.language');
  const language =
    codes.find((code) => code === named) ??
    startLanguage(languages.data?.data ?? [], codes, lastLanguage.get(), locale);
  const state: State = STATES.find((one) => one === params.get('filter.state')) ?? 'todo';
  const known = {
    ...knownValues(common.scopes),
    language: codes,
    state: STATES,
    source: codes,
    group: isId,
    ...(filtersTemplates ? { template: common.templates.map(({ _id }) => _id) } : {}),
  };
  const filters = filtersIn(params);
  const list = useQuery({
    queryKey: ['make', 'translation-list', language, filters],
    queryFn: ({ signal }) =>
      officeApi('translationWorklist', { query: { ...filters, language, limit: 10 } }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const table = useTable<WorklistRow, 'leftToDo' | 'activityName', typeof known>(
    `make-translations-${language}-${state}`,
    ['leftToDo', 'activityName'],
    async ({ page, limit, order, orderBy }, signal) => {
      const query = { ...filters, language, state, page, limit, order, orderBy };
      const { data, total, counts } = await officeApi('translationWorklist', { query }, { signal });
      return { data, total, unfiltered: counts.missing + counts.outdated + counts.done };
    },
    known,
  );
  const choose = (name: string, value: string | null) => {
    const { [name]: _, ...rest } = table.state.filters;
    table.onStateChange({
      ...table.state,
      filters: value === null ? rest : { ...rest, [name]: [value] },
      page: 1,
    });
  };
  useEffect(() => {
    lastLanguage.set(language);
  }, [language]);

  const displayName = (code: string) => common.locales.find((one) => one.code === code)?.displayName ?? code;
  const kinds = new Map(common.templates.map((one) => [one._id, one]));
  const counts = list.data?.counts;
  const totals = counts && {
    ...counts,
    todo: counts.missing + counts.outdated,
    all: counts.missing + counts.outdated + counts.done,
  };
  const next = list.data?.data[0];
  const nextHref = next && writeAddress(language, params);
  useShortcut('n', nextHref && mayEdit ? () => router.history.push(nextHref) : undefined);
  const number = (value: number) => numberText(value, locale);
  const languageOptions = (
    languages.data?.data ?? codes.map((code) => ({ locale: code, missing: 0, outdated: 0 }))
  ).map((one) => ({
    value: one.locale,
    label: languages.data
      ? t('make.worklist.languageLeft', {
          language: displayName(one.locale),
          count: one.missing + one.outdated,
          left: number(one.missing + one.outdated),
        })
      : displayName(one.locale),
  }));

  return (
    <div className={classes.screen}>
      {common.scopes.length === 0 && (
        <p className={classes.noScope}>
          <NoScope />
        </p>
      )}
      <div className={classes.head}>
        <div className={classes.language}>
          <SelectField
            label={t('make.worklist.language')}
            searchable
            value={language}
            onChange={(value) => value !== null && choose('language', value)}
            options={languageOptions}
          />
        </div>
        <section className={classes.next} aria-label={t('make.worklist.next')}>
          {next && nextHref ? (
            <>
              <div className={classes.nextWords}>
                <p className={classes.nextLabel}>{t('make.worklist.next')}</p>
                <p className={classes.nextName} title={next.activityName}>
                  {next.activityName}
                </p>
                <StateCell row={next} />
              </div>
              {mayEdit && (
                <LinkButton variant="primary" icon="pencil" keys="n" href={nextHref}>
                  {t('make.worklist.start')}
                </LinkButton>
              )}
            </>
          ) : (
            list.data && (
              <StatePip tone="ok">
                {t('make.worklist.nothingLeft', { language: displayName(language) })}
              </StatePip>
            )
          )}
        </section>
      </div>
      <div className={classes.line}>
        <nav className={classes.states} aria-label={t('make.worklist.states')}>
          {STATES.map((one) => (
            <button
              key={one}
              type="button"
              className={classes.state}
              aria-pressed={one === state}
              onClick={() => choose('state', one === 'todo' ? null : one)}
            >
              {t(`make.worklist.state.${one}`)}
              <span className={classes.count}>{totals ? number(totals[one]) : '–'}</span>
            </button>
          ))}
        </nav>
        <span className={classes.files}>
          <ExportMenu language={language} matching={{ ...filters, state }} />
          {mayEdit && <ImportButton language={language} />}
        </span>
      </div>
      <DataTable
        label={t('title.makeTranslations')}
        content={table.content}
        state={{ ...table.state, filters: narrowing(table.state.filters) }}
        onStateChange={(changed) =>
          table.onStateChange({
            ...changed,
            filters: { ...ownControls(table.state.filters), ...changed.filters },
          })
        }
        searchPlaceholder={t('make.searchPlaceholder')}
        rowKey={({ _id }) => _id}
        tools={
          <div className={classes.tools}>
            {(list.data?.sources.length ?? 0) > 1 || filters.from ? (
              <SelectField
                label={t('make.worklist.source')}
                clearable
                placeholder={t('make.worklist.anySource')}
                value={filters.from ?? null}
                onChange={(value) => choose('source', value)}
                options={[
                  ...new Set([...(list.data?.sources ?? []), ...(filters.from ? [filters.from] : [])]),
                ].map((code) => ({ value: code, label: displayName(code) }))}
              />
            ) : null}
            {filtersTemplates && (
              <SelectField
                label={t('make.template')}
                placeholder={t('make.allTemplates', { count: common.templates.length })}
                searchable
                clearable
                value={filters.templateId ?? null}
                onChange={(value) => choose('template', value)}
                options={common.templates.map(({ _id, activityTemplateName }) => ({
                  value: _id,
                  label: activityTemplateName,
                }))}
              />
            )}
            <GroupFilter value={filters.group ?? null} onChange={(value) => choose('group', value)} />
          </div>
        }
        between={
          common.scopes.length > 0 && (
            <div className={classes.scopes}>
              <CategorySelects
                scopes={common.scopes}
                chosen={table.state.filters}
                onChoose={(chosen) => table.onStateChange({ ...table.state, filters: chosen, page: 1 })}
              />
            </div>
          )
        }
        name={{
          id: 'activityName',
          header: t('make.name'),
          name: ({ activityName }) => activityName,
          second: ({ activityTemplateName, locale: from, generatedFromWordlist }) => (
            <>
              {activityTemplateName} · {displayName(from)}
              {generatedFromWordlist !== null && <WordlistSign />}
            </>
          ),
          picture: ({ templateId }) => {
            const kind = kinds.get(templateId);
            return <TemplateSign family={kind?.family} glyph={kind?.glyph} />;
          },
          href: ({ _id }) => (mayEdit ? writeAddress(language, params, [_id]) : languageOf(_id, language)),
          sortable: true,
        }}
        columns={[
          {
            id: 'topic',
            header: t('make.search.topic'),
            width: '18%',
            minor: true,
            cell: ({ educationalCategories }) =>
              topicWords(common.scopes, educationalCategories, filters.scope) || '–',
          },
          {
            id: 'leftToDo',
            header: t('make.worklist.leftToDo'),
            sortable: true,
            width: '26%',
            cell: (row) => <StateCell row={row} inTable />,
          },
          {
            id: 'savedBy',
            header: t('make.worklist.savedBy'),
            width: '16%',
            minor: true,
            quiet: true,
            cell: ({ savedBy }) => savedBy ?? '–',
          },
        ]}
        menu={(row) => [
          { label: t('make.worklist.openVersion'), icon: 'language', href: languageOf(row._id, language) },
        ]}
        bulk={
          mayEdit
            ? [
                {
                  label: t('make.worklist.together'),
                  icon: 'pencil',
                  keys: 't',
                  onRun: (rows) =>
                    router.history.push(
                      writeAddress(
                        language,
                        params,
                        rows.slice(0, MAX_ACTIVITIES_AT_ONCE).map(({ _id }) => _id),
                      ),
                    ),
                },
              ]
            : []
        }
        first={{
          title: t('make.worklist.nothingLeft', { language: displayName(language) }),
          message: t('make.worklist.nothingLeftHint'),
        }}
        nothing={{
          title: t('make.worklist.nothingFound'),
          actions: state !== 'all' && (
            <Button onClick={() => choose('state', 'all')}>{t('make.worklist.showAll')}</Button>
          ),
        }}
      />
    </div>
  );
}

type Filters = Readonly<Record<string, readonly string[]>>;

/** The language and the state have their own controls: clearing the filters leaves them. */
const OWN_CONTROLS = ['language', 'state'];
const narrowing = (filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !OWN_CONTROLS.includes(name)));
const ownControls = (filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => OWN_CONTROLS.includes(name)));
