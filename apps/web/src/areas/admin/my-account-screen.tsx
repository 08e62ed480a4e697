import { Card } from '@flink/ui/office/card.tsx';
import { Figure } from '@flink/ui/office/fields/figure.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { Page } from '@flink/ui/office/page.tsx';
import { PageHead } from '@flink/ui/office/page-head.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useCommonData } from '../../shared/common-data.ts';
import { chooseLocale } from '../../shared/locale.ts';
import { useSession } from '../../shared/session/session-store.ts';
import styles from './my-account-screen.module.css';

export default function MyAccountScreen() {
  const { t, locale } = useTexts();
  const session = useSession();
  const { locales, config } = useCommonData();
  const offered = locales.filter(({ code }) => config.registrationLocales.includes(code));
  if (!session) return null;
  return (
    <Page form>
      <PageHead title={t('title.adminMyAccount')} />
      <Card>
        <div className={styles.fields}>
          <Figure label={t('web.name')} value={`${session.user.firstname} ${session.user.lastname}`} />
          <Figure label={t('web.role')} value={session.userRole.name} />
          <SelectField
            label={t('shell.language')}
            value={locale}
            options={offered.map(({ code, displayName }) => ({ value: code, label: displayName }))}
            onChange={(code) => code && chooseLocale(code)}
          />
        </div>
      </Card>
    </Page>
  );
}
