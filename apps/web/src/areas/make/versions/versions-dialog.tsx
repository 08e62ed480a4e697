import type { ActivityData } from '@flink/contract/rules/make/activity-parts.ts';
import { workingCopy } from '@flink/make-kit/document/working-copy.ts';
import type { Editing } from '@flink/make-kit/editing.tsx';
import type { Editor } from '@flink/make-kit/editor.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { Tag } from '@flink/ui/office/marks/tag.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { momentText } from '../../../shared/moment.ts';
import { officeApi } from '../../../shared/office/office-api.ts';
import { DifferenceList } from './difference-list.tsx';
import { differencesBetween } from './differences.ts';
import classes from './versions-dialog.module.css';

interface VersionsDialogProps {
  readonly activityId: string;
  /** Of a language version: its language, and what it leaves to its original. */
  readonly language?: string;
  readonly original?: ActivityData;
  readonly editor: Editor;
  readonly editing: Editing;
  readonly onRestore: (document: ActivityData, when: string) => void;
  readonly onClose: () => void;
}

/** Who saved it and when; what was otherwise then, beside what stands there now; and the way back. */
export function VersionsDialog(props: VersionsDialogProps) {
  const { activityId, language = '', original, editor, editing, onRestore, onClose } = props;
  const { t, locale } = useTexts();
  const [chosen, setChosen] = useState<number | null>(null);
  const list = useQuery({
    queryKey: ['make', 'versions', activityId, language],
    queryFn: ({ signal }) =>
      officeApi('activityVersions', { params: { id: activityId }, query: { language } }, { signal }),
    retry: false,
    gcTime: 0,
  });
  const kept = list.data?.data.filter(({ isKept }) => isKept) ?? [];
  const version = chosen ?? kept[1]?.version ?? kept[0]?.version ?? null;
  const then = useQuery({
    queryKey: ['make', 'version', activityId, language, version],
    queryFn: async ({ signal }) => {
      const params = { id: activityId, version: version ?? 0 };
      const { data } = await officeApi('activityVersion', { params, query: { language } }, { signal });
      return data;
    },
    enabled: version !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const copy = then.data ? workingCopy(editor.template, { ...original, ...then.data.data }) : null;
  const now = editing.content as unknown as ActivityData;
  const differences = copy?.ok ? differencesBetween(editor.description, copy.document, now) : [];
  const restore = () => {
    if (copy?.ok && then.data) onRestore(copy.document, momentText(then.data.savedAt, locale, 'medium'));
  };

  return (
    <Dialog
      opened
      closeButton
      width="choose"
      title={t('make.versions.title')}
      lead={t('make.versions.lead')}
      onClose={onClose}
      foot={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('office.dialog.close')}
          </Button>
          <Button
            variant="primary"
            icon="arrow-back-up"
            disabled={!copy?.ok || differences.length === 0}
            onClick={restore}
          >
            {t('make.versions.restore')}
          </Button>
        </>
      }
    >
      {list.error ? (
        <EmptyState
          state={{ kind: 'error', title: list.error.message, message: '', onRetry: () => list.refetch() }}
        />
      ) : list.isPending ? (
        <SkeletonRows rows={5} withPicture={false} />
      ) : kept.length === 0 ? (
        <p>{t('make.versions.none')}</p>
      ) : (
        <div className={classes.both}>
          <div className={classes.list} role="radiogroup" aria-label={t('make.versions.title')}>
            {kept.map((row) => (
              <label key={row.version} className={classes.row}>
                <input
                  type="radio"
                  name="version"
                  checked={row.version === version}
                  onChange={() => setChosen(row.version)}
                />
                <span className={classes.words}>
                  <b>{momentText(row.savedAt, locale, 'medium')}</b>
                  {row.author && <span>{row.author}</span>}
                </span>
                {row.isPublished && <Tag>{t('make.versions.published')}</Tag>}
              </label>
            ))}
          </div>
          <section
            className={classes.compare}
            aria-label={t('make.versions.differences')}
            aria-live="polite"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than the dialog is scrolled by keys.
            tabIndex={0}
          >
            {then.error ? (
              <EmptyState
                state={{
                  kind: 'error',
                  title: then.error.message,
                  message: '',
                  onRetry: () => then.refetch(),
                }}
              />
            ) : copy === null ? (
              <SkeletonRows rows={4} withPicture={false} />
            ) : copy.ok ? (
              <DifferenceList differences={differences} editing={editing} />
            ) : (
              <p>{t('make.versions.unreadable')}</p>
            )}
          </section>
        </div>
      )}
    </Dialog>
  );
}
