import type { Found, FoundKind } from '@flink/contract/calls/office/search.ts';
import { titleKeyOf } from '@flink/contract/resources/section-title.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { type SectionGroup, SectionList } from '@flink/ui/office/shell/section-list.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { recentPages } from '../recent-pages.ts';
import { holderOf, useSession } from '../session/session-store.ts';
import { useDebounced } from '../use-debounced.ts';
import { officeApi } from './office-api.ts';
import { sectionsFor } from './office-sections.ts';

const SEARCH_PAUSE_MS = 150;

/** As the call wants it (calls/office/search.ts), whose schema the browser does not load. */
const MIN_SEARCHED = 2;

/** Ctrl K: pages, and families, learners, centers, people, activities and words, by a few letters of their name. */
export function GoToAnything({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTexts();
  return (
    <Dialog opened={open} onClose={onClose} title={t('office.shell.goTo')} width="decide">
      {open && <Places />}
    </Dialog>
  );
}

const KINDS: Readonly<Record<FoundKind, { readonly title: string; readonly href: (id: string) => string }>> =
  {
    families: inSection('families'),
    learners: { title: 'web.foundLearners', href: (id) => `/admin/families/edit/${id}` },
    learningCenters: inSection('learning-centers'),
    regions: inSection('regions'),
    masterOrganizations: inSection('master-organizations'),
    teachers: inSection('teachers'),
    users: inSection('users'),
    activities: { title: 'web.foundActivities', href: (id) => `/flink-make/edit-activities/${id}/content` },
    words: inSection('words'),
  };

function inSection(section: string) {
  return { title: titleKeyOf(section), href: (id: string) => `/admin/${section}/edit/${id}` };
}

/** Arrow keys go from the field through what was found and back. */
function moveFocus(event: KeyboardEvent<HTMLFormElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a[href]')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function useFound(words: string) {
  const wanted = useDebounced(words.trim(), SEARCH_PAUSE_MS);
  return useQuery({
    queryKey: ['officeSearch', wanted],
    queryFn: async ({ signal }) =>
      (await officeApi('officeSearch', { query: { words: wanted } }, { signal })).data,
    enabled: wanted.length >= MIN_SEARCHED,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

function Places() {
  const { t, locale } = useTexts();
  const router = useRouter();
  const session = useSession();
  const [words, setWords] = useState('');
  const found = useFound(words);
  const here = router.state.location.pathname;
  const wanted = words.trim().toLocaleLowerCase(locale);
  const fits = (label: string) => label.toLocaleLowerCase(locale).includes(wanted);
  const all = sectionsFor(holderOf(session))
    .map(({ path, title }) => ({ href: path, label: t(title) }))
    .filter(({ label }) => fits(label));
  const recent = recentPages()
    .filter(({ path }) => path !== here)
    .map(({ path, title }) => ({ href: path, label: t(title) }))
    .filter(({ label }) => fits(label))
    .reverse();
  const isSearched = wanted.length >= MIN_SEARCHED;
  const rows: readonly Found[] = !isSearched ? [] : (found.data ?? []);
  const groups: readonly SectionGroup[] = [
    { label: t('shell.breadcrumbs'), sections: recent },
    ...foundGroups(rows, t),
    { label: t('web.allPages'), sections: all },
  ].filter(({ sections }) => sections.length > 0);
  const first = groups[0]?.sections[0];
  const isSearching = isSearched && (found.isFetching || !found.isFetched);

  const goToFirst = (event: FormEvent) => {
    event.preventDefault();
    if (first) router.history.push(first.href);
  };

  return (
    <form onSubmit={goToFirst} onKeyDown={moveFocus}>
      <TextField label={t('web.pageName')} icon="search" maxLength={100} value={words} onChange={setWords} />
      {found.isError && isSearched && (
        <div role="alert">
          <p>{t('web.searchFailed')}</p>
          <Button icon="refresh" onClick={() => void found.refetch()}>
            {t('office.empty.tryAgain')}
          </Button>
        </div>
      )}
      {groups.length > 0 && <SectionList label={t('office.shell.goTo')} groups={groups} />}
      <p role="status">
        {isSearching ? t('web.searching') : groups.length === 0 && !found.isError ? t('web.noSuchPage') : ''}
      </p>
    </form>
  );
}

function foundGroups(rows: readonly Found[], t: (key: string) => string): SectionGroup[] {
  return Object.entries(KINDS).map(([kind, { title, href }]) => ({
    label: t(title),
    sections: rows
      .filter((row) => row.kind === kind)
      .map(({ _id, title: label, detail }) => ({ href: href(_id), label, ...(detail ? { detail } : {}) })),
  }));
}
