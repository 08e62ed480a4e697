import { DEFAULT_LOCALE } from '@flink/contract/texts/translate.ts';
import { useLink } from '@flink/ui/office/buttons/link.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { officeApi } from '../../../../shared/office/office-api.ts';
import classes from './language-rows.module.css';
import { textsLike } from './texts-like.ts';

/** Leads to texts that say already what somebody types for a new one. */
export function ExistingTexts({ typed }: { readonly typed: string }) {
  const { t } = useTexts();
  const Link = useLink();
  const known = useQuery({
    queryKey: ['distinctStringValues', DEFAULT_LOCALE],
    queryFn: ({ signal }) =>
      officeApi('distinctStringValues', { query: { locale: DEFAULT_LOCALE } }, { signal }),
    retry: false,
  });
  const { same, longer } = textsLike(typed, known.data?.data ?? []);
  const found = [...same, ...longer];
  return (
    <p className={classes.existing} role="status">
      {found.length > 0 && (
        <>
          {t(same.length > 0 ? 'manage.textThere' : 'manage.textsLikeIt')}{' '}
          {found.map((text) => (
            <Link key={text} href={`/admin/strings?search=${encodeURIComponent(text)}`}>
              {text}
            </Link>
          ))}
        </>
      )}
    </p>
  );
}
