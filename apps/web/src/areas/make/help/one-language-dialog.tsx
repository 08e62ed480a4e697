import type { ActivityData } from '@flink/contract/rules/make/activity-parts.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { RadioField } from '@flink/ui/office/fields/radio-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import { inOneLanguage } from './help-document.ts';

interface OneLanguageDialogProps {
  readonly data: ActivityData;
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  readonly onTaken: (next: ActivityData) => void;
  readonly onClose: () => void;
}

/** Which of several helps stays, as with instructions (spec 3 §4.2). */
export function OneLanguageDialog({ data, languages, onTaken, onClose }: OneLanguageDialogProps) {
  const { t } = useTexts();
  const [kept, setKept] = useState(languages[0]?.code ?? null);
  const take = () => {
    if (kept !== null) onTaken(inOneLanguage(data, kept));
  };
  return (
    <Dialog
      opened
      title={t('make.help.one')}
      lead={t('make.help.oneLead')}
      onClose={onClose}
      onConfirm={take}
      foot={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('office.dialog.cancel')}
          </Button>
          <Button variant="primary" disabled={kept === null} onClick={take}>
            {t('make.help.keep')}
          </Button>
        </>
      }
    >
      <RadioField
        label={t('make.language')}
        value={kept}
        onChange={setKept}
        options={languages.map(({ code, name }) => ({ value: code, label: name }))}
      />
    </Dialog>
  );
}
