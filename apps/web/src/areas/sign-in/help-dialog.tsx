import { Button } from '@flink/ui/play/button.tsx';
import { Dialog } from '@flink/ui/play/dialog.tsx';
import { LinkButton } from '@flink/ui/play/link-button.tsx';
import { useDialogs } from '@flink/ui/play/use-dialogs.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { api } from '../../shared/api.ts';
import { useCommonData } from '../../shared/common-data.ts';
import styles from './password-dialog.module.css';

const DOCUMENTS = ['quickStart', 'credits'] as const;

/** Help and phone links, and the documents of the login page where there are any (spec 1 §2 and §7). */
export function HelpDialog({
  noPhone,
  onClose,
}: {
  readonly noPhone: boolean;
  readonly onClose: () => void;
}) {
  const { t, locale } = useTexts();
  const dialogs = useDialogs();
  const { config } = useCommonData();
  const there = DOCUMENTS.filter((key) => Object.keys(config.loginPageDocuments[key] ?? {}).length > 0);

  const open = async (key: (typeof DOCUMENTS)[number]) => {
    try {
      const { link } = await api('loginPageDocument', { query: { key, localeCode: locale } });
      window.open(link, '_blank', 'noopener');
    } catch {
      await dialogs.error(t('error.auth.emailLookupFailed'));
    }
  };

  return (
    <Dialog title={t('signIn.help')} onClose={onClose}>
      <div className={styles.form}>
        <p>{t('signIn.helpText')}</p>
        <div className={styles.ways}>
          <LinkButton href={`mailto:${config.supportEmail}`}>{t('signIn.writeUs')}</LinkButton>
          {!noPhone && (
            <LinkButton href={`tel:${config.supportPhone}`}>
              {t('signIn.callUs', { phone: config.supportPhone })}
            </LinkButton>
          )}
          {there.map((key) => (
            <Button key={key} onClick={() => open(key)}>
              {t(`signIn.document.${key}`)}
            </Button>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
