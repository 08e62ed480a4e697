import { listText } from '@flink/contract/texts/format.ts';
import { Card } from '@flink/ui/office/page/card.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { useCommonData } from '../../../../shared/common-data.ts';
import { agoText } from '../../../../shared/moment.ts';
import { officeApi } from '../../../../shared/office/office-api.ts';
import classes from './latest-changes.module.css';

/** Who changed a text last; asked anew whenever it was saved. */
export function LatestChanges({ id, version }: { readonly id: string; readonly version: number }) {
  const { t, locale } = useTexts();
  const { locales } = useCommonData();
  const changes = useQuery({
    queryKey: ['stringChanges', id, version],
    queryFn: async ({ signal }) => (await officeApi('stringChanges', { params: { id } }, { signal })).data,
    retry: false,
    staleTime: 0,
  });
  const named = (codes: readonly string[]) =>
    listText(
      codes.map((code) => locales.find((one) => one.code === code)?.displayName ?? code),
      locale,
    );
  if (!changes.data) return null;
  return (
    <Card title={t('manage.latestChanges')}>
      {changes.data.length === 0 ? (
        <p className={classes.none}>{t('manage.neverChanged')}</p>
      ) : (
        <ul className={classes.changes}>
          {changes.data.map(({ _id, who, at, languages, isNew }) => (
            <li key={_id}>
              <span>
                {who}
                {isNew ? `, ${t('manage.madeIt')}` : languages.length > 0 && `, ${named(languages)}`}
              </span>
              <time dateTime={at}>{agoText(at, locale, Date.now())}</time>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
