import { ROLE_ALIASES } from '@flink/contract/access/role-aliases.ts';
import { useLink } from '@flink/ui/office/buttons/link.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMatches } from '@tanstack/react-router';
import { holderOf, useSession } from '../session/session-store.ts';
import classes from './office-home.module.css';
import { type OfficeSection, sectionsFor } from './office-sections.ts';

/** The sections of an area that is nobody's first page. */
export const OfficeHome = () => (
  <Page form>
    <OfficeSections />
  </Page>
);

/** Who one is here, and what one can open. */
export function OfficeSections() {
  const { t } = useTexts();
  const session = useSession();
  const title = useMatches().at(-1)?.staticData.title ?? 'title.notFound';
  if (!session) return null;
  const { user, userRole } = session;

  return (
    <>
      <PageHead
        title={t(title)}
        sub={t('web.home.whoYouAre', {
          name: user.firstname,
          // One that was made in the office has the name it was given there.
          role: ROLE_ALIASES.some((alias) => alias === userRole.alias)
            ? t(`web.roleName.${camelCase(userRole.alias)}`)
            : userRole.name,
        })}
      />
      <div className={classes.cards}>
        <Card title={t('web.home.whatYouCanDo')} padded={false}>
          <ul className={classes.list}>
            {sectionsFor(holderOf(session)).map((section) => (
              <li key={section.path}>
                <SectionLink section={section} />
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </>
  );
}

function SectionLink({ section: { path, title, about, icon } }: { readonly section: OfficeSection }) {
  const { t } = useTexts();
  const Link = useLink();
  return (
    <Link href={path} className={classes.link}>
      <span className={classes.sign}>
        <Icon name={icon} size={22} />
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{t(title)}</span>
        <span className={classes.about}>{t(about)}</span>
      </span>
      <Icon name="chevron-right" />
    </Link>
  );
}

/** `MASTER_ADMIN` → `masterAdmin`, as keys are spelt. */
const camelCase = (alias: string): string =>
  alias.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
