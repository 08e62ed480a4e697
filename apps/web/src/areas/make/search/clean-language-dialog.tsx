import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import type { MakeCommon } from '../lists/make-data.ts';

interface CleanLanguageDialogProps {
  readonly count: number;
  readonly locales: MakeCommon['locales'];
  readonly onClose: () => void;
  readonly onClean: (code: string, language: string) => void;
}

/** Asks which language version goes; it cannot be brought back. */
export function CleanLanguageDialog({ count, locales, onClose, onClean }: CleanLanguageDialogProps) {
  const { t, locale } = useTexts();
  const [code, setCode] = useState<string | null>(locales.find((one) => one.code === locale)?.code ?? null);
  const chosen = locales.find((one) => one.code === code);
  return (
    <Dialog
      opened
      title={t('make.cleanQuestion', { count })}
      lead={t('make.cleanHint')}
      onClose={onClose}
      foot={
        <>
          <Button data-autofocus onClick={onClose}>
            {t('office.dialog.cancel')}
          </Button>
          <Button
            variant="badSolid"
            wraps
            disabled={!chosen}
            onClick={() => chosen && onClean(chosen.code, chosen.displayName)}
          >
            {t('make.cleanAction', { language: chosen?.displayName ?? '' })}
          </Button>
        </>
      }
    >
      <SelectField
        label={t('make.language')}
        value={code}
        onChange={setCode}
        options={locales.map((one) => ({ value: one.code, label: one.displayName }))}
      />
    </Dialog>
  );
}
