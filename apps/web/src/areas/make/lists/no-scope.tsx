import { allows } from '@flink/contract/access/rules.ts';
import { useLink } from '@flink/ui/office/buttons/link.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { holderOf, isViewing, useSession } from '../../../shared/session/session-store.ts';

/** Who works in all scopes finds none only where none has been made. */
const MAKES_THE_FIRST = {
  flinkMake: { scopes: { all: true } },
  admin: { scopes: { create: true } },
} as const;

/** Where nothing can be sorted in: who makes scopes makes the first one, everybody else asks for one. */
export function NoScope() {
  const { t } = useTexts();
  const Link = useLink();
  const holder = holderOf(useSession());
  if (isViewing || !allows(MAKES_THE_FIRST, holder)) return t('make.noScopes');
  return (
    <>
      {t('make.noScopesMade')} <Link href="/admin/scopes/create">{t('title.adminScopesCreate')}</Link>
    </>
  );
}
