import { Button } from '@flink/ui/play/buttons/button.tsx';
import { LinkButton } from '@flink/ui/play/buttons/link-button.tsx';
import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useCommonData } from '../../../shared/common-data.ts';
import { useDocument } from '../../../shared/play/use-document.ts';
import styles from '../login/password-dialog.module.css';

const DOCUMENTS = ['quickStart', 'credits'] as const;

/** Help and phone links, and the documents of the login page where there are any (spec 1 §2 and §7). */
export function HelpDialog({
  noPhone,
  phone,
  onClose,
}: {
  readonly noPhone: boolean;
  /** Of the center; the number of the house without it. */
  readonly phone: string | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useTexts();
  const open = useDocument();
  const { config } = useCommonData();
  const called = phone || config.supportPhone;
  const there = DOCUMENTS.filter((key) => Object.keys(config.loginPageDocuments[key] ?? {}).length > 0);

  return (
    <Dialog title={t('signIn.help')} onClose={onClose}>
      <div className={styles.form}>
        <p>{t('signIn.helpText')}</p>
        <div className={styles.ways}>
          <LinkButton href={`mailto:${config.supportEmail}`}>{t('signIn.writeUs')}</LinkButton>
          {!noPhone && (
            <LinkButton href={`tel:${called}`}>{t('signIn.callUs', { phone: called })}</LinkButton>
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
