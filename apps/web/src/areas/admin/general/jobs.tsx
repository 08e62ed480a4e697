import { Button } from '@flink/ui/office/buttons/button.tsx';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { PlainTable } from '@flink/ui/office/table/plain-table.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { momentText } from '../../../shared/moment.ts';
import { officeApi } from '../../../shared/office/office-api.ts';
import classes from './general.module.css';

const STATES = {
  none: { tone: 'still', icon: 'circle-dashed', text: 'manage.job.notLately' },
  created: { tone: 'still', text: 'manage.job.waiting' },
  retry: { tone: 'warn', text: 'manage.job.again' },
  active: { tone: 'still', text: 'manage.job.running' },
  completed: { tone: 'ok', text: 'manage.job.done' },
  cancelled: { tone: 'still', text: 'manage.job.stopped' },
  failed: { tone: 'bad', text: 'manage.job.failed' },
} as const;

const UNDER_WAY: ReadonlySet<string> = new Set(['created', 'active', 'retry']);

const LOOK_AGAIN_MS = 3_000;

function State({ of }: { readonly of: keyof typeof STATES }) {
  const { t } = useTexts();
  const { text, ...sign } = STATES[of];
  return (
    <StatePip {...sign} inTable>
      {t(text)}
    </StatePip>
  );
}

/** Work on a clock: how it went last, and once more when somebody asks. */
export function Jobs() {
  const { t, locale } = useTexts();
  const toasts = useToasts();
  const jobs = useQuery({
    queryKey: ['jobs'],
    queryFn: ({ signal }) => officeApi('jobs', {}, { signal }),
    retry: false,
    staleTime: 0,
    // Who has asked for a run sees how it ends.
    refetchInterval: ({ state }) =>
      state.data?.data.some((job) => UNDER_WAY.has(job.state)) ? LOOK_AGAIN_MS : false,
  });
  const run = useMutation({
    mutationFn: (name: string) => officeApi('runJob', { params: { name } }),
    networkMode: 'always',
    onSuccess: async () => {
      toasts.show({ message: t('manage.job.asked') });
      await jobs.refetch();
    },
    onError: (error) => toasts.show({ message: error.message, tone: 'bad' }),
  });
  if (jobs.isError) return <EmptyState state={{ kind: 'error', onRetry: () => jobs.refetch() }} />;
  if (!jobs.data) return <SkeletonRows rows={5} withPicture={false} />;
  if (jobs.data.data.length === 0)
    return <EmptyState state={{ kind: 'first', title: t('manage.job.none') }} />;
  return (
    <div className={classes.below}>
      <PlainTable label={t('manage.jobs')}>
        <thead>
          <tr>
            <th scope="col">{t('web.name')}</th>
            <th scope="col">{t('web.state')}</th>
            <th scope="col" className={classes.wide}>
              {t('manage.job.last')}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {jobs.data.data.map(({ name, state, endedAt, askedAt, failures, error }) => (
            <tr key={name}>
              <th scope="row">{t(`manage.jobName.${name}`)}</th>
              <td>
                <State of={state} />
                {failures > 0 && (
                  <p className={classes.error}>{t('manage.job.failures', { count: failures })}</p>
                )}
                {error && <p className={classes.error}>{error}</p>}
                {askedAt && <p className={classes.when}>{momentText(endedAt ?? askedAt, locale)}</p>}
              </td>
              <td className={classes.wide}>
                {askedAt ? momentText(endedAt ?? askedAt, locale) : t('web.none')}
              </td>
              <td className={classes.end}>
                <span className={classes.wide}>
                  <Button
                    icon="refresh"
                    aria-label={t('manage.job.runOf', { name: t(`manage.jobName.${name}`) })}
                    loading={run.isPending && run.variables === name}
                    onClick={() => run.mutate(name)}
                  >
                    {t('manage.job.run')}
                  </Button>
                </span>
                <span className={classes.narrow}>
                  <IconButton
                    icon="refresh"
                    label={t('manage.job.runOf', { name: t(`manage.jobName.${name}`) })}
                    disabled={run.isPending}
                    onClick={() => run.mutate(name)}
                  />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </div>
  );
}
