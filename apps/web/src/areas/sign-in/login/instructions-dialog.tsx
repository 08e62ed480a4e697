import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import { CharacterDisc } from '@flink/ui/play/people/character-disc.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import type { LoginQuery } from './address/login-query.ts';
import styles from './password-dialog.module.css';

interface InstructionsDialogProps {
  readonly instructions: NonNullable<LoginQuery['instructions']>;
}

/** What to do after registering (spec 1 §2, instructionsData and showInstructions). */
export default function InstructionsDialog({ instructions }: InstructionsDialogProps) {
  const { t } = useTexts();
  const [open, setOpen] = useState(true);
  if (!open) return null;
  const close = () => setOpen(false);
  return (
    <Dialog
      title={t('signIn.instructionsTitle', { product: instructions.productName })}
      crown={<CharacterDisc pose="celebrating" sign="check" tint="var(--right-tint)" />}
      onClose={close}
    >
      <div className={styles.form}>
        <p>{t('signIn.instructionsUsername', { username: instructions.username })}</p>
        <p>{t('signIn.instructionsMail')}</p>
        <Button variant="go" data-autofocus onClick={close}>
          {t('signIn.ok')}
        </Button>
      </div>
    </Dialog>
  );
}
