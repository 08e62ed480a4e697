import type { HomeOf } from '@flink/contract/entities/home.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { StatePip, type StateTone } from '@flink/ui/office/marks/state-pip.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { momentText } from '../moment.ts';
import { officeApi } from '../office/office-api.ts';
import classes from './home.module.css';
import { Figures, FigureTile, HomeGrid, HomeHead } from './home-parts.tsx';
import { countText } from './home-words.ts';
import { HOME_KEY } from './use-role-home.ts';

type LastSync = NonNullable<HomeOf<'school'>['lastSync']>;

const TONES: Readonly<Record<LastSync['state'], StateTone>> = {
  done: 'ok',
  waiting: 'warn',
  failed: 'bad',
  dismissed: 'still',
};

/** CLEVER_ADMIN: whether the school's lists are in step; the settings stand below. */
export default function SchoolHome({ home }: { readonly home: HomeOf<'school'> }) {
  const texts = useTexts();
  const { t, locale } = texts;
  const { organization, districtName, canSync, lastSync } = home;
  const sync = useSyncNow(organization?._id ?? '');
  return (
    <>
      <HomeHead
        sentence={
          organization === null
            ? t('home.school.noOrganization')
            : districtName === null
              ? t('home.school.notLinked', { name: organization.name })
              : t('home.school.linked', { name: organization.name, district: districtName })
        }
        actions={
          canSync && (
            <Button variant="primary" icon="refresh" loading={sync.isPending} onClick={() => sync.mutate()}>
              {t('home.syncNow')}
            </Button>
          )
        }
      />
      <HomeGrid>
        {organization !== null && (
          <Figures>
            <FigureTile label={t('home.school.centers')} value={countText(texts, home.centers)} />
            <FigureTile label={t('home.school.teachers')} value={countText(texts, home.teachers)} />
            <FigureTile label={t('home.school.learners')} value={countText(texts, home.learners)} />
          </Figures>
        )}
        {canSync && (
          <Card title={t('home.school.lastSync')}>
            {lastSync === null ? (
              <p>{t('home.school.neverSynced')}</p>
            ) : (
              <>
                <StatePip tone={TONES[lastSync.state]}>
                  {t(`home.sync.${lastSync.state}`)} · {momentText(lastSync.endedAt, locale)}
                </StatePip>
                <p className={classes.note}>
                  {lastSync.error === null
                    ? t('home.school.changes', {
                        created: countText(texts, lastSync.created),
                        changed: countText(texts, lastSync.changed),
                        archived: countText(texts, lastSync.archived),
                        refused: countText(texts, lastSync.refused),
                      })
                    : t(`error.${lastSync.error}`)}
                </p>
              </>
            )}
          </Card>
        )}
      </HomeGrid>
    </>
  );
}

function useSyncNow(id: string) {
  const { t } = useTexts();
  const queries = useQueryClient();
  const toasts = useToasts();
  return useMutation({
    mutationFn: async () => (await officeApi('syncSchool', { params: { id } })).data,
    networkMode: 'always',
    onSuccess: async (sync) => {
      if (sync?.state === 'done') toasts.show({ message: t('schools.synced') });
      // The settings below show the same syncs.
      await Promise.all([
        queries.invalidateQueries({ queryKey: HOME_KEY }),
        queries.invalidateQueries({ queryKey: ['schoolLink'] }),
      ]);
    },
    onError: (error) => toasts.show({ message: error.message, tone: 'bad' }),
  });
}
