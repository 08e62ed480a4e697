import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import type { MakeCommon } from '../lists/make-data.ts';
import { NewNamedDialog } from '../lists/new-named-dialog.tsx';
import { MY_WORDLISTS } from './wordlists-data.ts';

interface NewListDialogProps {
  readonly common: MakeCommon;
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}

/** Spec 3 §9: English where nothing else is said. */
const DEFAULT_LOCALE = 'en';

export function NewListDialog({ common, onClose, onMade }: NewListDialogProps) {
  const { t } = useTexts();
  const queries = useQueryClient();
  const [locale, setLocale] = useState(DEFAULT_LOCALE);
  return (
    <NewNamedDialog
      title={t('make.wordlists.new')}
      onClose={onClose}
      onSave={async (name) => {
        const { data } = await officeApi('createWordlist', { body: { name, locale } });
        await queries.invalidateQueries({ queryKey: MY_WORDLISTS });
        onMade(data._id);
      }}
    >
      <SelectField
        label={t('make.wordlists.language')}
        searchable
        value={locale}
        onChange={(code) => setLocale(code ?? DEFAULT_LOCALE)}
        options={common.locales.map(({ code, displayName }) => ({ value: code, label: displayName }))}
      />
    </NewNamedDialog>
  );
}
