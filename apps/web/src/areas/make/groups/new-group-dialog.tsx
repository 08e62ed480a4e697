import { DEFAULT_LOCALE } from '@flink/contract/texts/translate.ts';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import type { MakeCommon } from '../lists/make-data.ts';
import { NewNamedDialog } from '../lists/new-named-dialog.tsx';
import type { GroupType } from './group-types.ts';

interface NewGroupDialogProps {
  readonly common: MakeCommon;
  readonly type: GroupType;
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}

export function NewGroupDialog({ common, type, onClose, onMade }: NewGroupDialogProps) {
  const { t } = useTexts();
  const queries = useQueryClient();
  const [locale, setLocale] = useState(DEFAULT_LOCALE);
  const ofWords = type === 'word';
  return (
    <NewNamedDialog
      title={t('make.groups.new')}
      onClose={onClose}
      onSave={async (name) => {
        const { data } = await officeApi('createGroup', {
          body: { type, name, ...(ofWords ? { locale } : {}) },
        });
        await queries.invalidateQueries({ queryKey: ['make', 'groups'] });
        onMade(data._id);
      }}
    >
      {ofWords && (
        <SelectField
          label={t('make.wordlists.language')}
          searchable
          value={locale}
          onChange={(code) => setLocale(code ?? DEFAULT_LOCALE)}
          options={common.locales.map(({ code, displayName }) => ({ value: code, label: displayName }))}
        />
      )}
    </NewNamedDialog>
  );
}
