import { allows } from '@flink/contract/access/rules.ts';
import { useLink } from '@flink/ui/office/buttons/link.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { holderOf, useSession } from '../../../shared/session/session-store.ts';

/** Where nothing can be sorted in: who makes scopes makes the first one, everybody else asks for one. */
export function NoScope() {
  const { t } = useTexts();
  const Link = useLink();
  const mayMake = allows({ admin: { scopes: { create: true } } }, holderOf(useSession()));
  if (!mayMake) return t('make.noScopes');
  return (
    <>
      {t('make.noScopesMade')} <Link href="/admin/scopes/create">{t('title.adminScopesCreate')}</Link>
    </>
  );
}
