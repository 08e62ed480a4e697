import { valueAt } from '@flink/make-kit/document/place.ts';
import type { Editing } from '@flink/make-kit/editing.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { officeApi } from '../../../shared/office/office-api.ts';
import { type ParentVideo, videoIn, withKept } from './parent-video-choice.ts';
import classes from './parent-videos.module.css';

const PLACE = ['options', 'parentVideos'] as const;

/** Spec 3 §3: options.parentVideos, keyed by locale code; learners' parents see the one of their language. */
export function ParentVideos({ editing }: { readonly editing: Editing }) {
  const { t } = useTexts();
  const { content, change, host } = editing;
  const found = useQuery({
    queryKey: ['make', 'parent-videos'],
    queryFn: async ({ signal }) =>
      (await officeApi('animationsList', { query: { types: 'ParentVideos' } }, { signal })).data
        .ParentVideos ?? {},
    retry: false,
  });
  const offered = (code: string): readonly ParentVideo[] => found.data?.[code] ?? [];
  const rows = host.languages.flatMap(({ code, name }) => {
    const chosen = videoIn(valueAt(content, [...PLACE, code]));
    const videos = withKept(offered(code), chosen);
    return videos.length === 0 ? [] : [{ code, name, chosen, videos }];
  });
  const choose = (code: string, video: ParentVideo | undefined) => {
    const kept = { ...(valueAt(content, PLACE) as object | undefined), [code]: video && [video] };
    const known = Object.fromEntries(Object.entries(kept).filter(([, list]) => list !== undefined));
    change(PLACE, Object.keys(known).length === 0 ? undefined : known);
  };
  return (
    <section className={classes.videos} aria-label={t('make.parentVideos')}>
      <h2 className={classes.title}>{t('make.parentVideos')}</h2>
      <p className={classes.hint}>{t('make.parentVideos.hint')}</p>
      {found.isPending && <SkeletonRows rows={2} />}
      {found.isError && <EmptyState state={{ kind: 'error', onRetry: () => void found.refetch() }} />}
      {found.isSuccess && rows.length === 0 && <p className={classes.hint}>{t('make.parentVideos.none')}</p>}
      {!found.isPending && (
        <div className={classes.sheet}>
          {rows.map(({ code, name, chosen, videos }) => (
            <SelectField
              key={code}
              label={name}
              clearable
              placeholder={t('make.parentVideos.usual')}
              value={chosen?.filename ?? null}
              options={videos.map((video) => ({ value: video.filename, label: video.name }))}
              onChange={(file) =>
                choose(
                  code,
                  videos.find(({ filename }) => filename === file),
                )
              }
            />
          ))}
        </div>
      )}
    </section>
  );
}
