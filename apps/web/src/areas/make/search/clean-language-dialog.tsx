import type { MadeActivity } from '@flink/contract/entities/make.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import type { MakeCommon } from '../lists/make-data.ts';

interface CleanLanguageDialogProps {
  readonly activities: readonly MadeActivity[];
  readonly locales: MakeCommon['locales'];
  readonly onClose: () => void;
  readonly onClean: (code: string, language: string) => void;
}

/** Asks which language version goes; it cannot be brought back. */
export function CleanLanguageDialog({ activities, locales, onClose, onClean }: CleanLanguageDialogProps) {
  const { t, locale } = useTexts();
  const count = activities.length;
  // What none of them has cannot go; where they have none at all, it is said of the one that is chosen.
  const theirs = locales.filter((one) =>
    activities.some(({ languages }) => languages.some((version) => version.locale === one.code)),
  );
  const offered = theirs.length > 0 ? theirs : locales;
  const usual = offered.find((one) => one.code === locale) ?? (offered.length === 1 ? offered[0] : undefined);
  const [code, setCode] = useState<string | null>(usual?.code ?? null);
  const chosen = offered.find((one) => one.code === code);
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
            {chosen ? t('make.cleanAction', { language: chosen.displayName }) : t('make.cleanActionUnchosen')}
          </Button>
        </>
      }
    >
      <SelectField
        label={t('make.language')}
        value={code}
        onChange={setCode}
        options={offered.map((one) => ({ value: one.code, label: one.displayName }))}
      />
    </Dialog>
  );
}
