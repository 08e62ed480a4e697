import { RESOURCES } from '@flink/contract/resources/all.ts';
import { titleKeyOf } from '@flink/contract/resources/section-title.ts';
import { useLink } from '@flink/ui/office/buttons/link.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import type { Use } from './resource-api.ts';
import classes from './resource-form.module.css';
import type { Managed } from './use-managed.ts';

/** Leads to each of them; those beyond the first few are counted. */
export function UseList({ uses }: { readonly uses: readonly Use[] }) {
  const { t, locale } = useTexts();
  const Link = useLink();
  return (
    <div className={classes.uses}>
      {uses.map(({ section, total, rows }) => (
        <div key={section}>
          <p className={classes.useTitle}>
            {t(titleKeyOf(section))} · {total.toLocaleString(locale)}
          </p>
          <ul className={classes.useRows}>
            {rows.map(({ _id, title }) => (
              <li key={_id}>
                {section in RESOURCES ? (
                  <Link href={`/admin/${section}/edit/${_id}`}>{title}</Link>
                ) : section === 'activities' ? (
                  <Link href={`/flink-make/edit-activities/${_id}/content`}>{title}</Link>
                ) : (
                  title
                )}
              </li>
            ))}
            {total > rows.length && rows.length > 0 && (
              <li>{t('manage.moreUses', { count: total - rows.length })}</li>
            )}
          </ul>
        </div>
      ))}
    </div>
  );
}

interface UsedInProps {
  readonly managed: Managed;
  readonly id: string;
  /** Who uses it without being a row. */
  readonly also?: string | undefined;
}

/** What still refers to a row: it cannot be deleted while this is not empty. */
export function UsedIn({ managed, id, also }: UsedInProps) {
  const { t } = useTexts();
  const uses = useQuery({
    queryKey: ['usedIn', managed.href, id],
    queryFn: () => managed.api.usedIn(id),
    retry: false,
    staleTime: 0,
  });
  if (!uses.data) return null;
  return (
    <Card title={t('manage.usedIn')}>
      <div className={classes.uses}>
        {also && <p className={classes.useTitle}>{also}</p>}
        {uses.data.length > 0 ? <UseList uses={uses.data} /> : !also && t('manage.notUsed')}
      </div>
    </Card>
  );
}
