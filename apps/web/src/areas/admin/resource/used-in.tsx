import { RESOURCES } from '@flink/contract/resources/all.ts';
import { titleKeyOf } from '@flink/contract/resources/section-title.ts';
import { numberText } from '@flink/contract/texts/format.ts';
import { useLink } from '@flink/ui/office/buttons/link.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import type { Use } from './resource-api.ts';
import classes from './resource-form.module.css';
import type { Managed } from './use-managed.ts';

/** Where a row is looked at; null where it has no page of its own. */
function pageOf(section: string, id: string): string | null {
  if (section in RESOURCES) return `/admin/${section}/edit/${id}`;
  if (section === 'activities') return `/flink-make/edit-activities/${id}/content`;
  if (section === 'wordlists') return `/flink-make/wordlists?list=${id}`;
  return section === 'word-groups' ? `/flink-make/activity-groups?type=word&group=${id}` : null;
}

/** Leads to each of them; those beyond the first few are counted. */
export function UseList({ uses }: { readonly uses: readonly Use[] }) {
  const { t, locale } = useTexts();
  const Link = useLink();
  return (
    <div className={classes.uses}>
      {uses.map(({ section, total, rows }) => (
        <div key={section}>
          <p className={classes.useTitle}>
            {t(titleKeyOf(section))} · {numberText(total, locale)}
          </p>
          <ul className={classes.useRows}>
            {rows.map(({ _id, title }) => {
              const page = pageOf(section, _id);
              return <li key={_id}>{page === null ? title : <Link href={page}>{title}</Link>}</li>;
            })}
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
