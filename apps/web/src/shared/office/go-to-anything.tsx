import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { SectionList } from '@flink/ui/office/shell/section-list.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { recentPages } from '../recent-pages.ts';
import { holderOf, useSession } from '../session/session-store.ts';
import { sectionsFor } from './office-sections.ts';

/** Ctrl K: the pages one has been to, and every page one may open, by a few letters of its name. */
export function GoToAnything({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTexts();
  return (
    <Dialog opened={open} onClose={onClose} title={t('web.goTo')} width="decide">
      {open && <Places />}
    </Dialog>
  );
}

function Places() {
  const { t, locale } = useTexts();
  const router = useRouter();
  const session = useSession();
  const [words, setWords] = useState('');
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
  const groups = [
    { label: t('shell.breadcrumbs'), sections: recent },
    { label: t('web.allPages'), sections: all },
  ].filter(({ sections }) => sections.length > 0);
  const first = groups[0]?.sections[0];

  const goToFirst = (event: FormEvent) => {
    event.preventDefault();
    if (first) router.history.push(first.href);
  };

  return (
    <form onSubmit={goToFirst}>
      <TextField label={t('web.pageName')} icon="search" value={words} onChange={setWords} />
      {groups.length > 0 ? (
        <SectionList label={t('web.goTo')} groups={groups} />
      ) : (
        <p role="status">{t('web.noSuchPage')}</p>
      )}
    </form>
  );
}
