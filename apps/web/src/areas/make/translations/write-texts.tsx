import { allows } from '@flink/contract/access/rules.ts';
import { MAX_ACTIVITIES_AT_ONCE } from '@flink/contract/rules/make/translation-limits.ts';
import { Button, LinkButton } from '@flink/ui/office/buttons/button.tsx';
import { useShortcut } from '@flink/ui/office/buttons/shortcuts.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import { useLeaveGuard } from '../../../shared/office/use-leave-guard.ts';
import { holderOf, useSession } from '../../../shared/session/session-store.ts';
import { storedText } from '../../../shared/stored-text.ts';
import type { MakeCommon } from '../lists/make-data.ts';
import { ActivityTexts } from './activity-texts.tsx';
import { type Drafts, draftsOf, isUnsaved, sentTexts, withRefusals } from './drafts.ts';
import { nextInQueue } from './work-queue.ts';
import { filtersIn, worklistAddress } from './worklist-address.ts';
import classes from './write-texts.module.css';

const AT_ONCE = [1, 5, 10, MAX_ACTIVITIES_AT_ONCE] as const;
const atOnceStored = storedText('flink.translations-at-once');

interface WriteTextsProps {
  readonly language: string;
  readonly common: MakeCommon;
}

export function WriteTexts({ language, common }: WriteTextsProps) {
  const { t } = useTexts();
  const { show } = useToasts();
  const queries = useQueryClient();
  const { searchStr } = useLocation();
  const mayEdit = allows({ flinkMake: { activities: { edit: true } } }, holderOf(useSession()));
  const params = useMemo(() => new URLSearchParams(searchStr), [searchStr]);
  const chosen = useMemo(
    () => (params.get('activities') ?? '').split(',').filter((id) => id !== ''),
    [params],
  );
  const [atOnce, setAtOnce] = useState(
    () => AT_ONCE.find((count) => String(count) === atOnceStored.get()) ?? 1,
  );
  const [visited, setVisited] = useState<readonly string[]>([]);
  const [drafts, setDrafts] = useState<Drafts>(() => new Map());
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const count = Math.max(atOnce, visited.length === 0 ? Math.min(chosen.length, MAX_ACTIVITIES_AT_ONCE) : 0);

  const batch = useQuery({
    queryKey: ['make', 'translation-texts', language, searchStr, count, visited],
    queryFn: async ({ signal }) => {
      const ids = await nextInQueue(
        { language, filters: filtersIn(params), chosen, visited: new Set(visited) },
        count,
        signal,
      );
      if (ids.length === 0) return [];
      const { data } = await officeApi(
        'translationTexts',
        { query: { language, ids: [...ids] } },
        { signal },
      );
      return data;
    },
    // It is being written: nothing may change below the hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
  const activities = batch.data ?? [];
  const current = draftsOf(activities, drafts);
  const isDirty = activities.some((activity) => isUnsaved(activity, current));
  useLeaveGuard(isDirty && mayEdit, t('title.makeTranslate'));

  const top = useRef<HTMLDivElement>(null);
  const focused = useRef<readonly string[] | null>(null);
  useEffect(() => {
    // Somebody who comes from the keyboard goes on writing at once.
    if (!batch.data || focused.current === visited) return;
    focused.current = visited;
    const first = top.current?.querySelector<HTMLElement>(
      '[data-open="true"] :is(textarea, [role="textbox"], button[data-write])',
    );
    (first ?? top.current?.querySelector<HTMLElement>('textarea'))?.focus();
    if (!first) top.current?.scrollIntoView({ block: 'start' });
  }, [batch.data, visited]);

  const goOn = () => {
    setError(null);
    setVisited([...visited, ...activities.map(({ _id }) => _id)]);
  };

  const save = async (goesOn: boolean) => {
    if (saving || !mayEdit || activities.length === 0) return;
    setSaving(true);
    setError(null);
    try {
      const { data } = await officeApi('saveTranslations', {
        body: {
          language,
          activities: activities.map((activity) => ({
            _id: activity._id,
            texts: sentTexts(activity, current),
          })),
        },
      });
      void queries.invalidateQueries({ queryKey: ['make', 'translation-languages'] });
      void queries.invalidateQueries({ queryKey: ['table'] });
      void queries.invalidateQueries({ queryKey: ['make', 'translation-list'] });
      const refused = data.some((one) => one.refused.length > 0 || one.error !== null);
      if (refused) {
        setDrafts(withRefusals(activities, current, data));
        setError(t('make.worklist.someNotSaved'));
        return;
      }
      const published = data.filter((one) => one.published).length;
      const left = data.reduce((sum, one) => sum + one.missing, 0);
      const unplayable = data.find((one) => one.unplayable);
      if (unplayable)
        show({
          message: t('make.worklist.unplayable', {
            name: activities.find(({ _id }) => _id === unplayable._id)?.activityName ?? '',
          }),
          tone: 'bad',
        });
      else if (left > 0) show({ message: t('make.worklist.savedDraft', { count: left }) });
      else if (published > 0) show({ message: t('make.worklist.savedPublished', { count: published }) });
      setDrafts(new Map());
      if (goesOn) goOn();
      else await batch.refetch();
    } catch (failure) {
      setError((failure as Error).message);
    } finally {
      setSaving(false);
    }
  };
  useShortcut('mod+enter', mayEdit ? () => void save(true) : undefined);
  useShortcut('mod+s', mayEdit ? () => void save(false) : undefined);

  const displayName = (code: string) => common.locales.find((one) => one.code === code)?.displayName ?? code;
  const list = worklistAddress(language, params);

  return (
    <Page
      foot={
        activities.length > 0 && (
          <div className={classes.foot}>
            <p role="status" className={classes.said}>
              {error}
            </p>
            <Button icon="arrow-right" disabled={saving} onClick={goOn}>
              {t('make.worklist.skip')}
            </Button>
            {mayEdit && (
              <>
                <Button keys="mod+s" disabled={saving} onClick={() => void save(false)}>
                  {t('make.worklist.save')}
                </Button>
                <Button
                  variant="primary"
                  icon="check"
                  keys="mod+enter"
                  loading={saving}
                  onClick={() => void save(true)}
                >
                  {t('make.worklist.saveAndNext')}
                </Button>
              </>
            )}
          </div>
        )
      }
    >
      <div ref={top}>
        <PageHead
          title={t('make.worklist.writeTitle', { language: displayName(language) })}
          crumbs={[{ href: list, label: t('title.makeTranslations') }]}
          actions={
            <div className={classes.atOnce}>
              <SelectField
                label={t('make.worklist.atOnce')}
                value={String(atOnce)}
                onChange={(value) => {
                  const next = AT_ONCE.find((one) => String(one) === value) ?? 1;
                  atOnceStored.set(String(next));
                  setAtOnce(next);
                }}
                options={AT_ONCE.map((one) => ({
                  value: String(one),
                  label: t('make.worklist.activities', { count: one }),
                }))}
              />
            </div>
          }
        />
        {batch.error ? (
          <EmptyState
            state={{ kind: 'error', title: batch.error.message, onRetry: () => void batch.refetch() }}
          />
        ) : !batch.data ? (
          <SkeletonRows rows={6} />
        ) : activities.length === 0 ? (
          <EmptyState
            state={{
              kind: 'first',
              title:
                visited.length > 0
                  ? t('make.worklist.endReached')
                  : t('make.worklist.nothingLeft', { language: displayName(language) }),
              actions: (
                <LinkButton variant="primary" href={list}>
                  {t('make.worklist.backToList')}
                </LinkButton>
              ),
            }}
          />
        ) : (
          activities.map((activity) => (
            <ActivityTexts
              key={activity._id}
              activity={activity}
              drafts={current}
              language={language}
              common={common}
              mayEdit={mayEdit && !saving}
              onChange={(changed) => setDrafts(changed(current))}
            />
          ))
        )}
      </div>
    </Page>
  );
}
