import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';

export interface LanguageDialogProps {
  readonly title: string;
  readonly lead: string;
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  readonly first: string | null;
  readonly onChosen: (language: string) => void;
  readonly onClose: () => void;
}

/** Spec 3 §2.3, locale picker dialog with OK. */
export function LanguageDialog({ title, lead, languages, first, onChosen, onClose }: LanguageDialogProps) {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const [language, setLanguage] = useState(first);
  const confirm = () => {
    if (language === null) void dialogs.info({ title: t('error.editor.noLocaleSelected') });
    else onChosen(language);
  };
  return (
    <Dialog
      opened
      title={title}
      lead={lead}
      onClose={onClose}
      onConfirm={confirm}
      foot={
        <>
          <Button onClick={onClose}>{t('office.dialog.cancel')}</Button>
          <Button variant="primary" onClick={confirm}>
            {t('make.instruction.ok')}
          </Button>
        </>
      }
    >
      <SelectField
        label={t('make.instruction.language')}
        value={language}
        options={languages.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={setLanguage}
      />
    </Dialog>
  );
}
