import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCommonData } from '../../shared/common-data.ts';
import { officeApi } from '../../shared/office/office-api.ts';
import { useDebounced } from '../../shared/use-debounced.ts';
import { resourceApi } from './resource/resource-api.ts';
import classes from './view-documents.module.css';

const SEARCH_PAUSE_MS = 250;
const documents = resourceApi('documents');

/** As many as a list names. */
const MOST_LISTED = 100;

/** The name of its language stands behind that of a document; those in the reader's own come first. */
function ownFirst<Row extends { readonly title: string }>(
  rows: readonly Row[],
  language: string | undefined,
): readonly Row[] {
  const isOwn = ({ title }: Row) => title.endsWith(`(${language})`);
  return [...rows.filter(isOwn), ...rows.filter((row) => !isOwn(row))];
}

/** Documents for everybody who works here: read in the browser, or taken along. */
export default function ViewDocumentsScreen() {
  const { t, locale } = useTexts();
  const ownLanguage = useCommonData().locales.find(({ code }) => code === locale)?.name;
  const toasts = useToasts();
  const [typed, setTyped] = useState('');
  const words = useDebounced(typed, SEARCH_PAUSE_MS);
  const found = useQuery({
    queryKey: ['list', 'documents', words],
    queryFn: ({ signal }) => documents.list(words, signal),
    placeholderData: keepPreviousData,
    retry: false,
  });

  const open = async (id: string, how: 'documentsView' | 'documentsDownload') => {
    try {
      const { link } = await officeApi(how, { params: { id } });
      // The link is asked for at the click: it lives for minutes only.
      Object.assign(document.createElement('a'), {
        href: link,
        ...(how === 'documentsView' ? { target: '_blank', rel: 'noopener' } : {}),
      }).click();
    } catch (error) {
      toasts.show({ message: (error as Error).message, tone: 'bad' });
    }
  };

  return (
    <Page form>
      <PageHead title={t('title.adminViewDocuments')} />
      <div className={classes.search}>
        <TextField label={t('manage.findDocument')} icon="search" value={typed} onChange={setTyped} />
      </div>
      {found.isError ? (
        <EmptyState state={{ kind: 'error', onRetry: () => found.refetch() }} />
      ) : !found.data ? (
        <SkeletonRows rows={4} withPicture={false} />
      ) : found.data.length === 0 ? (
        <EmptyState
          state={
            words
              ? { kind: 'filtered', onClear: () => setTyped('') }
              : { kind: 'first', title: t('manage.noDocuments') }
          }
        />
      ) : (
        <ul className={classes.list}>
          {ownFirst(found.data, ownLanguage).map(({ _id, title }) => (
            <li key={_id} className={classes.row}>
              <Icon name="file-text" size={22} />
              <span className={classes.name}>{title}</span>
              <IconButton
                icon="eye"
                label={t('manage.viewDocument', { name: title })}
                onClick={() => void open(_id, 'documentsView')}
              />
              <IconButton
                icon="download"
                label={t('manage.downloadDocument', { name: title })}
                onClick={() => void open(_id, 'documentsDownload')}
              />
            </li>
          ))}
        </ul>
      )}
      {found.data?.length === MOST_LISTED && (
        <p className={classes.first}>{t('manage.firstDocuments', { count: MOST_LISTED })}</p>
      )}
    </Page>
  );
}
