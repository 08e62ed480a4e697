import { Button } from '@flink/ui/office/buttons/button.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { api } from '../api.ts';
import { useCommonData } from '../common-data.ts';
import type { DocumentName } from '../play/use-document.ts';
import classes from './home.module.css';
import { HomeGrid, HomeHead } from './home-parts.tsx';

const DOCUMENTS: readonly DocumentName[] = ['quickStart', 'credits'];

/** REGULAR: the account below, and the documents that everybody may read. */
export default function AccountHome() {
  const { t, locale } = useTexts();
  const dialogs = useDialogs();
  const { config } = useCommonData();
  const offered = DOCUMENTS.filter((name) => Object.keys(config.loginPageDocuments[name] ?? {}).length > 0);
  const open = async (key: DocumentName) => {
    try {
      const { link } = await api('loginPageDocument', { query: { key, localeCode: locale } });
      window.open(link, '_blank', 'noopener');
    } catch (error) {
      await dialogs.error({ message: error instanceof Error ? error.message : '' });
    }
  };
  return (
    <>
      <HomeHead sentence={t('home.account.sentence')} />
      {offered.length > 0 && (
        <HomeGrid>
          <Card title={t('home.documents')}>
            <div className={classes.actions}>
              {offered.map((name) => (
                <Button key={name} icon="file-text" onClick={() => void open(name)}>
                  {t(`home.document.${name}`)}
                </Button>
              ))}
            </div>
          </Card>
        </HomeGrid>
      )}
    </>
  );
}
